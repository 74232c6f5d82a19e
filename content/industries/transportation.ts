import type { IndustryWords } from '../schema.ts';

export default {
  order: 8,
  name: 'Transportation',
  reviewed: '2026-11-15',
  card: {
    line: 'Truckers, couriers, movers, passenger fleets',
    goesWrong: 'A load disappears from an unlocked trailer, and the cargo form has a clause for exactly that.',
    wePlace: 'Auto liability with filings, physical damage, cargo, interchange, non-trucking and excess.',
  },
  meta: {
    title: 'Transportation insurance for Texas fleets and haulers',
    description:
      'Auto liability, filings, motor truck cargo, trailer interchange and excess: what they pay, what the MCS-90 is not, and which clauses can defeat a stolen-load claim.',
  },
  hero: {
    title: 'Transportation insurance',
    subtitle: 'For truckers, couriers, movers and passenger fleets',
    description:
      'An underwriter sees your drivers, your radius and your commodities before your name. We help you put those three in order, match every filing to your authority, and read the cargo form as a thief would.',
  },
  picture: {
    scene: 'transportation',
    alt: 'Model of a Houston freeway: a box trailer and a tanker among vans, cars and a pickup, a sign gantry overhead and a warehouse with docks beside the road.',
  },
  approach: {
    note: 'Drivers, radius, commodity',
    statement:
      'Freight is priced on people. A driver list with hire dates, license class and three years of records tells an insurer more than a slogan about safety. So we go through that list first, and talk plainly about the one name likely to cost you.',
    steps: [
      {
        title: 'Filings and authority',
        text: 'Legal name, DOT number, authority, filings and lease agreements have to agree. One wrong letter can hold up a filing and park a truck.',
      },
      {
        title: 'Driver records',
        text: 'We compare records with the insurer’s guidelines, add camera and telematics results, and tell you which names it is unlikely to accept before you apply.',
      },
      {
        title: 'Read the cargo form',
        text: 'Commodity exclusions, theft conditions, refrigeration and loading: we hold each clause against the loads you really carry and the insurance terms in your broker contracts.',
      },
    ],
  },
  why: {
    heading: 'Benchmark checks the load at the dock',
    picture: {
      scene: 'wholesale',
      alt: 'Model of a freight yard: stacked containers, a tall cold store, three numbered warehouse docks, a forklift on the platform and three trucks loading.',
    },
    reasons: [
      {
        title: 'Refrigerated freight',
        text: 'Breakdown coverage for a reefer, a refrigerated trailer, asks for service records and a set temperature. We find out what proof your insurer wants while the unit still runs.',
        at: 'cold_store',
      },
      {
        title: 'Trailers and chassis of others',
        text: 'Under an interchange agreement, its required value has to match your limit. With no written agreement, you need non-owned trailer coverage instead.',
        at: 'containers',
      },
      {
        title: 'Who loaded it',
        text: 'Shift, tip and crush losses turn on who loaded and counted. We flag the insurance terms in your bill of lading; your attorney reads the rest.',
        at: 'forklift',
      },
      {
        title: 'Certificates that match',
        text: 'Freight brokers ask for limits and wording before they release a load. We issue only what your endorsements support.',
        at: 'trailer',
      },
    ],
  },
  products: {
    lead: 'A truck on the road usually needs four or five policies at once. Here is what each one pays.',
    lines: [
      {
        line: 'Auto liability',
        pays: 'Injury and property damage you cause to others on the road, with defense. It is the policy behind your state or federal filing.',
        who: 'Every for-hire or private fleet',
      },
      {
        line: 'Physical damage',
        pays: 'The repair or value of your own tractor and trailer after collision, fire, theft or hail, usually at stated amount or actual cash value, whichever is less.',
        who: 'Owned and financed equipment',
      },
      {
        line: 'Motor truck cargo',
        pays: 'Your legal liability for freight lost or damaged in your care, up to the limit and subject to theft and commodity conditions.',
        who: 'Haulers of other people’s goods',
      },
      {
        line: 'Trailer interchange',
        pays: 'Damage to someone else’s trailer or chassis in your possession under a written interchange agreement. Without one, ask for non-owned trailer physical damage.',
        who: 'Drayage, intermodal, power-only',
      },
      {
        line: 'Non-trucking liability',
        pays: 'Accidents while a leased-on owner-operator uses the tractor for personal errands, off dispatch. Driving bobtail, without a trailer, to the next load is usually still business.',
        who: 'Leased-on owner-operators',
      },
      {
        line: 'Occupational accident',
        pays: 'Set medical, disability and death amounts for independent drivers hurt on the job. It is not workers’ compensation and does not bar a suit.',
        who: 'Owner-operators under lease',
      },
      {
        line: 'Workers’ compensation',
        pays: 'Treatment and part of lost wages for employed drivers and dock hands, as Texas law sets them. For many carriers it, or an approved accident policy, is required.',
        who: 'Fleets with drivers on the payroll',
      },
      {
        line: 'Uninsured motorist and injury protection',
        pays: 'Your own people’s injuries when the other driver has too little insurance (UM/UIM), and first medical bills whoever was at fault (PIP). In Texas both come with the policy unless you reject them in writing.',
        who: 'Fleets; decide before you sign the rejection',
      },
      {
        line: 'General liability',
        pays: 'Injuries away from the truck: a visitor who trips in your yard, a shelf that falls in the terminal office. Loading by hand or hand truck usually belongs to auto liability.',
        who: 'Couriers, movers, terminals',
      },
      {
        line: 'Excess liability',
        pays: 'More limit over auto and general liability once those are used up, as long as the policies beneath it stay in force.',
        who: 'Fleets with contract limits',
      },
    ],
  },
  exposures: [
    {
      title: 'Severe crashes',
      text: 'A rear-end collision at highway speed can mean lifetime care. The plaintiff’s lawyer asks for the driver file, the log and the camera footage in the first letter.',
    },
    {
      title: 'Cargo theft',
      text: 'Electronics, copper, beef and tequila go from truck stops, drop lots and weekend yards, or to a fake carrier who shows up with your paperwork.',
    },
    {
      title: 'Turnover at the wheel',
      text: 'New drivers crash more often than settled ones. An unreported hire may also bring a surcharge, a driver exclusion or a non-renewal.',
    },
    {
      title: 'Whose driver was he?',
      text: 'An owner-operator pulls under your authority with a tractor of his own. After a wreck, the lease and two policies argue about dispatch, and your name is on the door.',
    },
  ],
  notCovered: {
    heading: 'Losses a trucking policy may turn away',
    items: [
      'A load taken from an unlocked or unattended truck, where the cargo form requires locks, alarms or a guarded yard.',
      'Commodities on the excluded list, often liquor, cell phones, copper or live animals, whatever the rate confirmation said.',
      'Spoiled freight with no mechanical failure: a reefer set to the wrong temperature, or fuel that ran out.',
      'A loss in Mexico. The usual territory is the United States and Canada, so cross-border work needs a plan of its own.',
      'Money your insurer pays under the MCS-90 alone. It protects the public, and the insurer may ask you to pay it back.',
      'A courier’s own car. Personal auto commonly excludes delivery for pay, and your policy pays only if non-owned autos are on it.',
      'Late-delivery penalties and lost market price, unless the cargo form adds them.',
    ],
  },
  figure: {
    kind: 'handoffs',
    heading: 'The load moves on. The policy may not.',
    lead: 'Freight, trailer and other people each ride on a policy of their own, and a single stop can change which one pays.',
    lanes: [
      { name: 'The freight', short: 'Freight' },
      { name: 'The trailer', short: 'Trailer' },
      { name: 'Other people', short: 'People' },
    ],
    stations: [
      {
        name: 'Shipper’s dock',
        place: 'Laredo',
        text: 'Who loaded and who counted decides a shifted or crushed load. Look for it on the bill of lading.',
        vignette: 'dock',
        cells: [
          { state: 'answers', line: 'Motor truck cargo' },
          { state: 'answers', line: 'Physical damage: your trailer' },
          { state: 'answers', line: 'Auto liability' },
        ],
      },
      {
        name: 'On the road',
        place: 'Driver at the wheel',
        text: 'The load is in your care. Auto liability stands behind your filing.',
        vignette: 'road',
        cells: [
          { state: 'answers', line: 'Motor truck cargo' },
          { state: 'answers', line: 'Physical damage: your trailer' },
          { state: 'answers', line: 'Auto liability' },
        ],
      },
      {
        name: 'Truck stop',
        place: 'Forty minutes',
        text: 'The tractor idles with its doors unlocked while the driver has supper. Trailer and freight are gone.',
        vignette: 'lot',
        loss: true,
        cells: [
          { state: 'condition', line: 'Cargo only if the cab is locked, and attended or in a guarded lot' },
          { state: 'answers', line: 'Physical damage: your trailer' },
          { state: 'answers', line: 'Auto liability' },
        ],
      },
      {
        name: 'Drop yard',
        place: 'Trailers swapped',
        text: 'From here you may pull a trailer you do not own, under an interchange agreement.',
        vignette: 'yard',
        cells: [
          { state: 'condition', line: 'Cargo only if the yard meets the form’s theft conditions' },
          { state: 'answers', line: 'Trailer interchange: their trailer' },
          { state: 'answers', line: 'Auto liability' },
        ],
      },
      {
        name: 'Receiver’s dock',
        place: 'Dallas',
        text: 'In your care until signed for. Late-delivery penalties stay yours unless the cargo form adds them.',
        vignette: 'dock',
        cells: [
          { state: 'answers', line: 'Motor truck cargo' },
          { state: 'answers', line: 'Trailer interchange: their trailer' },
          { state: 'answers', line: 'Auto liability' },
        ],
      },
    ],
    reading: {
      row: 'Left with the hauler',
      text: 'left with the hauler: {Televisions, invoice value} of televisions the cargo insurer does not pay for, and a $2,500 deductible on the trailer.',
    },
    copper: 'Where the load was taken',
    note: 'Illustrative. Plan view, not to scale.',
  },
  layout: {
    after: { approach: ['wrong'], why: ['loss'], products: ['leftOut'], serve: ['texas'], faq: ['words'] },
    headings: { products: 'Products and services from dock to dock', words: 'Written on filings and rate sheets' },
  },
  loss: {
    title: 'Forty minutes at a truck stop',
    story:
      'A Laredo hauler pulls flat-screen televisions to Dallas. The driver stops for supper, leaves the tractor idling with the doors unlocked, and forty minutes later comes back to an empty space. Police find the tractor unharmed; the trailer and freight are gone. The cargo form requires a locked cab, and either a driver in attendance or a guarded lot, so the cargo insurer denies the claim. Physical damage has no such condition here and pays for the trailer less the deductible. The hauler still owes the shipper for the load.',
    figures: [
      { label: 'Televisions, invoice value', amount: '$186,000' },
      { label: 'Trailer, insured value', amount: '$42,000' },
      { label: 'Whole loss', amount: '$228,000' },
      { label: 'Physical damage pays, less $2,500 deductible', amount: '−$39,500' },
      { label: 'Motor truck cargo pays', amount: '$0' },
      { label: 'Left with the hauler', amount: '$188,500', total: true },
    ],
    lesson:
      'A locked cab in a guarded lot would have met the clause. For theft-prone freight you can ask for a broader one before the load is booked, at additional cost and if the insurer agrees.',
  },
  texas: {
    title: 'Federal and state minimums',
    lead: 'Most for-hire interstate freight in vehicles of 10,001 pounds or more needs at least $750,000 of liability by federal rule; hazardous loads need more, and many freight brokers ask for $1,000,000.',
    points: [
      'For-hire passenger fleets that cross state lines generally need $1,500,000 for up to 15 seats and $5,000,000 above.',
      'Haul only inside Texas and you generally register with the Texas Department of Motor Vehicles, under minimums that differ by vehicle and load.',
      'Under Transportation Code 643.106, for-hire carriers registered there that run between cities generally must give employees workers’ compensation or an approved accident policy.',
      'After a crash, the defense may ask for a trial in two phases (HB 19 of 2021), which keeps some evidence about the company for the second.',
      'Cargo insurance is required by rule for some, such as household movers, and by contract for most others. Port drayage brings chassis agreements; border work brings territory limits.',
    ],
    sources: ['Transportation Code 643.106', 'HB 19 of 2021', 'Texas Department of Motor Vehicles'],
  },
  words: ['mcs-90', 'federal-filing', 'unattended-vehicle-clause', 'reefer-breakdown', 'radius'],
  serve: [
    'Long-haul truckers',
    'Owner-operators',
    'Drayage carriers',
    'Hotshot haulers',
    'Last-mile couriers',
    'Household movers',
    'Tank and bulk haulers',
    'Reefer fleets',
    'Charter and shuttle fleets',
    'Private fleets',
  ],
  faq: {
    heading: 'Questions from dispatch',
    first: ['certificate', 'additional-insured', 'what-you-need', 'workers-compensation'],
  },
  posts: ['certificates-without-the-back-and-forth', 'reading-a-reservation-of-rights-letter', 'texas-claim-clock-explained'],
  contact: {
    heading: 'Begin with the driver list',
    lead: 'Names, hire dates, license class. Add a vehicle schedule, your commodities and five years of loss runs, and an advisor can tell you how an underwriter will see the fleet before one does.',
  },
} satisfies IndustryWords;
