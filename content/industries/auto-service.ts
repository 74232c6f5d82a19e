import type { IndustryWords } from '../schema.ts';

export default {
  order: 10,
  name: 'Auto Service',
  reviewed: '2026-11-15',
  card: {
    line: 'Repair, body shops, dealers, towing, car wash',
    goesWrong: 'Hail dents sixty cars on the lot, and the deductible applies sixty times.',
    wePlace: 'Garage liability, garagekeepers, dealer’s open lot, on-hook, tools, dealer errors and pollution.',
  },
  meta: {
    title: 'Auto service insurance: garage, garagekeepers, lot',
    description:
      'Garage liability, garagekeepers, open lot and on-hook for Texas shops, dealers and tow companies: what each pays and how a hail deductible multiplies.',
  },
  hero: {
    title: 'Auto service insurance',
    subtitle: 'The car on the lift belongs to someone else.',
    description:
      'For repair and body shops, dealers, tow operators and car washes. Every car you touch is yours, a customer’s or on a hook, and each is insured by a different coverage. We sort the keys on the board first, then place what stands behind them.',
  },
  picture: {
    scene: 'auto_service',
    alt: 'Model of a service garage with bays marked brakes, tires and oil, cars on lifts, a tow truck out front and a car coming out of a wash tunnel.',
  },
  approach: {
    note: 'Whose car is it?',
    statement:
      'Count the vehicles on your ground at six in the evening: customers’ cars, your inventory, consignments, loaners, tow-ins. That count times what they are worth is what one hailstorm or one fire can reach. We write the figure beside the limits on your declarations page.',
    steps: [
      {
        title: 'Count the keys',
        text: 'By owner, by value and by where they sleep, on your fullest night. Garagekeepers and open-lot limits start from those totals.',
      },
      {
        title: 'Operations, bay by bay',
        text: 'Welding, paint, lifts, tires, calibration, sublet jobs, road tests: each changes what an underwriter asks and which exclusions appear.',
      },
      {
        title: 'Do the storm math',
        text: 'For every quote we multiply the deductible by your worst count and show it beside the premium, before you decide.',
      },
    ],
  },
  why: {
    heading: 'Benchmark follows your cars off the lot',
    picture: {
      scene: 'car_lot',
      alt: 'Model of a dealer’s lot: a car hauler unloading, rows of cars under bunting, a glass showroom, a parts van, a tow truck with a car and a yellow car leaving.',
    },
    reasons: [
      {
        title: 'The test drive',
        text: 'Technician, porter or shopper: we set out who may drive which car and what license records insurers want. A shopper may get only state-minimum limits from your policy.',
        at: 'test_drive',
      },
      {
        title: 'Cars in tow',
        text: 'A customer’s vehicle in tow usually leaves the garagekeepers form behind. The on-hook form should start where that one stops.',
        at: 'towed_car',
      },
      {
        title: 'Parts runs',
        text: 'Your van goes on the auto schedule. A technician sent for a rotor in his own truck calls for hired and non-owned auto, the part for vehicles the shop does not own.',
        at: 'parts_van',
      },
      {
        title: 'Auction purchases',
        text: 'They cross the state on someone else’s trailer. We ask whose policy pays between gavel and lot.',
        at: 'hauler',
      },
    ],
  },
  products: {
    lead: 'The names sound alike and do different jobs. Since 2013 the standard dealers’ form is the auto dealers form (CA 00 25); repair shops often get general liability, auto and garagekeepers instead.',
    lines: [
      {
        line: 'Garage or general liability',
        pays: 'Injuries and damage to others from your premises, operations and finished work, plus the autos it is written to include. Damage to a customer’s car in your care is not in it.',
        who: 'Every shop and dealer',
      },
      {
        line: 'Garagekeepers',
        pays: 'Customers’ vehicles in your care, after the causes you choose: fire, theft, hail, collision. Legal liability pays only if you are responsible; direct primary pays either way.',
        who: 'Repair, body, storage, valet',
      },
      {
        line: 'Dealer’s open lot',
        pays: 'Damage to vehicles you hold for sale: hail, theft, flood if included. False pretense, for a car talked away by fraud, usually has to be added.',
        who: 'Dealers and their floor-plan lenders',
      },
      {
        line: 'On-hook towing',
        pays: 'Damage to a vehicle you are lifting or pulling, up to a per-vehicle limit, while it is attached to your truck.',
        who: 'Tow and recovery operators',
      },
      {
        line: 'Shop property and tools',
        pays: 'Building, lifts, paint booth and diagnostic equipment. Technicians’ own toolboxes need their own line and limit.',
        who: 'Owners and tenants',
      },
      {
        line: 'Dealer errors and omissions',
        pays: 'Claims over honest mistakes in titles, odometer statements or loan disclosures. Defense is often the larger part.',
        who: 'Anyone who titles or finances',
      },
      {
        line: 'Pollution',
        pays: 'Cleanup and claims from used oil, solvent, wash water or a leaking tank, which garage forms mostly exclude.',
        who: 'Lube, body, wash and fuel sites',
      },
      {
        line: 'Workers’ compensation',
        pays: 'Treatment and part of lost wages, in amounts Texas law sets, when a lift slips, a tire bursts or solvent burns.',
        who: 'Any shop with technicians',
      },
      {
        line: 'Auto and umbrella',
        pays: 'Crashes in your wreckers, parts vans and loaners where the garage form does not include them, and more limit above it all.',
        who: 'Shops with vehicles; tow operators',
      },
    ],
  },
  exposures: [
    {
      title: 'Faulty work',
      text: 'Lug nuts missed on a Friday afternoon become a crash on Saturday. The injured driver sues over finished work, and the torque log is your first witness.',
    },
    {
      title: 'Sensor calibration',
      text: 'A new windshield or bumper moves the sensors that brake the car. Skip the calibration, or install a doubtful part, and the safety system may watch the wrong lane.',
    },
    {
      title: 'Fire in the booth',
      text: 'Overspray, rags, a welding spark, a damaged battery pack left indoors. One fire can take the building, twelve customers’ cars and a season of work.',
    },
    {
      title: 'The shopper who keeps driving',
      text: 'A copied license, a cashier’s check, a test drive that never ends. Because you handed over the keys, the insurer may call it false pretense and not theft.',
    },
  ],
  notCovered: {
    heading: 'What garage policies usually do not do',
    items: [
      'Pay for a customer’s car under garage liability. Without garagekeepers, the one that falls off the lift is your bill.',
      'Redo your own bad job. Liability may pay for the crash that follows, not for the second brake job or the part itself.',
      'Pay for a customer’s car under legal-liability garagekeepers when you did nothing wrong, as in most hail.',
      'Replace a car handed to a swindler, unless false pretense is on the open-lot form.',
      'Replace toolboxes your technicians own, or phones and golf clubs left in a customer’s trunk.',
      'Cover a driver named on an exclusion endorsement. One you never reported invites a dispute.',
    ],
  },
  figure: {
    kind: 'handoffs',
    heading: 'The same lot, three kinds of cars',
    lead: 'Your cars, a customer’s and the one that pulls out in front of you are insured apart, and hail tells them apart in eleven minutes.',
    lanes: [
      { name: 'Your cars', short: 'Yours' },
      { name: 'Customer’s car', short: 'Customer' },
      { name: 'Other people', short: 'People' },
    ],
    stations: [
      {
        name: 'Key drop',
        place: 'Thursday, after closing',
        text: 'A customer’s car is in your care before anyone has touched it.',
        vignette: 'lot',
        cells: [
          { state: 'answers', line: 'Dealer’s open lot' },
          { state: 'answers', line: 'Garagekeepers' },
          { state: 'answers', line: 'Garage or general liability' },
        ],
      },
      {
        name: 'Bay and lift',
        place: 'Friday’s job',
        text: 'If it comes off the lift, garage liability will not pay for it. Garagekeepers is written for that.',
        vignette: 'bay',
        cells: [
          { state: 'answers', line: 'Dealer’s open lot' },
          { state: 'answers', line: 'Garagekeepers' },
          { state: 'answers', line: 'Garage or general liability' },
        ],
      },
      {
        name: 'Test drive',
        place: 'A copied license',
        text: 'You handed over the keys, so the insurer may call it false pretense and not theft.',
        vignette: 'road',
        cells: [
          { state: 'condition', line: 'Open lot only with false pretense added' },
          { state: 'answers', line: 'Garagekeepers' },
          { state: 'answers', line: 'Garage or general liability' },
        ],
      },
      {
        name: 'Lot overnight',
        place: 'Eleven minutes of hail',
        text: 'Sixty cars for sale take the same beating. With no cap per event, the deductible comes off each one.',
        vignette: 'rows',
        loss: true,
        cells: [
          { state: 'condition', line: 'Open lot, less $2,500 on every car' },
          { state: 'condition', line: 'Garagekeepers only as direct primary: hail is nobody’s fault' },
          { state: 'answers', line: 'Garage or general liability' },
        ],
      },
      {
        name: 'Saturday’s drive',
        place: 'Picked up and paid',
        text: 'Lug nuts missed on Friday become a crash. The suit is over finished work.',
        vignette: 'road',
        cells: [
          { state: 'answers', line: 'Dealer’s open lot' },
          { state: 'answers', line: 'Garage liability, not the bad job itself' },
          { state: 'answers', line: 'Garage or general liability' },
        ],
      },
    ],
    reading: {
      row: 'Payment given up',
      text: 'given up for {Premium saved} of premium: with the old cap on the deductible, the same storm would have paid {Insurer would have paid with the cap}.',
    },
    copper: 'The hail',
    note: 'Illustrative. Plan view, not to scale.',
    ground: 'mist',
  },
  layout: {
    after: { why: ['wrong'], products: ['words', 'loss', 'finePrint'] },
    headings: { products: 'Products and services for every key on the board', words: 'Names that sound alike' },
  },
  loss: {
    title: 'Eleven minutes of hail, sixty deductibles',
    story:
      'A used-car dealer north of Fort Worth has sixty cars outside when hail comes through at dusk. Each takes about the same beating: $3,800 of dents and glass. At the last renewal the dealer saved $6,000 of premium by dropping the per-event cap on a $2,500 deductible. The insurer’s adjuster counts the cars, and the deductible comes off each one. With the old $25,000 cap, the insurer would have paid $203,000 for the same storm.',
    figures: [
      { label: 'Damage, 60 cars × $3,800', amount: '$228,000' },
      { label: 'Deductible, 60 × $2,500', amount: '−$150,000' },
      { label: 'Insurer pays', amount: '$78,000' },
      { label: 'Insurer would have paid with the cap', amount: '$203,000' },
      { label: 'Payment given up', amount: '$125,000', total: true },
      { label: 'Premium saved', amount: '$6,000' },
    ],
    lesson:
      'Ask for a per-vehicle deductible to be priced with and without a cap per event. This dealer gave up $125,000 for $6,000. Nets, a canopy or indoor parking can change both numbers.',
  },
  texas: {
    title: 'Bonds, permits and hail',
    lead: 'A Texas independent dealer must post a $50,000 surety bond to hold its dealer license, the general distinguishing number; franchised dealers and some trailer dealers are treated differently.',
    points: [
      'The bond stands behind good title and good checks. It is not insurance: if the surety pays, it comes to you for the money.',
      'Tow companies and vehicle storage facilities are licensed by the Texas Department of Licensing and Regulation (TDLR), with insurance minimums that depend on the permit; check yours before you bind.',
      'From Dallas–Fort Worth to San Antonio, hail does much to set the price of an open lot; near the coast it is flood, which open-lot forms may exclude or sublimit.',
    ],
    sources: ['Texas Department of Licensing and Regulation (TDLR)'],
  },
  words: ['garage-liability', 'garagekeepers', 'direct-primary', 'false-pretense', 'on-hook'],
  serve: [
    'Repair shops',
    'Body and paint shops',
    'Independent dealers',
    'Franchised dealers',
    'Tow operators',
    'Tire and lube centers',
    'Car washes',
    'Glass and calibration shops',
    'Detailers',
    'Vehicle storage lots',
  ],
  faq: {
    heading: 'Questions shop owners ask',
    first: ['percent-deductible', 'what-you-need', 'workers-compensation', 'first-day'],
  },
  posts: ['hail-claim-from-roof-to-final-check', 'how-to-read-your-declarations-page', 'keeping-the-doors-open-overhead-expense-cover'],
  contact: {
    heading: 'Tell us your fullest night',
    lead: 'How many vehicles, whose they are and what they are worth, with your declarations page and driver list. We run the storm math on the policy you have and show you the two totals side by side.',
  },
} satisfies IndustryWords;
