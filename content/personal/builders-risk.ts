import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 6,
  name: 'Builders Risk',
  reviewed: '2026-11-15',
  card: {
    line: 'For a house on its way up, or opened for a remodel',
    forWhom: 'You need this if you are building, adding a story or gutting a house, and a lender or a contract asks who insures the work.',
  },
  meta: {
    title: 'Builders risk insurance for homes under construction',
    description:
      'Completed value, materials, theft sublimits, soft costs and the day coverage ends: what to settle before the slab of your Texas house is poured.',
  },
  hero: {
    title: 'Builders risk insurance',
    subtitle: 'Your house before it is a house: lumber, wire, windows and time.',
    description:
      'A homeowners policy wants a finished home. While the frame stands open you need one written for work in progress, with owner, contractor and lender named and the end date understood.',
  },
  picture: {
    scene: 'builders_risk',
    alt: 'Model of a two-story wood house frame with scaffolding, a half-laid roof, lumber stacks, workers, a dumpster and a pickup.',
  },
  overview: {
    heading: 'Insure the finished value from day one',
    lead: 'The limit is the completed value of the building, labor and materials together, land left out. It looks too high in week one and is right in the week that matters.',
    paragraphs: [
      'Order it before the slab is poured. Once work has started, many insurers ask for an inspection or decline. In a remodel, say whether the existing house belongs on the policy, because some forms cover the new work and nothing else.',
      'Your contractor’s liability policy is for people the work hurts and property it damages. It does not rebuild your frame after a fire. That is the job of this one.',
    ],
  },
  covers: {
    heading: 'What we cover on the site',
    picture: {
      scene: 'construction',
      alt: 'Model of a construction site: concrete floors with brick and windows going in, scaffolding, a crane, a loaded flatbed, an excavator and a site office.',
    },
    items: [
      { title: 'Work in place', text: 'Framing, walls and windows already built in, for labor as well as material.', at: 'windows' },
      { title: 'Materials on site', text: 'Pipe, block and lumber waiting their turn. Ask whether they must be fenced.', at: 'pipes' },
      {
        title: 'Materials in transit and in storage',
        text: 'The load on the flatbed and the cabinets in a warehouse, each up to a limit you choose.',
        at: 'truck',
      },
      { title: 'Temporary structures', text: 'Scaffolding, forms and fencing, where the policy lists them.', at: 'scaffold' },
      { title: 'Soft costs', text: 'Extra loan interest, permits and fees when covered damage delays the finish.', at: 'site_office' },
      {
        title: 'Theft',
        text: 'Copper, appliances, air conditioners. Usually under a lower limit and with conditions for the site.',
        at: 'fence',
      },
    ],
  },
  highlights: {
    lead: 'Terms to settle before the first delivery.',
    cards: [
      {
        title: 'Completed value',
        text: 'Set the limit at 100% of the finished building, labor included. A lower figure can bring a penalty even on a small loss.',
        figure: { value: '100', unit: '%' },
      },
      {
        title: 'Theft terms',
        text: 'Look for a sublimit, a fence or lighting condition, and whether materials must already be fastened in place to count.',
      },
      {
        title: 'Delay',
        text: 'A fire in month eight also burns the calendar. Soft-cost coverage pays listed costs of a late finish, after a waiting period.',
      },
      {
        title: 'Existing structure',
        text: 'In a renovation the old house is often the larger value. Give it a limit or it stays outside the policy.',
      },
      {
        title: 'Who is named',
        text: 'Owner, general contractor, subcontractors as their interests appear, lender. A name left out can turn a claim into a quarrel.',
      },
      {
        title: 'Wind and water',
        text: 'Open walls catch wind, so coastal sites see percent deductibles. Flood is usually separate and should be started early.',
      },
      {
        title: 'The day it ends',
        text: 'Completion, sale or moving in usually closes the policy. Get permission to occupy before the first mattress arrives.',
      },
    ],
  },
  enhancements: {
    lead: 'Each is priced separately, at additional cost, and offered on eligible policies.',
    items: [
      'Soft costs and extra interest',
      'Existing structure in a remodel',
      'Materials in transit',
      'Materials stored off site',
      'Flood during construction',
      'Higher theft sublimit',
      'Testing of systems',
      'Permission to occupy',
    ],
  },
  figure: {
    kind: 'night',
    heading: 'One build, four gaps in the policy',
    lead: 'Builders risk runs from the first delivery to the last coat of paint, and its sublimits and conditions wait along the way.',
    scale: { unit: 'months', from: 0, to: 10, labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] },
    base: { line: 'Builders risk', note: 'in force all along' },
    events: [
      {
        at: 0.7,
        time: 'Month 1',
        title: 'Lumber goes from the lot',
        base: { answers: true, text: 'Pays, where the site meets its fence condition.' },
        written: { line: 'Builders risk' },
      },
      {
        at: 3.2,
        time: 'Month 4',
        title: 'Water rises through open walls',
        base: { answers: false, text: 'Usually leaves flood out, and a flood policy has a wait.' },
        written: { line: 'Flood during construction' },
      },
      {
        at: 5.6,
        time: 'Month 6',
        title: 'Copper is cut from the walls',
        base: { answers: false, text: 'Pays its theft sublimit of {Paid by the insurer}, then stops.' },
        written: { line: 'Higher theft sublimit' },
        loss: true,
      },
      {
        at: 7.3,
        time: 'Month 8',
        title: 'A fire also burns the calendar',
        base: { answers: false, text: 'Pays for repairs, not for the cost of a late finish.' },
        written: { line: 'Soft costs and extra interest,', note: 'after a waiting period' },
      },
      {
        at: 9.3,
        time: 'Month 10',
        title: 'The first mattress arrives',
        base: { answers: false, text: 'May end when you move in without permission.' },
        written: { line: 'Permission to occupy' },
      },
    ],
    reading: {
      row: 'Left to the owner',
      text: 'left to the owner of a house with $480,000 on the first page. The sublimit on a later one decided.',
    },
    copper: 'The theft',
    note: 'Illustrative build. Your own form decides.',
    ground: 'stone',
  },
  example: {
    title: 'Stripped a week before drywall',
    story:
      'A week before drywall, thieves cut the new copper out of the walls and carry off the air conditioners. The fence was up and locked, as the policy requires. Completed value is $480,000, but theft has a $25,000 sublimit and a $2,500 deductible, which comes off the loss.',
    rows: [
      { label: 'Wire, and the labor to pull it again', amount: '$31,000' },
      { label: 'Air conditioners and copper line sets', amount: '$9,000' },
      { label: 'The loss', amount: '$40,000', total: true },
      { label: 'Theft deductible', amount: '−$2,500' },
      { label: 'Above the theft sublimit', amount: '−$12,500' },
      { label: 'Paid by the insurer', amount: '$25,000', total: true },
      { label: 'Left to the owner', amount: '$15,000', total: true },
    ],
    lesson:
      'The $480,000 on the first page never came into play; the sublimit on a later page did. With the gate left open, the fence condition could have left them with nothing.',
  },
  notCovered: {
    heading: 'What builders risk usually excludes',
    items: [
      'Redoing faulty work or a bad design. Damage that results may be treated differently.',
      'The contractor’s own tools, trailers and rented machines.',
      'Injury to workers or neighbors; that is liability and workers’ compensation.',
      'Land, and often trees, paving or what is buried.',
      'Losses after you moved in without the insurer’s permission.',
    ],
  },
  texas: {
    title: 'Coast, cold and high water',
    lead: 'In the coastal counties served by the Texas Windstorm Insurance Association (TWIA), a house generally needs windstorm inspections at set stages of the work and a certificate of compliance, form WPI-8, before the association insures it. Once walls are closed, a missed stage is hard to prove.',
    points: [
      'Inland, a January freeze finds filled pipes before the heat is on, so ask what the form expects of you.',
      'Flood policies, from the National Flood Insurance Program (NFIP) or a private insurer, come with a wait and with rules for open buildings: begin them with the permit.',
    ],
    sources: ['Texas Windstorm Insurance Association (TWIA)', 'National Flood Insurance Program (NFIP)'],
  },
  differentiators: [
    {
      icon: 'hard-hat',
      title: 'Your budget, line by line',
      text: 'The limit comes from the contract, the allowances and the change orders. When the tile costs more, we ask whether the limit should move.',
    },
    {
      icon: 'handshake',
      title: 'One page for three parties',
      text: 'Owner, builder and lender get the same summary of names, dates and deductibles, so no draw request uncovers a surprise.',
    },
    {
      icon: 'clock',
      title: 'The end date, raised early',
      text: 'Projects run late. We aim to ask about progress before expiration, while an extension is still possible; the date remains yours to keep.',
    },
    {
      icon: 'shield',
      title: 'Site conditions to post',
      text: 'Fence, locks, lights, water shutoff: we pull the duties out of the policy and give your builder a list for the trailer wall.',
    },
  ],
  workWith: [
    'Custom home builders',
    'Owners who build themselves',
    'Families adding a story',
    'Remodelers of older houses',
    'Spec builders',
    'Barn-home builders',
    'Buyers renovating to rent',
    'Borrowers with a draw schedule',
  ],
  questions: [
    'Does the limit equal the finished value without the land?',
    'Is my existing house on the policy?',
    'What does theft pay, and what must we do on site?',
    'What happens if we finish three months late?',
    'Is everyone named, and does the lender’s wording match?',
  ],
  cta: {
    heading: 'Call when the plans are done, not when the truck arrives.',
    lead: 'Send plans, contract, budget and start date. We confirm who must be named, then approach insurers that write homes in progress.',
  },
  sisters: ['homeowners', 'rental-property'],
} satisfies PersonalLineWords;
