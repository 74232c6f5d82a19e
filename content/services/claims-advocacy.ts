import type { ClaimsAdvocacyWords } from '../schema.ts';

export default {
  order: 2,
  name: 'Claims Advocacy',
  reviewed: '2026-11-15',
  card: { line: 'Someone on your side of the file, from notice to payment' },
  meta: {
    title: 'Claims advocacy and the Texas claim clock',
    description:
      'What to do from the first hour to the final payment, which Texas deadlines bind the insurer, and what a broker’s claims advocate does and does not do.',
  },
  hero: {
    title: 'Claims advocacy',
    subtitle: 'A loss is decided on paper. We help you build the paper.',
    description:
      'When something burns, floods or breaks, your advisor opens the claim with you, tells you what to keep, reads what the insurer writes and asks again when a date goes by. The insurer’s adjuster measures. The insurer decides and pays.',
  },
  picture: {
    scene: 'claims_advocacy',
    alt: 'Model of a storm-damaged bakery: a hole in the roof, a blue tarp weighted with stones, a fallen tree on a car, and people talking over a form outside',
  },
  intro: {
    heading: 'What an advocate does all day',
    paragraphs: [
      'Three jobs keep a claim moving. We document: what was there, what happened, what it cost. We explain: which clause the insurer is pointing at and what it asks of you. We escalate: when a reply is late or a letter misreads the policy, we write to the person who can fix it.',
      'We are paid for placing the policy. There is no claim fee and no share of your recovery. If a claim needs an attorney, an engineer or a licensed public insurance adjuster working for you, we say so early.',
    ],
  },
  timeline: {
    heading: 'From the first hour to the last check',
    lead: 'Your steps beside the clocks that Texas Insurance Code chapter 542 sets for insurers on most first-party claims. This is a summary, not legal advice. Federal flood and coastal windstorm claims run on clocks of their own, told further down, and your policy adds duties for you.',
    steps: [
      {
        when: 'Day 0',
        title: 'Safe, stop, photograph',
        you: 'Get people out, shut off water or power if that is safe, then film every room before anything moves. Tarp and pump: most policies require reasonable temporary repairs, and you keep the receipts.',
        limit: '',
        clock: '',
      },
      {
        when: 'Day 1',
        title: 'First notice, in writing',
        you: 'Report the date, place, cause as you know it, and a contact. Phone first if you must, then email.',
        limit: '',
        clock: 'The clock starts when the insurer receives written notice of the claim.',
      },
      {
        when: 'By day 15',
        title: 'Acknowledgment and requests',
        you: 'Log who is handling the claim and every item asked for. Tell us if a request is unclear or you have sent the item before.',
        limit: '15 days',
        clock:
          'to acknowledge the claim, begin investigating and request the items it needs. For an eligible surplus lines insurer: 30 business days.',
      },
      {
        when: 'Weeks 2–6',
        title: 'Inspection and scope',
        you: 'Walk the site with the adjuster. Bring your contractor’s scope, keep damaged parts for salvage and subrogation, and write down what was agreed.',
        limit: '',
        clock: 'More requests are allowed during the investigation if they are necessary.',
      },
      {
        when: 'When you send it',
        title: 'Proof of loss and records',
        you: 'Send estimates, invoices and income records. Sign a sworn proof of loss when the insurer asks; on a federal flood policy, within 60 days of the loss, asked or not. Ask the insurer to confirm that nothing is outstanding.',
        limit: '15 business days',
        clock: 'after receiving all items to accept or reject in writing, with reasons if it rejects.',
      },
      {
        when: 'If it needs longer',
        title: 'More time, with reasons',
        you: 'Read the reasons with us and send what is still missing. Note the new date.',
        limit: 'Up to 45 more days',
        clock: 'to accept or reject, if the insurer tells you in writing why it needs more time.',
      },
      {
        when: 'After acceptance',
        title: 'Payment',
        you: 'Check the arithmetic: depreciation, deductible, any lender named on the check. Ask what is still held back and until when.',
        limit: '5 business days',
        clock: 'after notice that it will pay. For an eligible surplus lines insurer: 20 business days.',
      },
      {
        when: 'Past day 60',
        title: 'Late payment',
        you: 'Tell us. We list the dates in order and send them to the insurer; an attorney can tell you what the delay is worth.',
        limit: '60 days',
        clock: 'after the insurer received all items: if payment of a claim that is owed is delayed longer than that, it owes interest.',
      },
    ],
  },
  parts: [
    {
      heading: 'Flood and windstorm claims have their own deadlines',
      paragraphs: [
        'The state clocks above do not govern two kinds of claim that Texas owners often have after one storm. Put both dates on the calendar the day you give notice.',
      ],
      points: [
        {
          title: 'Federal flood: 60 days',
          text: 'A policy of the National Flood Insurance Program (NFIP) requires your signed and sworn proof of loss within 60 days of the loss, whether or not anyone asks for it, unless the program extends the time in writing. The adjuster’s estimate does not replace it.',
        },
        {
          title: 'Coastal windstorm: one year',
          text: 'A claim with the Texas Windstorm Insurance Association (TWIA) must be filed within one year of the damage (Insurance Code 2210.573). Chapter 2210 also sets its steps for disputes, with deadlines of their own.',
        },
        {
          title: 'Before a weather lawsuit: 61 days',
          text: 'Under Insurance Code chapter 542A, a suit over a storm, hail or similar claim generally needs written notice to the insurer at least 61 days before it is filed. That letter is your attorney’s work.',
        },
      ],
    },
    {
      heading: 'Letters and words you will meet',
      paragraphs: ['Some of these sound like a refusal and are not. Forward every letter the day it comes.'],
      points: [
        {
          title: 'Reserve',
          text: 'The insurer’s own estimate of what a claim may still cost. It is not an offer. The amount appears on your loss runs, so the next underwriter sees it too.',
        },
        {
          title: 'Coverage position letter',
          text: 'States what the insurer accepts, denies or holds open, and why. We match each sentence to the policy and help you answer with facts.',
        },
        {
          title: 'Period of restoration',
          text: 'The time lost income is measured over: how long repairs should take with reasonable speed, not how long yours took.',
        },
        {
          title: 'Appraisal clause',
          text: 'Each side names an appraiser, and an umpire breaks a tie about the amount. It does not settle whether something is covered, and many policies limit or omit it.',
        },
      ],
    },
    {
      heading: 'Before a loss, one folder',
      paragraphs: [
        'Keep the policy, a video of each building, equipment serial numbers, twelve months of sales and the phone number of a mitigation crew in one place that survives a fire. Bring it to the renewal meeting and we go through it together.',
      ],
    },
  ],
  loss: {
    title: 'Wet drywall in the dumpster before the first photo',
    story:
      'A supply line breaks over a weekend in a retail suite. The tenant means well: by Monday noon the soaked drywall of two rooms is gone, unphotographed and unmeasured. Three other rooms are filmed and metered. The adjuster can measure those three and pays on them. For the rest, the owner spends five months gathering hauling receipts, texts and the plumber’s notes.',
    figures: [
      { label: 'Repair estimate, five rooms', amount: '$86,000' },
      { label: 'Rooms with photos and readings', amount: '$52,000' },
      { label: 'Less the deductible', amount: '−$10,000' },
      { label: 'First payment', amount: '$42,000', total: true },
      { label: 'Accepted five months later', amount: '$21,000' },
      { label: 'Never proved', amount: '$13,000' },
    ],
    lesson:
      'Ten minutes of video and a sample of wet board kept in a bag would have put all five rooms into the first conversation. Dry the building, but record it first.',
  },
  notCovered: {
    heading: 'Where our part ends',
    items: [
      'We do not adjust losses, act as a public insurance adjuster or speak for the insurer.',
      'We do not promise an outcome, an amount or a date, and we take no percentage of what you are paid.',
      'We cannot make a deductible go away, and neither may a contractor. The Benchmark Network page tells what Texas law says about it.',
      'We give no legal advice. Deadlines to sue, suit notices and disputes belong with your attorney.',
    ],
  },
  texas: {
    title: 'Why the same Texas storm can run on two clocks',
    lead: 'Whether your policy is written by an admitted or a surplus lines insurer changes two of the deadlines above, so find out first which one you have; the declarations page says.',
    points: [
      'After a weather catastrophe or major natural disaster as defined by the commissioner of insurance, the claim-handling deadlines are extended by 15 days.',
      'Different periods apply where arson is suspected. The interest rate on late payment depends on the kind of claim.',
      'If a letter does not get an answer, the Texas Department of Insurance (TDI) takes complaints about an insurer at no charge; it does not decide what a claim is worth, and it does not run the federal flood program.',
    ],
    sources: ['Texas Department of Insurance (TDI)'],
  },
  next: {
    heading: 'Had a loss today?',
    text: 'Call {phone} between 8 and 6 Central on a weekday, or write to {email} with the address, the date and three photos. After hours, report to your insurer’s claim line first; your policy lists it.',
  },
} satisfies ClaimsAdvocacyWords;
