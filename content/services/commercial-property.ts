import type { CommercialPropertyWords } from '../schema.ts';

export default {
  order: 1,
  name: 'Commercial Property',
  reviewed: '2026-11-15',
  card: { line: 'Value it, place it, protect it, recover from it' },
  meta: {
    title: 'Commercial property insurance, as a yearly cycle',
    description:
      'How Benchmark values buildings, places property programs, lowers the chance of loss and stays through the claim, with a worked coinsurance example.',
  },
  hero: {
    title: 'Commercial property',
    subtitle: 'Four jobs that repeat every year: value, place, protect, recover',
    description:
      'A property program is only as good as the number it starts from. We measure what your buildings would cost to rebuild, take that number to the market, help you lose less, and stay with you when a loss comes.',
  },
  picture: {
    scene: 'commercial_property',
    alt: 'Model of an office park: a tall glass tower and a lower block joined by a footbridge, with solar carports over the parking lot',
  },
  intro: {
    heading: 'Buy in the right order',
    paragraphs: [
      'Most property trouble begins with the order in which things were done. The premium was settled first, the deductible second, and the value of the building was copied from last year. Then a pipe, a storm or a kitchen decides which of those mattered.',
      'We work the other way around. Value comes first, because limits, percent deductibles and coinsurance all hang on it. The form comes next, then the deductible you can pay in cash, and only then the price.',
    ],
  },
  cycle: {
    heading: 'Around once a year, and back to the mark',
    lead: 'Each station hands its result to the next. What a claim teaches goes into next year’s values, so the loop closes where it began.',
    steps: [
      {
        verb: 'Value',
        title: 'One schedule everyone can trust',
        text: 'We collect construction, occupancy, protection and exposure for each building, note roof age and square footage, and set a rebuild cost per building. Several locations go onto one schedule with an owner and a date beside every figure.',
        service: 'portfolio-management',
      },
      {
        verb: 'Place',
        title: 'Decide what to keep, then buy the rest',
        text: 'Insurers underwrite; we present. Before asking for quotes we test how much loss your cash can carry. Sometimes a plain policy is right. Sometimes a large deductible, a captive or a parametric layer deserves a look.',
        service: 'alternative-risk-financing',
      },
      {
        verb: 'Protect',
        title: 'Change the building, not only the policy',
        text: 'Underwriters price what they can see: a roof plan, a leak sensor, a hot-work permit that gets signed. We walk the site with you, rank the fixes by cost and effect, and write the storm plan before the season opens.',
        service: 'loss-control',
      },
      {
        verb: 'Recover',
        title: 'A claim with a file behind it',
        text: 'Your advisor helps you give notice, keeps the record, reads the coverage letters with you and writes to the insurer when a date passes. The adjuster measures the damage; the insurer decides and pays.',
        service: 'claims-advocacy',
      },
    ],
  },
  parts: [
    {
      heading: 'What a building is worth to its policy',
      paragraphs: [
        'Market value includes land and rent; an insurer rebuilds neither. Tax value is built for another purpose. What counts is the cost to rebuild today, with today’s labor and today’s code, on the day after a storm when everyone else is hiring too.',
        'Order an appraisal about six months before renewal. Arriving with new values in the last two weeks leaves no time to test the market or to phase an increase in.',
      ],
    },
    {
      heading: 'How the program is built',
      paragraphs: ['Larger schedules rarely fit on one insurer’s paper. These are the parts we explain before anything is bound.'],
      points: [
        {
          title: 'Catastrophe modeling',
          text: 'Software estimates wind, hail and flood loss from your addresses and building details. Blank fields are filled with regional averages, so a new roof that nobody recorded is priced like an average old one.',
        },
        {
          title: 'Layers and shares',
          text: 'One insurer may take the first $10 million, three others may split the next $40 million. Every form in the tower must agree, or a gap opens between them.',
        },
        {
          title: 'Percent deductibles',
          text: 'A 3% named-storm deductible on a $15 million building is $450,000, whatever the size of the damage. Ask what the percent is of.',
        },
        {
          title: 'Older roofs',
          text: 'If the form pays a roof past a certain age at actual cash value, a $400,000 roof depreciated by 60% brings $160,000, before the deductible, and the other $240,000 is yours. Ask for the age and the schedule.',
        },
        {
          title: 'Terrorism',
          text: 'Insurers must offer it under the federal terrorism act (TRIA), and you may decline. Many loans do not let you. The federal program behind it now runs through December 31, 2027.',
        },
        {
          title: 'Business income',
          text: 'The worksheet turns your ledger into a limit: net income plus the expenses that go on, for as long as rebuilding really takes.',
        },
        {
          title: 'Lender terms',
          text: 'Loan papers name deductible ceilings, insurer ratings and months of rent. When you send us those pages, we compare them with the quote before you sign.',
        },
      ],
    },
  ],
  loss: {
    title: 'A 2019 value meets a 2024 rebuild',
    story:
      'An electrical fire damages one wing of an office building. The owner carries $8.1 million, a figure nobody had touched since 2019. By 2024 the same building costs $12 million to rebuild. The policy has a 90% coinsurance clause, so the insurer asks what should have been carried: $10.8 million. The owner bought three quarters of that and is paid three quarters of the loss, before the deductible comes off.',
    figures: [
      { label: 'Rebuild cost on the day of the fire', amount: '$12,000,000' },
      { label: 'Required by the 90% clause', amount: '$10,800,000' },
      { label: 'Limit carried (75% of the requirement)', amount: '$8,100,000' },
      { label: 'Fire damage', amount: '$1,600,000' },
      { label: 'After coinsurance, 75% of the damage', amount: '$1,200,000' },
      { label: 'Paid after the $50,000 deductible', amount: '$1,150,000', total: true },
    ],
    lesson:
      'The owner carries $450,000 of a loss well inside the limit. A current value, or an agreed-value provision on eligible policies, would have left only the deductible.',
  },
  notCovered: {
    heading: 'What a property program does not do',
    items: [
      'The usual form does not pay for rising water. Flood is bought separately, with its own limit and, in the National Flood Insurance Program (NFIP), a wait of typically 30 days.',
      'Wear, rot, settling and deferred maintenance stay with the owner, even when a storm is what finally reveals them.',
      'Added cost from newer building codes is paid only as far as ordinance or law limits were bought.',
      'We do not promise a lower rate. We show the market a clean file and tell you what it said.',
    ],
  },
  texas: {
    title: 'Four weather perils, four separate prices',
    lead: 'In Texas, hail, freeze, named storm and flood are each priced, limited and deducted in their own way, often within the same policy.',
    points: [
      'Roof age and covering drive hail terms inland; some insurers settle older roofs at actual cash value only.',
      'Along the Gulf, wind may be excluded and bought separately, sometimes from the Texas Windstorm Insurance Association (TWIA), which asks for proof that the building meets its code and has a maximum of its own for one structure.',
      'After hard freezes, insurers ask whether heat was kept on and pipes were drained in empty suites.',
      'Read the deductible page for all four before you compare premiums.',
    ],
    sources: ['Texas Windstorm Insurance Association (TWIA)'],
  },
  next: {
    heading: 'Start with the schedule you have',
    text: 'Your current policy, statement of values and latest loan requirements tell most of the story. An advisor reads them for old values and clauses that bite, and you hear what we found before any insurer does.',
  },
} satisfies CommercialPropertyWords;
