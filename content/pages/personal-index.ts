import type { PersonalIndexWords } from '../schema.ts';

export default {
  meta: {
    title: 'Personal insurance in Texas: which of nine do you need?',
    description:
      'Personal lines sorted by what is true of your life: the home, the road, the people who count on you. With the questions that decide between them.',
  },
  reviewed: '2026-11-15',
  hero: {
    title: 'Personal insurance',
    subtitle: 'Start with your life. The names of policies can wait.',
    description:
      'You do not have to know what a policy is called. Answer three plain questions, read the sentences under each yes, and stop at the ones that are true of you.',
  },
  picture: {
    scene: 'home_street',
    alt: 'Model of homes around a turning circle: a house, a condo building, a rental and a wood frame going up, with cars, a motorcycle and a family out walking.',
  },
  groups: [
    {
      id: 'home',
      question: 'Is there a house, a condo or a house being built?',
      heading: 'A home',
      lead: 'Who lives there, who owns the walls and whether they are finished: each answer leads to a different policy. Rising water takes a separate policy.',
      lines: ['homeowners', 'condo', 'rental-property', 'builders-risk', 'flood'],
    },
    {
      id: 'road',
      question: 'Does anyone at your address drive or ride?',
      heading: 'The road',
      lead: 'A car policy does not stretch to the motorcycle, nor to the coupe in the garage. Each kind of policy values the machine in a different way.',
      lines: ['auto', 'motorcycle', 'classic-auto'],
    },
    {
      id: 'people',
      question: 'Would someone struggle without your income?',
      heading: 'Your people',
      lead: 'Nothing replaces a person. A policy can replace a paycheck for the years that matter.',
      lines: ['life'],
    },
  ],
  changes: {
    heading: 'Has something just changed?',
    lead: 'Policies describe the life you had when you signed. These are the days to read them again.',
    start: 'Start with',
    after: 'then',
    rows: [
      {
        change: 'You bought your first house',
        first: 'homeowners',
        next: 'flood',
        why: 'Your lender may not ask about rising water, and in the national program (NFIP) the wait is typically 30 days.',
      },
      {
        change: 'You signed for a condo',
        first: 'condo',
        next: 'life',
        why: 'A new mortgage belongs in what your family would have to find without you.',
      },
      {
        change: 'You moved and kept the old house',
        first: 'rental-property',
        next: 'homeowners',
        why: 'Two houses, two kinds of policy. Tell the old insurer you have moved, and keep that policy until a landlord’s is in force.',
      },
      {
        change: 'You are adding a story',
        first: 'builders-risk',
        next: 'homeowners',
        why: 'Tell both insurers. The finished house will cost more to rebuild than the limit was set for.',
      },
      {
        change: 'Your teenager has a permit',
        first: 'auto',
        next: 'homeowners',
        why: 'An umbrella sits above both and asks for certain limits on each.',
      },
      {
        change: 'There is a bike in the garage',
        first: 'motorcycle',
        next: 'auto',
        why: 'Set the two uninsured motorist limits side by side. The rider needs the higher one.',
      },
      {
        change: 'You inherited a 1968 coupe',
        first: 'classic-auto',
        next: 'auto',
        why: 'Insurers of classics usually want a regular car insured for every licensed driver.',
      },
      {
        change: 'A child is on the way',
        first: 'life',
        next: 'auto',
        why: 'While you sign beneficiary forms, look at the injury limits of the car that brings the baby home.',
      },
    ],
  },
  example: {
    title: 'A spring storm, paid line by line',
    story:
      'A spring storm crosses a Houston street in an hour. Hail ruins the roof and dents the car in the driveway. Then the street fills, and water stands in the house. This family holds a homeowners policy with a 2% wind and hail deductible on $350,000, comprehensive on the car, and flood on the building. Each insurer looks at one part of the bill.',
    rows: [
      { label: 'Roof and gutters: homeowners', amount: '$24,000' },
      { label: 'Dented car: auto, comprehensive', amount: '$6,500' },
      { label: 'Floors and walls: flood', amount: '$41,000' },
      { label: 'What the storm cost', amount: '$71,500', total: true },
      { label: 'Deductibles: $7,000, $500 and $2,000', amount: '−$9,500' },
      { label: 'Paid by three insurers', amount: '$62,000', total: true },
      { label: 'Paid if homeowners were the only policy', amount: '$17,000' },
    ],
    lesson: 'No single policy pays more than one of the three lines. With homeowners alone, $54,500 stays with the family.',
  },
  notCovered: {
    heading: 'What none of the nine does alone',
    items: [
      'Insure a business, even a small one in the garage. It usually needs an endorsement or a separate policy.',
      'Replace your pay while you are ill or hurt. That is disability insurance.',
      'Pay a serious injury suit to the end. Home and auto limits may not be enough for one; a personal umbrella adds liability above both, usually from $1 million up, if they carry the limits it asks for.',
      'Insure what a tenant owns. A renters policy pays for your belongings, your liability and a place to stay after a covered loss. Your landlord’s policy does none of that; ask us for a quote.',
      'Reach into the past. After the loss, or with the storm on its way, it is usually too late to buy.',
    ],
  },
  texas: {
    title: 'What we ask every Texan',
    lead: 'How far is the Gulf? In 14 coastal counties and part of Harris, wind and hail may have to be bought from the Texas Windstorm Insurance Association (TWIA), apart from the home policy.',
    points: [
      'How old is the roof? Its age and material steer most home quotes here.',
      'And what have you signed? Uninsured motorist and injury protection must be offered to you and can be declined only in writing, so a signature from years ago may still be deciding.',
      'If an insurer declines your application, cancels or does not renew, section 551.002 of the Insurance Code calls for its reasons in writing. Ask for them.',
    ],
  },
  cta: {
    heading: 'Still not sure? Describe your household',
    lead: 'Who lives there, what you own, what you drive. We tell you which lines to settle first and which can wait.',
  },
  call: 'Or call',
  page: {
    crumb: 'Personal',
    quote: 'Get Quote',
    sheet: 'a sheet for your meeting',
    highlights: 'Coverage highlights',
    figure: 'What goes wrong',
    enhancements: 'Enhancements worth pricing',
    example: { label: 'Illustrative example', figures: 'In numbers', note: 'Example figures' },
    differentiators: 'What is different here',
    questions: {
      heading: 'Questions to bring',
      lead: 'Ask us these, or ask the broker you have now. This page prints as a sheet with room for the answers.',
      print: 'Print',
    },
    workWith: 'Who we work with',
    sisters: { heading: 'Next door', note: 'The two nearest lines' },
  },
} satisfies PersonalIndexWords;
