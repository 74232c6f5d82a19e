import type { RiskManagementWords } from '../schema.ts';

export default {
  order: 7,
  name: 'Risk Management',
  reviewed: '2026-11-15',
  card: { line: 'A register, an owner, a date, and a number' },
  meta: {
    title: 'Risk management and advisory for Texas companies',
    description:
      'Identify, measure, treat, finance, monitor: a working risk register, insurance clauses in contracts, and total cost of risk, with example figures that add up.',
  },
  hero: {
    title: 'Risk management and advisory',
    subtitle: 'Insurance is one of the answers. Start with the questions.',
    description:
      'Policies pay for part of what can go wrong. We help you list the rest, put a number and an owner on each item, read the insurance clauses you sign, and report it on a page your board will read.',
  },
  picture: {
    scene: 'risk_management',
    alt: 'Model of a terraced hill being surveyed: leveling staffs, marked lines, an instrument on a tripod, a staked-out foundation and a site office',
  },
  intro: {
    heading: 'Measured, like ground before a foundation',
    paragraphs: [
      'Nobody pours a slab on a guess. Yet many companies renew six policies a year without having written down what would hurt them most. The first session takes half a day: operations, finance, people and legal around a table, and a blank register.',
      'You keep the decisions. Our advisors bring loss data, contract reading and the market’s view, and leave you with a list that works whether or not you ever buy another policy from us.',
    ],
  },
  steps: {
    heading: 'Five readings along one line',
    items: [
      {
        verb: 'Identify',
        text: 'Walk the process from purchase order to paid invoice. Ask each lead what would stop them for a week, and what they signed without reading.',
      },
      {
        verb: 'Measure',
        text: 'Score likelihood and severity from 1 to 5, then check the scores against five years of losses. Loss triangles show how old claims keep growing.',
      },
      {
        verb: 'Treat',
        text: 'Avoid, reduce or pass on by contract. Each treatment gets one owner, one date and one sentence that says how we will know it is done.',
      },
      {
        verb: 'Finance',
        text: 'What remains is kept or insured, on purpose. The test is simple: could you write that check this quarter and still make payroll?',
      },
      {
        verb: 'Monitor',
        text: 'Review every quarter, close what is finished, move what has changed. The board sees the top five and what became of last quarter’s five.',
      },
    ],
  },
  register: {
    heading: 'A register you can use on Monday',
    lead: 'Example rows from an invented equipment distributor. Likelihood times severity gives the rank; anything at 12 or more goes to the board.',
    boardAt: 12,
    map: {
      heading: 'The same six on a map',
      text: 'Read it like a survey of slopes: the further up and to the right, the steeper. Money goes to the top corner first, and a treatment has worked when its number moves left or down at the next review.',
    },
    rows: [
      {
        id: 'R1',
        risk: 'Yard floods; inventory under water and sales stop',
        likelihood: 3,
        severity: 5,
        treatment: 'Raise racks, flood limit to match peak stock, agreement for a lot on higher ground',
        owner: 'Operations director',
        due: 'May 31',
      },
      {
        id: 'R2',
        risk: 'Driver causes a serious crash; verdict above limits',
        likelihood: 3,
        severity: 5,
        treatment: 'License checks each quarter, phone policy, umbrella options priced',
        owner: 'Fleet lead',
        due: 'April 30',
      },
      {
        id: 'R3',
        risk: 'Spoofed email changes a supplier’s bank details',
        likelihood: 4,
        severity: 3,
        treatment: 'Call back on a known number, two approvals, crime and cyber read together',
        owner: 'Controller',
        due: 'March 15',
      },
      {
        id: 'R4',
        risk: 'Vendor contract promises coverage nobody bought',
        likelihood: 4,
        severity: 4,
        treatment: 'Insurance clauses reviewed before signature',
        owner: 'General counsel',
        due: 'Now, then ongoing',
      },
      {
        id: 'R5',
        risk: 'Sole mechanic hurt; repairs stop for six weeks',
        likelihood: 2,
        severity: 3,
        treatment: 'Cross-train, service agreement, light-duty list',
        owner: 'Service supervisor',
        due: 'June 30',
      },
      {
        id: 'R6',
        risk: 'Freeze bursts a sprinkler line in the dock',
        likelihood: 3,
        severity: 3,
        treatment: 'Insulate, heat trace, labeled shutoff, drill',
        owner: 'Facilities lead',
        due: 'November 1',
      },
    ],
  },
  clauses: {
    heading: 'Six clauses to read before you sign',
    lead: 'We read insurance clauses only and tell you whether your policies match. That is not legal advice; your attorney decides what to accept.',
    items: [
      {
        title: 'Indemnity',
        text: 'Who pays for whose mistakes. Your policy follows it only for liability that the form agrees to assume.',
      },
      {
        title: 'Additional insured',
        text: 'Look for ongoing and finished work, and for limits higher than yours. A certificate alone gives no one this status.',
      },
      {
        title: 'Primary and noncontributory',
        text: 'Your policy goes first and asks theirs for nothing. It takes an endorsement, on the umbrella too if the contract says so.',
      },
      {
        title: 'Waiver of subrogation',
        text: 'You give up your insurer’s right to recover. Usually acceptable when endorsed before the loss, though it can cost premium and gives up recoveries; never promise it after one.',
      },
      {
        title: 'Required limits',
        text: 'Compare each line with what you carry, including pollution, cyber and professional, which are often copied in from another deal.',
      },
      {
        title: 'Notice and certificates',
        text: 'Few insurers will agree to notify every holder. Track expiration dates instead: yours and those of your vendors.',
      },
    ],
  },
  cost: {
    heading: 'Total cost of risk, two years apart',
    lead: 'Premium is only part of the bill. Example figures for a company with $55 million of revenue in both years: premium rose, and the whole still fell from $13.00 to $12.51 per $1,000 of revenue. Yours may go the other way.',
    rows: [
      { label: 'Premiums, taxes and fees', before: 420000, after: 431000, note: 'The market moved up; the experience modifier moved down' },
      { label: 'Losses within deductibles', before: 185000, after: 128000, note: 'Fewer back injuries and backing collisions' },
      { label: 'Claims handling and staff time', before: 30000, after: 36000, note: 'A part-time coordinator now closes files' },
      { label: 'Safety and protection', before: 20000, after: 52000, note: 'Cameras, rack guards, training days' },
      { label: 'Uninsured and indirect loss', before: 60000, after: 41000, note: 'Overtime, rentals, orders not shipped' },
    ],
  },
  parts: [
    {
      heading: 'Plans for the bad week',
      paragraphs: [
        'A continuity plan settles five things: who decides, where people work, which ten customers are called first, how payroll runs, and how you prove the lost income later. We help you write it and test it at a table once a year. The first test always finds a phone number that no longer works.',
      ],
    },
  ],
  loss: {
    title: 'The limit that existed only in a contract',
    story:
      'A distributor signs a retailer’s vendor agreement without changes. Page 31 promises $5 million of primary, noncontributory liability limits. The distributor carries $2 million and no umbrella. A pallet jack it serviced injures a shopper, the retailer is sued, and the case resolves at $3.2 million. The retailer turns to page 31.',
    figures: [
      { label: 'Limit promised in the contract', amount: '$5,000,000' },
      { label: 'Resolved amount', amount: '$3,200,000' },
      { label: 'Paid by the policy, its limit', amount: '$2,000,000' },
      { label: 'Owed under the contract, uninsured', amount: '$1,200,000', total: true },
    ],
    lesson:
      'Failing to buy promised insurance is a breach, and liability policies usually do not pay for a breach. Twenty minutes with the clause would have led to an umbrella or a smaller promise.',
  },
  notCovered: {
    heading: 'What advisory work does not do',
    items: [
      'It does not replace your counsel, auditor, engineer or safety officer. We say when one is needed.',
      'No score predicts a loss. A register shows what you knew and what you did about it.',
      'We cannot promise savings, a better modifier or an insurer’s approval.',
      'An item without an owner is not treated. We ask, but your people do the work.',
    ],
  },
  texas: {
    title: 'Two Texas rules that change the register',
    lead: 'In construction contracts, Insurance Code chapter 151 voids many clauses that make one side pay for the other’s negligence and limits matching additional insured promises, with an exception for injuries to the indemnitor’s own employees; oilfield agreements have Civil Practice and Remedies Code chapter 127.',
    points: [
      'Elsewhere, Texas courts look for a promise to cover another party’s negligence to be express and conspicuous.',
      'And since most private employers here may choose whether to carry workers’ compensation, the choice belongs on the register as its own line. What opting out costs is told among the questions that close each industry page.',
    ],
    sources: ['Insurance Code chapter 151', 'Civil Practice and Remedies Code chapter 127'],
  },
  next: {
    heading: 'Half a day, one register',
    text: 'Schedule a consultation and send loss runs and your three largest contracts ahead. We prepare a first draft, and you leave the session with ranked risks, owners and dates.',
  },
} satisfies RiskManagementWords;
