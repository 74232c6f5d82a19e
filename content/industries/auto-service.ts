import type { Industry } from '../schema.ts';

export default {
  order: 10,
  name: 'Auto Service',
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
    subtitle: 'For repair and body shops, dealers, tow operators and car washes',
    description:
      'Every car you touch is yours, a customer’s or on a hook. A different policy answers for each. We sort the keys on the board first, then place the cover behind them.',
  },
  picture: {
    scene: 'auto_service',
    alt: 'Model of a service garage with bays marked brakes, tires and oil, cars on lifts, a tow truck on the forecourt and a car coming out of a wash tunnel.',
  },
  approach: {
    note: 'Whose car is it?',
    statement:
      'Count the vehicles on your ground at six in the evening: customers’ cars, your inventory, consignments, loaners, tow-ins. The most you could lose in one hailstorm or one fire is that count times its value. Few shops have ever written it down.',
    steps: [
      {
        title: 'Count the keys',
        text: 'By owner, by value and by where they sleep, on your fullest night. The total sets the garagekeepers and open-lot limits.',
      },
      {
        title: 'Follow the work',
        text: 'Welding, paint, lifts, tires, calibration, sublet jobs, road tests: each changes what an underwriter asks and which exclusions appear.',
      },
      {
        title: 'Do the storm sum',
        text: 'For every quote we multiply the deductible by your worst count and show it beside the premium, before you decide.',
      },
    ],
  },
  why: {
    heading: 'Benchmark follows your cars off the lot',
    picture: {
      scene: 'transportation',
      alt: 'Model of a highway into Houston with a box trailer, a tanker, delivery vans, cars and a green pickup under a sign gantry.',
    },
    reasons: [
      {
        title: 'The test drive',
        text: 'Your technician, a shopper, a porter with a learner’s permit: we set out who may drive on your plates and what records insurers want.',
        at: 'car',
      },
      {
        title: 'The car on the hook',
        text: 'A customer’s vehicle in tow usually leaves the garagekeepers form behind. We check that on-hook picks it up where you hook it up.',
        at: 'pickup',
      },
      {
        title: 'Parts runs',
        text: 'Vans, and employees’ own cars sent for a rotor, need a driver list and hired and non-owned auto.',
        at: 'van',
      },
      {
        title: 'Cars bought far away',
        text: 'Auction purchases cross the state on someone else’s trailer. We ask whose policy answers between gavel and lot.',
        at: 'tractor_trailer',
      },
    ],
  },
  products: {
    lead: 'The names sound alike and do different jobs. Read the middle column twice.',
    lines: [
      {
        line: 'Garage liability',
        pays: 'Injuries and damage to others from your premises, your operations and finished work, plus autos you use. Not damage to the customer’s car in your care.',
        who: 'Every shop and dealer',
      },
      {
        line: 'Garagekeepers',
        pays: 'Customers’ vehicles in your care after fire, theft, vandalism or collision. Legal liability pays if you are at fault; direct primary pays either way.',
        who: 'Repair, body, storage, valet',
      },
      {
        line: 'Dealer’s open lot',
        pays: 'Damage to vehicles you hold for sale: hail, theft, flood if included. False pretense, for a car talked away by fraud, is usually added.',
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
        pays: 'Treatment and wage benefits under Texas schedules when a lift slips, a tire bursts or solvent burns.',
        who: 'Any shop with technicians',
      },
    ],
  },
  exposures: [
    {
      title: 'Wheels that come off',
      text: 'Lug nuts missed on a Friday afternoon become a crash on Saturday. The injured driver sues over finished work, and the torque log is your first witness.',
    },
    {
      title: 'A camera aimed wrong',
      text: 'A new windshield or bumper moves the sensors that brake the car. Skip the calibration, or buy a doubtful part, and the safety system looks at the wrong lane.',
    },
    {
      title: 'Fire in the booth',
      text: 'Overspray, rags, a welding spark, a damaged battery pack left indoors. One fire can take the building, twelve customers’ cars and a season of work.',
    },
    {
      title: 'The shopper who keeps driving',
      text: 'A copied license, a cashier’s check, a test drive that never ends. Handing over the keys yourself changes it from theft to false pretense.',
    },
  ],
  notCovered: {
    heading: 'What garage policies do not do',
    items: [
      'Pay for a customer’s car under garage liability. Without garagekeepers, the lift that drops it is your bill.',
      'Redo your own bad job. Cover may answer for the crash that follows, not for the second brake job or the part itself.',
      'Answer for a customer’s car under legal-liability garagekeepers when you did nothing wrong, as in most hail.',
      'Replace a car handed to a swindler, unless false pretense is on the open-lot form.',
      'Cover tools that belong to your technicians, or phones and golf clubs left in the trunk.',
      'Answer for a driver named on an exclusion endorsement. One you never reported invites a dispute.',
    ],
  },
  loss: {
    title: 'Eleven minutes of hail, sixty deductibles',
    story:
      'A used-car dealer north of Fort Worth has sixty cars outside when hail comes through at dusk. Each takes about the same beating: $3,800 of dents and glass. At the last renewal the dealer saved $18,000 of premium by dropping the per-event cap on a $2,500 deductible. The insurer’s adjuster counts the cars, and the deductible comes off each one. With the old $25,000 cap, the same storm would have paid $203,000.',
    figures: [
      { label: 'Damage, 60 cars × $3,800', amount: '$228,000' },
      { label: 'Deductible, 60 × $2,500', amount: '−$150,000' },
      { label: 'Insurer pays', amount: '$78,000' },
      { label: 'Insurer would have paid with the cap', amount: '$203,000' },
      { label: 'Payment given up', amount: '$125,000', total: true },
      { label: 'Premium saved', amount: '$18,000' },
    ],
    lesson:
      'A per-vehicle deductible needs a cap per event. The dealer gave up $125,000 for $18,000. Nets, a canopy or room under a roof can change both numbers.',
  },
  texas: {
    title: 'Bonds, plates and hail alley',
    text: 'A Texas independent dealer must post a $50,000 surety bond to hold its dealer license; franchised dealers and some trailer dealers are treated differently. The bond stands behind good title and good checks. It is not insurance: if the surety pays, it comes to you for the money. Tow companies and vehicle storage facilities are licensed by the Texas Department of Licensing and Regulation, with insurance minimums that depend on the permit, and we confirm yours before binding. From Dallas–Fort Worth to San Antonio, hail decides the price of an open lot; near the coast it is flood, which open-lot forms may exclude or sublimit.',
  },
  words: [
    { term: 'Garage', meaning: 'Your liability to others. It answers for the person who trips and the car your tow truck hits.' },
    {
      term: 'Garagekeepers',
      meaning: 'The customer’s own car while you hold the keys. Two words run together, and a separate limit at each location.',
    },
    {
      term: 'Direct primary',
      meaning: 'Garagekeepers that pays for the customer’s car without asking who was at fault. It costs more than legal liability.',
    },
    {
      term: 'False pretense',
      meaning: 'Loss of a vehicle you gave up willingly because someone tricked you. Standard theft cover leaves it out.',
    },
    { term: 'On-hook', meaning: 'Cover for a vehicle while your wrecker lifts, pulls or carries it. It ends when the car is set down.' },
  ],
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
    lead: 'How many vehicles, whose they are and what they are worth, with your declarations page and driver list. An advisor does the storm sum on your present policy and calls you with the result.',
  },
} satisfies Industry;
