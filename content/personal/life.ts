import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 9,
  name: 'Life',
  reviewed: '2026-11-15',
  card: {
    line: 'For the people who count on your income and your time',
    forWhom: 'You need this if someone would struggle to keep the house, finish school or run the business without you.',
  },
  meta: {
    title: 'Life insurance: work out the number, then the kind',
    description:
      'Term, whole and universal life in plain words, a needs worksheet you can check, conversion deadlines, and Texas rules on spouses and beneficiaries.',
  },
  hero: {
    title: 'Life insurance',
    subtitle: 'Work out the number first. Then choose the kind.',
    description:
      'If you died this year, some bills would stop and most would not. We help you add up what your family would need, subtract what they already have, and compare policies that fit what is left.',
  },
  picture: {
    scene: 'life',
    alt: 'Model of a family under a great oak: a child on a swing, a picnic, grandparents on a bench, a kite, a duck pond and a small house.',
  },
  overview: {
    heading: 'Term, whole or universal',
    lead: 'Term runs for a set number of years; many policies then continue only at steep yearly prices. Whole life is built to last and builds cash value on a schedule. Universal life lets the premium flex and asks you to keep watching it.',
    paragraphs: [
      'Many term policies can be converted to a permanent one without new health questions, but only until a date in the contract. Picture a twenty-year term that ends at 61. The conversion window closed at 59. The owner who asks on the last day is two years late.',
      'Coverage through your job is welcome and thin: often a multiple of salary, and it may stop when the job does. We count it as extra.',
    ],
  },
  covers: {
    heading: 'What we cover for a family',
    picture: {
      scene: 'three_generations',
      alt: 'Model of a green house with lit windows: a child at the crossing, one on a swing, grandparents on the walk, a car in the drive, a bakery next door.',
    },
    items: [
      { title: 'The house stays theirs', text: 'Enough to pay off the mortgage or keep making the payments.', at: 'roof' },
      {
        title: 'Income that keeps the lights on',
        text: 'Money where a paycheck used to be, for as many years as you decide.',
        at: 'lit_windows',
      },
      {
        title: 'Childhood and school',
        text: 'Care now, tuition later, also for the parent who earns nothing and does everything.',
        at: 'school_child',
      },
      { title: 'Debts', text: 'Car loans, cards, and business notes you signed yourself.', at: 'car' },
      { title: 'Parents who lean on you', text: 'The help you give each month does not have to end with you.', at: 'grandparents' },
      { title: 'Partners and key people', text: 'Buy-sell and key person policies put cash behind an agreement on paper.', at: 'partners' },
    ],
  },
  highlights: {
    lead: 'Clauses that stand behind the death benefit.',
    cards: [
      {
        title: 'The contestable period',
        text: 'For two years a material misstatement on the application can cost the benefit, in Texas only if the insurer proves intent to deceive. Answer every question plainly.',
        figure: { value: '2', unit: 'years' },
      },
      {
        title: 'Conversion deadline',
        text: 'Term may be exchanged for permanent coverage without new medical questions until a stated date or age. Put that date on your calendar.',
      },
      {
        title: 'Contingent beneficiary',
        text: 'Name a second person in case the first dies before you. “Per stirpes” passes a share down to that person’s children.',
      },
      {
        title: 'Money for minors',
        text: 'A child cannot be handed the proceeds. A trust or custodian on the form spares the family a court appointment.',
      },
      {
        title: 'Accelerated benefit',
        text: 'After a qualifying terminal diagnosis, part of the benefit may be paid early. The advance, with charges, comes off the rest.',
      },
      {
        title: 'Waiver of premium',
        text: 'If you become disabled as the rider defines it, premiums may be waived after a waiting period while the policy stays in force.',
      },
      {
        title: 'Taxes',
        text: 'A death benefit is generally income tax free to the people you name. Estates and business policies have exceptions; ask a tax professional.',
      },
    ],
  },
  enhancements: {
    lead: 'Riders are chosen mostly at the start, at additional cost, on eligible policies.',
    items: [
      'Child term rider',
      'Waiver of premium for disability',
      'Accelerated benefit rider',
      'Accidental death benefit',
      'Spouse term rider',
      'Option to buy more later',
      'Return of premium on term',
    ],
  },
  example: {
    title: 'One main salary, two children, a mortgage',
    story:
      'A parent of two earns $60,000; the other parent works a few hours a week. They want the mortgage gone, twelve years of that income, and something toward college. Group life from work is left out because it may end with the job. So are Social Security survivor benefits, which families with young children often receive.',
    rows: [
      { label: 'Mortgage balance', amount: '$240,000' },
      { label: 'Other debts and final expenses', amount: '$35,000' },
      { label: 'Income, 12 years at $60,000', amount: '$720,000' },
      { label: 'Education', amount: '$90,000' },
      { label: 'What the family would need', amount: '$1,085,000', total: true },
      { label: 'Savings they could use', amount: '−$85,000' },
      { label: 'The gap to insure', amount: '$1,000,000', total: true },
    ],
    lesson:
      'The figure errs high: it pays off the mortgage and also replaces income that used to make the payment, and survivor benefits would lower it. Plan for eight years of income instead of twelve, and the gap shrinks by $240,000.',
  },
  notCovered: {
    heading: 'What life insurance usually does not do',
    items: [
      'Pay once premiums have stopped and the grace period has run out.',
      'Pay on suicide in the early period the contract names; premiums may be returned.',
      'Act as an investment plan. Cash value builds slowly, and loans against it reduce the benefit.',
      'Replace your pay while you are alive and unable to work; that is disability insurance.',
      'Follow your will. The beneficiary form decides.',
    ],
  },
  texas: {
    title: 'Community property and old forms',
    lead: 'Texas is a community property state, so a policy paid from shared income may belong to both spouses even if one name is on it, and naming someone else can start a dispute.',
    points: [
      'After a divorce, Texas law may void the designation of a former spouse, while federal law on employer plans can point the other way.',
      'Rely on neither: sign new forms, and name a second beneficiary on each.',
    ],
  },
  differentiators: [
    {
      icon: 'heart',
      title: 'The arithmetic, done together',
      text: 'We add and subtract with you, one line at a time, and leave you the sheet. If it says you need less, we say so.',
    },
    {
      icon: 'search',
      title: 'Several underwriters, one history',
      text: 'Insurers weigh the same health record differently. With your consent we ask informally before you apply. Nobody can promise a decision.',
    },
    {
      icon: 'mail',
      title: 'Beneficiary forms, sent back to you',
      text: 'Marriage, birth, divorce, a new business partner: tell us, and we send you the beneficiary page to check and sign again.',
    },
    {
      icon: 'users',
      title: 'Someone for your family to call',
      text: 'When a death is reported we guide them through claim forms and certificates, and stay in touch until the insurer decides.',
    },
  ],
  workWith: [
    'New parents',
    'First-time homebuyers',
    'Single parents',
    'Stay-at-home parents',
    'Business partners',
    'People changing jobs',
    'Couples who remarried',
    'Grandparents raising children',
  ],
  questions: [
    'If I died this year, what would stop and what would it cost?',
    'What is the last day I can convert my term policy?',
    'Who is named first on each form, and who second?',
    'How much of my coverage ends if I leave my job?',
    'How does a rider define disability or terminal illness?',
  ],
  cta: {
    heading: 'Start from the bills on your kitchen table',
    lead: 'Mortgage balance, pay stub, benefits summary, old policies. We show what kinds of policy fit; the insurer’s underwriting decides.',
  },
  sisters: ['homeowners', 'auto'],
} satisfies PersonalLineWords;
