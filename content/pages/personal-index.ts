import type { PersonalIndex } from '../schema.ts';

export default {
  meta: {
    title: 'Personal insurance in Texas: which of nine do you need?',
    description:
      'Nine personal lines sorted by what is true of your life: the home, the road, the people who count on you. With the questions that decide between them.',
  },
  hero: {
    title: 'Personal insurance',
    subtitle: 'Start with your life. The names of policies can wait.',
    description:
      'You do not have to know what a policy is called. Answer three plain questions, read the sentences under each yes, and stop at the ones that are true of you.',
  },
  picture: {
    scene: 'porch_talk',
    alt: 'Model of a farmhouse porch where an older couple and a younger woman go through papers at a small round table.',
  },
  groups: [
    {
      id: 'home',
      question: 'Is there a house, a unit or a building site?',
      heading: 'A home',
      lead: 'Who lives there, who owns the walls and whether they are finished: each answer leads to a different policy. Water from outside is always a separate question.',
      lines: ['homeowners', 'condo', 'rental-property', 'builders-risk', 'flood'],
    },
    {
      id: 'road',
      question: 'Does anyone at your address drive or ride?',
      heading: 'The road',
      lead: 'A car policy does not stretch to the motorcycle, nor to the coupe under the cover. Each has its own idea of what the machine is worth.',
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
        why: 'Your lender may not ask about rising water, and in the national program the wait is typically 30 days.',
      },
      {
        change: 'You signed for a condo',
        first: 'condo',
        next: 'life',
        why: 'A new mortgage belongs in the sum your family would have to find without you.',
      },
      {
        change: 'You moved and kept the old house',
        first: 'rental-property',
        next: 'homeowners',
        why: 'Two houses, two kinds of policy. Give up neither until the other is in force.',
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
    title: 'One storm, three policies',
    story:
      'A spring storm crosses a Houston street in an hour. Hail ruins the roof and dents the car in the driveway. Then the street fills, and water stands in the house. This family holds a homeowners policy with a 2% wind and hail deductible on $400,000, comprehensive on the car, and flood on the building. Each insurer looks at its own part of the bill.',
    rows: [
      { label: 'Roof and gutters: homeowners', amount: '$24,000' },
      { label: 'Dented car: auto, comprehensive', amount: '$6,500' },
      { label: 'Floors and walls: flood', amount: '$41,000' },
      { label: 'What the storm cost', amount: '$71,500', total: true },
      { label: 'Deductibles: $8,000, $500 and $2,000', amount: '−$10,500' },
      { label: 'Paid by three insurers', amount: '$61,000', total: true },
      { label: 'Paid if homeowners were the only policy', amount: '$16,000' },
    ],
    lesson: 'No single policy answers more than one of the three lines. With homeowners alone, $55,500 stays with the family.',
  },
  notCovered: {
    heading: 'What none of the nine does alone',
    items: [
      'Insure a business, even a small one in the garage. It usually needs a policy or an endorsement of its own.',
      'Replace your pay while you are ill or hurt. That is disability insurance.',
      'Stand up to a serious injury suit. A personal umbrella adds liability above home and auto.',
      'Insure what a tenant owns. If you rent, ask us about a renters policy.',
      'Reach into the past. After the loss, or with the storm on its way, it is usually too late to buy.',
    ],
  },
  texas: {
    title: 'Three things we ask every Texan',
    text: 'How far is the Gulf? In coastal counties wind and hail may have to be bought apart from the home policy. How old is the roof? Its age and material steer most home quotes here. And what have you signed? Uninsured motorist and injury protection must be offered to you and can be declined only in writing, so a signature from years ago may still be deciding.',
  },
  cta: {
    heading: 'Still not sure? Describe your household.',
    lead: 'Who lives there, what you own, what you drive. We tell you which lines to settle first and which can wait.',
  },
  call: 'Or call',
  page: {
    crumb: 'Personal',
    quote: 'Get Quote',
    newTab: 'Opens in a new tab',
    sheet: 'a sheet for your meeting',
    highlights: 'Coverage highlights',
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
} satisfies PersonalIndex;
