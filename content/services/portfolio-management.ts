import type { PortfolioManagementWords } from '../schema.ts';

export default {
  order: 5,
  name: 'Portfolio Management',
  reviewed: '2026-11-15',
  card: { line: 'Many buildings, one schedule, one renewal date' },
  meta: {
    title: 'Insurance portfolio management for building owners',
    description:
      'One schedule for every building you own: values, deductibles, lender terms and premium by asset, with a worked table of six Texas properties.',
  },
  hero: {
    title: 'Portfolio management',
    subtitle: 'Every building you own, insured from one page',
    description:
      'Ten policies with ten dates hide more than they show. We bring your locations onto one schedule, test the limits against the worst day, follow each purchase and sale, and tell every property what it costs to insure.',
  },
  picture: {
    scene: 'portfolio_management',
    alt: 'Model of nine plots on one base: towers, apartments, a warehouse, a house, a construction site, a shop, a farm, an oil pad and a tank yard',
  },
  intro: {
    heading: 'Insurance, not investments',
    paragraphs: [
      'This page is about insuring a group of properties. We do not manage money or advise on what to buy. We keep the insurance side of your holdings in order so that acquisitions, loans and budgets rest on the same numbers.',
      'The core is a living statement of values. Each line has an address, construction, year, roof, square footage, rebuild cost, rents, lender and the date someone last checked it. Averages are banned: an average value is wrong for every building on the list.',
    ],
  },
  schedule: {
    heading: 'Six assets on one sheet',
    lead: 'Example figures for an invented owner with one master policy. Premium is shared by value and hazard together, so the coast pays for the coast.',
    rows: [
      {
        asset: 'Bayside Terrace Apartments',
        county: 'Galveston',
        value: 18000000,
        deductible: '5% named storm',
        lender: 'Named storm at most 5%',
        premium: 153000,
      },
      {
        asset: 'Westline Garden Apartments',
        county: 'Harris',
        value: 32000000,
        deductible: '3% named storm',
        lender: 'Rents for 18 months',
        premium: 176000,
      },
      {
        asset: 'Sawyer Street Lofts',
        county: 'Harris',
        value: 24000000,
        deductible: '3% named storm',
        lender: 'Ordinance or law A, B and C',
        premium: 120000,
      },
      {
        asset: 'Ridgeview Flex Center',
        county: 'Tarrant',
        value: 14000000,
        deductible: '2% wind and hail',
        lender: 'Roof at replacement cost',
        premium: 91000,
      },
      {
        asset: 'Parkrow Offices',
        county: 'Travis',
        value: 22000000,
        deductible: '1% wind and hail',
        lender: 'Terrorism included',
        premium: 66000,
      },
      { asset: 'Frontera Warehouse', county: 'Webb', value: 10000000, deductible: '1% wind and hail', lender: 'No loan', premium: 34000 },
    ],
    reading:
      'Of $120 million insured, $74 million (62%) stands in Harris and Galveston, within reach of one storm. Galveston holds 15% of the value and carries $153,000 of the $640,000 premium, 24%. Shared by value alone it would be billed $96,000, and the other five would quietly pay the missing $57,000.',
  },
  parts: [
    {
      heading: 'Blanket limits and what tightens them',
      paragraphs: [
        'A blanket limit lets the whole amount follow the building that burns. It is valuable when values are right and expensive to lose. Insurers narrow it with a margin clause, which caps each building at a percent of its scheduled value, or with a loss limit, the most the program pays for one event, set with the model’s help.',
        'We run the worst plausible event across the list, whether a surge, a hailstorm over one county or a fire in the largest building, and compare the result with the limit you would really have that day.',
      ],
    },
    {
      heading: 'The year, in five routines',
      paragraphs: ['None of this is clever. It is calendar work, and somebody has to own it.'],
      points: [
        {
          title: 'Purchases and sales',
          text: 'Tell us about a purchase at letter of intent. We price its insurance, check the newly acquired clause, and add it once you tell us it has closed; sold ones come off the same way.',
        },
        {
          title: 'Lender matrix',
          text: 'Every loan’s insurance terms in one grid, the strictest marked. Tell us the servicer’s dates and we send evidence of property to meet them.',
        },
        {
          title: 'Cost by asset',
          text: 'Premium, fees and retained loss booked to each property by value and hazard. Square footage is easy to allocate by, and usually unfair.',
        },
        {
          title: 'One date',
          text: 'Short-term policies bring stray renewals to a common day, away from the start of hurricane season if we can.',
        },
        {
          title: 'Market comparison',
          text: 'Rate per $100 of value, deductible and limit, set beside risks of similar age and county. It guides a budget and predicts nothing.',
        },
      ],
    },
  ],
  loss: {
    title: 'Three closings in ten weeks, one clause',
    story:
      'An owner buys three small apartment communities between April and June and means to add them at the July renewal. In late June a fire takes most of the third. The master policy covers newly acquired buildings automatically, but only for 90 days and only up to $1 million each. The loan on that building alone is larger.',
    figures: [
      { label: 'Rebuild value of the third purchase', amount: '$4,200,000' },
      { label: 'Fire damage', amount: '$2,600,000' },
      { label: 'Paid, newly acquired limit', amount: '$1,000,000' },
      { label: 'Left with the owner', amount: '$1,600,000', total: true },
    ],
    lesson:
      'One email at closing with the address and the value would have put the building on the schedule. A larger newly acquired limit can often be bought when you plan to grow.',
  },
  notCovered: {
    heading: 'Limits of a master program',
    items: [
      'A shared annual aggregate for flood can be used up by the first event. With a $10 million aggregate, a $7 million flood in May leaves $3 million for every other building until renewal.',
      'One poor building can move the terms of all. Some belong outside the program, and we say which.',
      'Terrorism, unless it was bought. Insurers must offer it under the federal act (TRIA); one loan on the schedule above asks for it, so declining it for all could breach that loan.',
      'Property programs do not carry liability, workers’ compensation or your tenants’ belongings.',
      'We cannot make a lender accept a waiver. We can ask early, with a clear comparison.',
    ],
  },
  texas: {
    title: 'Distance is not diversification',
    lead: 'Owners often believe that twelve addresses mean twelve separate risks.',
    points: [
      'In Texas a single hail track can cross most of Tarrant and Dallas counties in an evening, and one surge can reach properties forty miles apart along Galveston Bay.',
      'Freeze is wider still: in February 2021 every county in the state was under a winter storm warning.',
      'We map your list by county, elevation and roof age, then show how much of it a single event could touch.',
      'Coastal assets may need a separate wind policy; the Texas Windstorm Insurance Association (TWIA) writes many of them. Flood limits are usually shared across the list unless bought per location.',
    ],
    sources: ['Texas Windstorm Insurance Association (TWIA)'],
  },
  next: {
    heading: 'Send the list as it is',
    text: 'A spreadsheet with holes in it is fine. With addresses, year built, square footage and renewal dates we can already map it, and the map usually starts the conversation.',
  },
} satisfies PortfolioManagementWords;
