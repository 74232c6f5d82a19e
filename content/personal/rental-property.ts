import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 3,
  name: 'Rental Property',
  reviewed: '2026-11-15',
  card: {
    line: 'For landlords, from one house to a street of them',
    forWhom:
      'You need this if someone pays you rent, if you moved out and kept the house, or if it stands empty while you look for a tenant.',
  },
  meta: {
    title: 'Rental property insurance for Texas landlords',
    description:
      'How a landlord policy treats the building, the rent and the weeks between tenants, and why your tenant’s belongings are never part of it.',
  },
  hero: {
    title: 'Rental property insurance',
    subtitle: 'Once a tenant holds the keys, a homeowners policy is the wrong paper.',
    description:
      'We place dwelling policies for the building, the rent and your liability as a landlord. And we ask early about the part most owners forget: the weeks when nobody lives there.',
  },
  picture: {
    scene: 'rental_property',
    alt: 'Model of two attached houses on moving day: a movers’ truck, boxes and a sofa on the sidewalk, bicycles and a For Rent sign.',
  },
  overview: {
    heading: 'The building, the rent and the tenant’s furniture',
    lead: 'The building is yours, the furniture is the tenant’s, and the rent is already promised to the mortgage. One fire can take all three, and each is insured in a different place.',
    paragraphs: [
      'Landlord policies, also called dwelling fire forms, run from basic to open peril. A basic form names a short list of causes. An open-peril form covers direct damage unless it is excluded, which moves the argument onto the exclusions. The price follows the list.',
      'Vacant means empty of people and of furniture. Unoccupied means furnished, with someone coming back. Insurers treat them differently and a turnover can be either, so we write the dates down with you.',
    ],
  },
  covers: {
    heading: 'What we cover for landlords',
    picture: {
      scene: 'after_the_loss',
      alt: 'Model of a small white house after a fire: one end burned open, a tarp on the roof, boxes and a chair on the lawn, a family outside.',
    },
    items: [
      { title: 'The building', text: 'Walls, roof, cabinets and appliances you own, for the causes your form covers.', at: 'fire_damage' },
      {
        title: 'Stopping further damage',
        text: 'A tarp, a board-up, a pump: reasonable steps when the loss itself is covered.',
        at: 'tarp',
      },
      {
        title: 'Fair rental value',
        text: 'Rent lost while a covered loss makes the house unfit to live in, up to a limit or a number of months.',
        at: 'family',
      },
      {
        title: 'Landlord liability',
        text: 'A visitor trips on a loose step and names you. The insurer defends you and pays damages, within the limit.',
        at: 'front_steps',
      },
      { title: 'Debris removal', text: 'Clearing what burned, which can use up a share of the building limit.', at: 'debris' },
      {
        title: 'Not on this policy: the tenant’s things',
        text: 'Boxes, chair and lamp belong on a renters policy. Ask for proof of one in the lease.',
        at: 'belongings',
      },
    ],
  },
  highlights: {
    lead: 'Clauses that decide how a landlord’s bad month ends.',
    cards: [
      {
        title: 'Extended vacancy coverage',
        text: 'Turnover takes time. Extended vacancy coverage runs, on eligible policies, up to 60 days while between tenants, subject to the policy’s conditions.',
        figure: { value: '60', unit: 'days' },
      },
      {
        title: 'Basic, broad or open peril',
        text: 'Each form lists the causes it covers. Burst pipes, for one, may be missing from the shortest. We mark what each step gives up.',
      },
      {
        title: 'Lost rent',
        text: 'Fair rental value pays after a covered fire or storm. A tenant who stops paying is a different problem, usually outside this policy.',
      },
      {
        title: 'Vandalism and theft',
        text: 'Often limited with a tenant in place, and cut off soonest when the house is vacant. Thieves read rental listings too.',
      },
      {
        title: 'Dogs, pools and stairs',
        text: 'Rented houses bring claims over all three. We compare liability limits, animal exclusions and whether an umbrella will sit above.',
      },
      {
        title: 'Short-term guests',
        text: 'Nightly rental is closer to a hotel, and many landlord forms exclude it. Say so at the start; it needs a different form.',
      },
      {
        title: 'Older systems',
        text: 'Insurers ask the age of roof, wiring, plumbing and heat. Receipts for updates can widen your choice of forms.',
      },
    ],
  },
  enhancements: {
    lead: 'House by house, landlords can add these at additional cost, on eligible policies.',
    items: [
      'Extended vacancy between tenants',
      'Replacement cost on the building',
      'Vandalism by tenants',
      'Theft of landlord’s appliances',
      'Water and drain backup',
      'Ordinance or law',
      'Higher fair rental value limit',
      'Umbrella over several houses',
    ],
  },
  example: {
    title: 'A kitchen fire on day twelve of a turnover',
    story:
      'Twelve days after move-out, a painter’s heat gun starts a kitchen fire. The last tenant’s sofa is still inside, waiting for a truck. Repairs take four months, and the next lease at $1,950 a month cannot begin. The vacancy conditions are met; the deductible applies to the building.',
    rows: [
      { label: 'Repairs to the building', amount: '$68,000' },
      { label: 'Building deductible', amount: '−$2,500' },
      { label: 'Rent lost, 4 months at $1,950', amount: '$7,800' },
      { label: 'Paid to the landlord', amount: '$73,300', total: true },
      { label: 'The tenant’s sofa', amount: '$2,200' },
      { label: 'Paid for the sofa by this policy', amount: '$0', total: true },
    ],
    lesson:
      'The building line pays for repairs, the rental-value line replaces rent, and the sofa depends on a renters policy the tenant may not have bought.',
  },
  notCovered: {
    heading: 'What a landlord policy usually does not pay',
    items: [
      'Rent a tenant simply owes you, or the cost of an eviction.',
      'Vandalism once the house has been vacant past the days in the form.',
      'Flood, earth movement, and repairs that age alone made necessary.',
      'Anything the tenant owns, down to the food in the freezer.',
      'An owner it does not name. If an LLC holds title and only you are insured, a claim opens with an argument.',
    ],
  },
  texas: {
    title: 'Locks, alarms and the name on the deed',
    lead: 'Chapter 92 of the Texas Property Code says which locks, latches and door viewers a rental must have, requires smoke alarms, and calls for rekeying no later than the seventh day after a tenant turnover.',
    points: [
      'A missing device can become the center of an injury suit.',
      'If you move a house into an LLC, tell us that week: the named insured should match the title, and the lender’s clause should follow.',
    ],
    sources: ['Property Code chapter 92'],
  },
  differentiators: [
    {
      icon: 'key',
      title: 'Turnover dates on record',
      text: 'Tell us move-out and move-in. We hold them against the vacancy terms and ask the insurer for permission where the form wants it.',
    },
    {
      icon: 'landmark',
      title: 'Title matched to policy',
      text: 'Send us deed, LLC papers and lender clause. We compare the names with the declarations page and list differences; your attorney reads the title.',
    },
    {
      icon: 'house',
      title: 'Several doors, one schedule',
      text: 'Five houses with five renewal dates invite a lapse. Where insurers allow, we bring them onto one date and one list of values.',
    },
    {
      icon: 'clipboard-check',
      title: 'Renters proof worth having',
      text: 'We show you what a tenant’s declarations page should say, so the lease requirement is more than a sentence nobody checks.',
    },
  ],
  workWith: [
    'First-time landlords',
    'Owners who moved away',
    'Heirs to a family house',
    'Duplex and fourplex owners',
    'LLC and trust owners',
    'Out-of-state owners',
    'Short-term rental hosts',
    'Owners with several houses',
  ],
  questions: [
    'How many days may the house stand empty, and what stops first?',
    'Is my form basic, broad or open peril?',
    'How many months of rent would be replaced?',
    'Does the named insured match my deed?',
    'Are dogs, pools or nightly guests excluded?',
  ],
  cta: {
    heading: 'Renting it out? Change the policy before you hand over keys.',
    lead: 'Send the address, the lease and the old policy. We check form, vacancy terms and named insured, then show you what insurers offer.',
  },
  sisters: ['homeowners', 'builders-risk'],
} satisfies PersonalLineWords;
