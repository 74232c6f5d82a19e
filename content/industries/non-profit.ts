import type { IndustryWords } from '../schema.ts';

export default {
  order: 13,
  name: 'Non-Profit',
  reviewed: '2026-11-15',
  card: {
    line: 'Charities, schools, congregations and the arts',
    goesWrong: 'A volunteer on an errand hits a cyclist in her own car, and the charity learns its policy never mentioned volunteers.',
    wePlace: 'Liability with abuse coverage, D&O with employment practices, volunteer accident, events, vans and crime.',
  },
  meta: {
    title: 'Non-profit insurance for charities and schools',
    description:
      'Liability with abuse coverage, directors and officers, volunteer and event insurance for Texas charities, schools and congregations, explained for busy boards.',
  },
  hero: {
    title: 'Non-profit insurance',
    subtitle: 'For organizations run on grants, goodwill and other people’s Saturdays',
    description:
      'A good cause can be sued like anyone else. Children, volunteers, borrowed vans and a gala with wine make a varied risk on a thin budget. We help boards spend it on the claims that could close the doors.',
  },
  picture: {
    scene: 'non_profit',
    alt: 'Model of a community hall with a bell tower and a mural, a food bank truck and market stall in front, and a playground, garden beds and a greenhouse.',
  },
  approach: {
    note: 'Start with the calendar',
    statement:
      'Your program calendar tells us more than your budget does. Tutoring on Tuesdays, a pantry run on Thursdays, camp in June, a gala in October: each line puts different people in your care. We walk through a year of it with you and ask of every entry who could be hurt, and who would pay.',
    steps: [
      {
        title: 'List who acts in your name',
        text: 'Staff, board, volunteers, interns, court-ordered helpers, partner agencies. Then we check whether each policy treats them as insured people or as strangers.',
      },
      {
        title: 'Grant and lease terms',
        text: 'Grant agreements, facility leases and school district forms contain insurance terms. One missed line can hold up a reimbursement.',
      },
      {
        title: 'Bring the board a ranking',
        text: 'We set out which coverage protects the mission, which protects directors, and which can wait a year, with reasons the treasurer can read out.',
      },
    ],
  },
  why: {
    heading: 'Why boards keep Benchmark at the table',
    picture: {
      scene: 'board_table',
      alt: 'Model of an old brick hall cut open to show a board around a long table; steep steps with one handrail, a minibus, and a line of campers between two adults.',
    },
    reasons: [
      {
        title: 'Plain talk, papers on the table',
        text: 'Directors rotate, and most are not insurance people. We can come to one board meeting a year, with four pages and time for awkward questions.',
        at: 'table',
      },
      {
        title: 'Volunteer drivers',
        text: 'Who drives, in what, carrying whom? A sign-up sheet with license and proof of insurance is a good first page.',
        at: 'minibus',
      },
      {
        title: 'Abuse prevention',
        text: 'Background checks, two-adult rules and a written response plan are what abuse underwriters read first. We help you describe what your camp or nursery really does.',
        at: 'campers',
      },
      {
        title: 'Stairs and handrails',
        text: 'Old halls have uneven stairs and one tired handrail. Put the insurer’s survey points in order of cost and the small fixes get done first.',
        at: 'steps',
      },
    ],
  },
  products: {
    lead: 'Your treasurer sees these names on the renewal invoice. Here is what stands behind each.',
    lines: [
      {
        line: 'General liability, volunteers included',
        pays: 'Injury and damage to others at your premises, programs and events, with defense. Check that the form lists volunteers as insureds.',
        who: 'Every organization with visitors',
      },
      {
        line: 'Abuse and molestation',
        pays: 'Defense and damages when someone in your care alleges abuse and you are said to have hired, supervised or responded badly. Ask for a stated limit of its own.',
        who: 'Youth, elder, shelter and faith programs',
      },
      {
        line: 'Directors and officers with employment practices',
        pays: 'Suits over governance, donor intent, membership fights and, most often, firing. Check whether the two parts share one limit.',
        who: 'Boards, paid or unpaid',
      },
      {
        line: 'Volunteer accident',
        pays: 'Medical bills of a volunteer hurt while serving, usually above their own health plan, whoever was at fault.',
        who: 'Builders, gardeners, pantry crews',
      },
      {
        line: 'Vans, hired and non-owned auto',
        pays: 'Crashes in your own vans under commercial auto and, under hired and non-owned, the organization’s liability when a rental or a volunteer’s car runs your errands, above the car owner’s policy.',
        who: 'Anyone who sends people driving',
      },
      {
        line: 'Special event and liquor',
        pays: 'Claims from a gala, run or festival, including alcohol if you sell it or need a permit for it.',
        who: 'Fundraisers and arts groups',
      },
      {
        line: 'Crime and donor data',
        pays: 'Theft by staff, forged checks and, if added, tricked transfers. A volunteer treasurer must be included by wording. Under a cyber form, the cost of a stolen donor list.',
        who: 'All who take gifts, online or in a plate',
      },
      {
        line: 'Fiduciary liability',
        pays: 'Claims that whoever runs your retirement or health plan erred: a late deposit, a missed enrollment, costly funds. Directors and officers forms usually exclude these.',
        who: 'Employers with a benefit plan',
      },
      {
        line: 'Property, fine arts and stained glass',
        pays: 'Buildings, borrowed art, instruments and glass. Restoring an old hall to today’s code costs extra; ordinance or law coverage pays for that part.',
        who: 'Schools, congregations, museums',
      },
      {
        line: 'Workers’ compensation and umbrella',
        pays: 'Treatment and part of lost wages for paid staff, and extra limit over liability and auto. Ask whether it goes over abuse as well; many funders want both policies.',
        who: 'Organizations with staff or large events',
      },
    ],
  },
  exposures: [
    {
      title: 'Abuse allegations',
      text: 'One accusation brings criminal process, press and a civil suit at once. Without a separate limit, general liability may exclude it, defense and all.',
    },
    {
      title: 'Goodwill on four wheels',
      text: 'Fifteen-passenger vans, coolers in hatchbacks, teenagers in back seats. Auto claims are among the costliest a small charity meets, often in cars it does not own.',
    },
    {
      title: 'Board decisions',
      text: 'A board closes a program, moves a restricted gift or dismisses a beloved director. The suit may come from someone who used to sit at that table.',
    },
    {
      title: 'One person with the checkbook',
      text: 'Small offices let one trusted person open mail, deposit and reconcile. The thefts can run for years. Crime applications ask who countersigns.',
    },
  ],
  notCovered: {
    heading: 'What boards are surprised to learn',
    items: [
      'Volunteers seldom get workers’ compensation. An injured one depends on health insurance, your accident policy or a lawsuit.',
      'Abuse is often excluded from general liability, or given a small limit that defense costs use up. Look for it on the declarations page.',
      'The usual non-owned auto form protects the organization and not the volunteer at the wheel, unless volunteers are added as insureds.',
      'An unpaid director can still be sued. Bylaws may promise to repay her costs, but that promise comes out of your bank account.',
      'Trips abroad, trampolines, climbing walls and overnight camps may be cut out by endorsement. Tell us before the flyer goes out.',
    ],
  },
  figure: {
    kind: 'night',
    heading: 'One policy all year, and five holes in it',
    lead: 'General liability runs from the first program to the last board meeting. What it leaves out has to stand on a policy of its own.',
    scale: {
      unit: 'months',
      from: 0,
      to: 12,
      labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    },
    base: { line: 'General liability', note: 'in force all year' },
    events: [
      {
        at: 0.6,
        time: 'January',
        title: 'A visitor trips on the steps',
        base: { answers: true, text: 'Pays for injury to others at your premises, with defense.' },
        written: { line: 'General liability' },
      },
      {
        at: 2.7,
        time: 'March',
        title: 'Wine is sold at the gala',
        base: { answers: false, text: 'May fall silent once you sell alcohol or need a permit.' },
        written: { line: 'Special event and liquor' },
      },
      {
        at: 4.4,
        time: 'May',
        title: 'A pantry errand, a cyclist hurt',
        base: { answers: false, text: 'Crashes go to auto policies, in a volunteer’s own car too.' },
        written: { line: 'Hired and non-owned auto,', note: 'volunteers added as insureds. This pantry had it.' },
        loss: true,
      },
      {
        at: 5.7,
        time: 'June',
        title: 'A ladder slips on the work day',
        base: { answers: false, text: 'Is not a medical plan for your own volunteers.' },
        written: { line: 'Volunteer accident,', note: 'whoever was at fault' },
      },
      {
        at: 7.1,
        time: 'August',
        title: 'An allegation after camp',
        base: { answers: false, text: 'Often excludes abuse, and overnight camps by endorsement.' },
        written: { line: 'Abuse and molestation,', note: 'with a stated limit of its own' },
      },
      {
        at: 10.4,
        time: 'November',
        title: 'The board dismisses a director',
        base: { answers: false, text: 'Pays for injury and damage, not for decisions.' },
        written: { line: 'Directors and officers', note: 'with employment practices' },
      },
    ],
    reading: {
      row: 'Left with the pantry, had it bought no such coverage',
      text: 'would have stayed with the pantry after that errand. It had bought the line and the endorsement, so it was left with {Left for pantry and volunteer}.',
    },
    copper: 'The errand',
    note: 'Illustrative year. Your own forms decide.',
    ground: 'mist',
  },
  layout: {
    after: { approach: ['wrong'], why: ['texas'], products: ['leftOut', 'loss'], serve: ['words'] },
    headings: { products: 'Products and services for a mission', words: 'Terms for the board packet' },
  },
  loss: {
    title: 'A pantry errand in a volunteer’s hatchback',
    story:
      'A food pantry asks a volunteer to fetch bread. Turning into the bakery in her own car, she injures a cyclist. She carries the Texas minimum, $30,000 per injured person. The cyclist’s claim against her and the pantry settles for $285,000. The pantry bought hired and non-owned auto liability with a $1,000,000 limit and had volunteers added as insureds, so the same policy defends her too. Defense is paid beside that limit.',
    figures: [
      { label: 'Settlement with the cyclist', amount: '$285,000' },
      { label: 'Volunteer’s own auto policy, paid first', amount: '−$30,000' },
      { label: 'Pantry’s non-owned auto, paid second', amount: '−$255,000' },
      { label: 'Left for pantry and volunteer', amount: '$0', total: true },
      { label: 'Left with the pantry, had it bought no such coverage', amount: '$255,000' },
    ],
    lesson:
      'The charity damage cap in Texas would not have helped: $285,000 is below it. One coverage line and one endorsement paid the rest; a driver list showed she was on the pantry’s errand.',
  },
  texas: {
    title: 'The immunity act is a bargain, with conditions',
    lead: 'The Charitable Immunity and Liability Act (Civil Practice and Remedies Code chapter 84) limits what many charities can be ordered to pay: $500,000 per person and $1,000,000 per occurrence for bodily injury, $100,000 for property damage.',
    points: [
      'The limit applies only if the organization carries the liability insurance the act specifies. It does not stop a suit, and it falls away for intentional acts or reckless disregard.',
      'Volunteers acting within their duties have protection of their own, but driving is treated differently, up to the insurance that is required or in place.',
      'Hospitals follow other rules, and so do open-enrollment charter schools, whose immunity resembles a school district’s.',
      'Laws of 2025 (SB 1 and HB 1, second special session) set new licensing, emergency-plan and flood-plain rules for youth camps; ask your licensing contact which reach you.',
      'In general, survivors of childhood sexual abuse have until age 48 to sue, institutions included. Keep every old liability policy: the one for a camp in 2026 may be needed in 2060.',
    ],
    sources: ['Civil Practice and Remedies Code chapter 84', 'SB 1 and HB 1 of 2025, second special session'],
  },
  words: ['restricted-gift', 'two-adult-rule', 'additional-insured', 'third-party-employment-claim', 'occurrence-form'],
  serve: [
    'Food banks and pantries',
    'Private and charter schools',
    'Congregations',
    'Youth sports leagues',
    'Shelters and housing charities',
    'Museums and theaters',
    'Animal rescues',
    'Foundations',
    'Mentoring programs',
    'Camps and retreat centers',
    'Community gardens',
  ],
  faq: {
    heading: 'Questions from board tables',
    first: ['workers-compensation', 'certificate', 'additional-insured', 'broker-or-insurer'],
  },
  posts: ['certificates-without-the-back-and-forth', 'twelve-questions-to-ask-any-broker', 'first-24-hours-after-a-property-loss'],
  contact: {
    heading: 'Bring your program calendar to one meeting',
    lead: 'Add your current policies and your two largest grant agreements. The board gets a ranked list: what to fix now, what to price, what can wait.',
  },
} satisfies IndustryWords;
