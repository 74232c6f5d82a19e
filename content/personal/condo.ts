import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 4,
  name: 'Condo',
  reviewed: '2026-11-15',
  card: {
    line: 'For what the association’s policy leaves to you',
    forWhom:
      'You need this if you own a unit and share a roof with neighbors, whether or not you know where the association’s insurance stops.',
  },
  meta: {
    title: 'Condo insurance in Texas: where the master policy stops',
    description:
      'Walls-in coverage, betterments, loss assessment and the master deductible that can land on one owner. How we read your declaration before we quote.',
  },
  hero: {
    title: 'Condo insurance',
    subtitle: 'The association insures a building. You insure everything it leaves to you.',
    description:
      'Where the master policy stops is written in your association’s declaration, and it may stop at the studs, at the paint or somewhere between. We read that document first and fit your policy to the gap.',
  },
  picture: {
    scene: 'condo',
    alt: 'Model of a tall condo building with planted balconies and a rooftop pool; one floor is cut open to show a furnished apartment.',
  },
  overview: {
    heading: 'Bare walls, single entity or all-in',
    lead: 'Those are the three usual lines. Bare walls leaves you everything from the studs inward. Single entity insures the unit as first built. All-in may take in upgrades as well.',
    paragraphs: [
      'The documents of the next building may say something else, and an amendment can change yours. So our first request is the insurance article of your declaration and a certificate of the master policy. “The association covers it” is a guess until you have both.',
      'Then comes the master deductible. Boards raise it to hold premiums down, and the documents may let them charge it to the owner whose unit caused the damage.',
    ],
  },
  covers: {
    heading: 'What we cover inside your walls',
    picture: {
      scene: 'real_estate',
      alt: 'Model of a five-story corner building with balconies, shops at street level, solar panels and air conditioners on the roof.',
    },
    items: [
      {
        title: 'Walls-in building property',
        text: 'Drywall, floors, cabinets and fixtures the declaration makes yours to repair.',
        at: 'corner_bay',
      },
      {
        title: 'Betterments',
        text: 'The oak floor you laid, or bought from the last owner. A master policy need not include it.',
        at: 'lit_window',
      },
      { title: 'Contents', text: 'Furniture, clothes and electronics, at replacement cost if you choose it.', at: 'balcony' },
      {
        title: 'Loss assessment',
        text: 'Your share of a covered loss to common property, such as a torn roof, that outruns the master policy.',
        at: 'roof',
      },
      {
        title: 'Personal liability',
        text: 'Your tub overflows into the unit below, and its owner’s insurer sends you a letter.',
        at: 'unit_below',
      },
      { title: 'Loss of use', text: 'Somewhere to stay when covered damage shuts you out.', at: 'entrance' },
    ],
  },
  highlights: {
    lead: 'Where your policy and the master policy meet.',
    cards: [
      {
        title: 'The usual loss assessment limit',
        text: 'Many condo forms begin at $1,000. One hail year can bring each owner a bill many times that, so we price higher limits.',
        figure: { value: '$1,000', unit: '' },
      },
      {
        title: 'Deductible passed to you',
        text: 'If the documents send the master deductible to one owner, your policy must accept that kind of charge. Some clauses cap it.',
      },
      {
        title: 'Dwelling limit',
        text: 'Set it from a walk-through. Kitchens, baths, flooring and built-ins add up quickly once the studs are bare.',
      },
      {
        title: 'Open-peril option',
        text: 'Standard unit forms list the causes they cover. The upgrade reverses that: direct damage is covered unless the form excludes it.',
      },
      {
        title: 'Leaks from above and below',
        text: 'Who pays depends on where the pipe runs and who caused it. We map that before the ceiling stains.',
      },
      {
        title: 'Renting out your unit',
        text: 'Leasing it, even for a season, can remove parts of an owner’s policy. Tell us first; landlord terms exist for units too.',
      },
      {
        title: 'Long absences',
        text: 'A second home in a tower may sit empty for months. Ask about vacancy terms, shutoff valves and who looks in.',
      },
    ],
  },
  enhancements: {
    lead: 'On eligible policies you may add the following, at additional cost.',
    items: [
      'Higher loss assessment limit',
      'Master deductible charged to you',
      'Open-peril coverage on the unit',
      'Replacement cost on contents',
      'Water and drain backup',
      'Scheduled jewelry and art',
      'Unit rented to others',
      'Identity fraud expense',
    ],
  },
  figure: {
    kind: 'chain',
    heading: 'Water runs down. The bill comes back up.',
    lead: 'The association’s policy repairs the building, and its deductible finds the way back to the unit where the leak began.',
    tiers: [
      {
        name: 'The association',
        text: 'Its master policy repairs three units, above a deductible of {Master deductible charged to the owner}.',
        post: 'answers',
        verdict: 'Pays the rest',
        leg: 3,
        down: {
          name: 'The declaration',
          text: 'Lets the board charge that deductible to one owner.',
          leg: 4,
          tested: true,
        },
      },
      {
        name: 'You, sixth floor',
        text: 'Your policy’s basic loss assessment limit is the only part that reads the board’s letter.',
        post: 'excluded',
        verdict: 'Pays {Basic loss assessment limit pays}',
        leg: 5,
        down: { name: 'A washer hose', text: 'Splits, and the water runs down through the floors.' },
      },
      {
        name: 'Two units below',
        text: 'Ceilings and floors. Neither owner did anything but live under a washer.',
        post: 'loss',
        verdict: 'The water',
        leg: 1,
      },
    ],
    suit: { to: 0, label: 'The bill climbs to the association', leg: 2 },
    legs: [
      'A hose splits.',
      'The damage is the association’s to repair.',
      'The master policy pays above its deductible.',
      'The board charges the deductible to you.',
      'Your unit policy has a small limit for that.',
    ],
    reading: {
      row: 'Left to the owner',
      text: 'left to the owner of one washer. An endorsement that accepts a charge to a single owner would have left {Left to the owner then}.',
    },
    copper: 'The water',
    note: 'Illustrative. Each post is one policy.',
  },
  example: {
    title: 'A washer hose, three units, a $25,000 deductible',
    story:
      'A washer hose splits on the sixth floor and water runs through three units. The master policy repairs the building above its $25,000 deductible, and the declaration lets the board charge that sum to the unit where the leak began. That owner’s deductible under the unit policy has already been met by damage inside the unit.',
    rows: [
      { label: 'Master deductible charged to the owner', amount: '$25,000' },
      { label: 'Basic loss assessment limit pays', amount: '−$1,000' },
      { label: 'Left to the owner', amount: '$24,000', total: true },
      { label: 'Same charge, with an endorsement that accepts it', amount: '$25,000' },
      { label: 'Endorsement, limit $25,000, pays', amount: '−$25,000' },
      { label: 'Left to the owner then', amount: '$0', total: true },
    ],
    lesson:
      'Read two figures together: the master deductible and your loss assessment limit. Then check that the wording accepts a charge to a single owner, because some does not.',
  },
  notCovered: {
    heading: 'What a condo policy usually leaves open',
    items: [
      'Roof, lobby, elevators and other common elements: the association insures those.',
      'Special assessments for repaving, reserves or plain maintenance.',
      'Assessments that grow out of flood, unless your policy insures that cause.',
      'Rising water in the garage, and the storage locker beside it.',
      'A slow drip behind the tile that went on for months.',
    ],
  },
  texas: {
    title: 'What the association must insure',
    lead: 'The Texas Uniform Condominium Act (Property Code, section 82.111) requires an association to insure the common elements where such insurance is reasonably available.',
    points: [
      'In stacked buildings that policy must reach the units too, but need not include improvements owners installed.',
      'When damage comes from an owner’s act or omission, the deductible may be assessed to that owner.',
      'Near the coast, master wind deductibles are often a percent of building value, so a small share can be a large bill.',
    ],
    sources: ['Property Code 82.111'],
  },
  differentiators: [
    {
      icon: 'file-text',
      title: 'Declaration before quote',
      text: 'We read the insurance article, mark where the master policy seems to end and send you our notes: an insurance reading, not legal advice.',
    },
    {
      icon: 'building',
      title: 'Two policies on one sheet',
      text: 'Master and unit policy stand in two columns: causes, limits, deductibles. Where both cells are blank, you and we have something to discuss.',
    },
    {
      icon: 'message',
      title: 'Questions for your board, drafted',
      text: 'If a document is missing or unclear, we write the question to the manager in plain words. You only have to forward it.',
    },
    {
      icon: 'droplets',
      title: 'The first hour of a leak',
      text: 'You get a one-page list: valve, photos, manager, neighbors, our number. It fits on the inside of the laundry closet door.',
    },
  ],
  workWith: [
    'First-time condo buyers',
    'Downsizing couples',
    'Townhome owners',
    'High-rise residents',
    'Second-home owners',
    'Owners who lease their unit',
    'Board members',
    'Parents buying for a student',
  ],
  questions: [
    'Where exactly does the master policy stop in my unit?',
    'How large is the master deductible, and can it be charged to me?',
    'Would my loss assessment limit pay it?',
    'Who replaces the floors the last owner put in?',
    'What must I do if the unit is empty for a month?',
  ],
  cta: {
    heading: 'Find out where your association’s policy stops',
    lead: 'Send the insurance article, the master certificate and your current policy. You get a marked copy, an insurance reading and not legal advice, and options to compare.',
  },
  sisters: ['homeowners', 'rental-property'],
} satisfies PersonalLineWords;
