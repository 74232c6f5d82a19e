import type { IndustryWords } from '../schema.ts';

export default {
  order: 9,
  name: 'Food & Beverage',
  reviewed: '2026-11-15',
  card: {
    line: 'Processors, distributors, breweries, caterers',
    goesWrong: 'A wrong label sickens nobody, the product still has to come back, and liability has nothing to pay.',
    wePlace: 'Products liability, contamination and recall, spoilage, ammonia breakdown, transit and liquor.',
  },
  meta: {
    title: 'Food and beverage insurance: recall, spoilage, products',
    description:
      'For Texas processors, distributors, breweries and caterers: contamination and recall, spoilage, ammonia, transit and liquor, with what each really pays.',
  },
  hero: {
    title: 'Food and beverage insurance',
    subtitle: 'For processors, distributors, breweries and caterers',
    description:
      'Food goes wrong in two ways: someone gets sick, or nobody does and you still have to pull it. Those are separate policies. We place both, with the cold chain, the co-packer and the taproom in view.',
  },
  picture: {
    scene: 'food_beverage',
    alt: 'Model of a brewery with copper kettles behind open doors, fermentation tanks, a grain silo, a refrigerated truck, a taco truck and guests at picnic tables.',
  },
  approach: {
    note: 'From lot code to limit',
    statement:
      'How fast can you name every case made on one line in one shift, and where each went? That number of hours tells us how large a recall could grow. We suggest limits from it, and from the temperature your product cannot cross.',
    steps: [
      {
        title: 'Run a mock trace',
        text: 'Pick a lot. We time how long it takes to find its ingredients and its buyers, and the result goes into the submission as evidence.',
      },
      {
        title: 'The cold chain',
        text: 'Compressor, backup power, alarm, truck, receiving dock: we ask which policy covers the product at each handover.',
      },
      {
        title: 'Buyers’ insurance terms',
        text: 'Grocers, distributors and co-packers (plants that fill under your brand) each set insurance terms. We read the insurance clauses only, your attorney the rest.',
      },
    ],
  },
  why: {
    heading: 'Why Benchmark starts with your buyers',
    picture: {
      scene: 'hospitality',
      alt: 'Model of a resort hotel with balconies, a swimming pool under palms, a restaurant wing with a striped awning and a terrace on its roof.',
    },
    reasons: [
      {
        title: 'The buyer’s kitchen',
        text: 'A hotel that cooks your sausage wants to be an additional insured, with rights under your policy. We check what a vendors’ endorsement gives it, and what it costs you.',
        at: 'restaurant',
      },
      {
        title: 'Liquor, wherever it is poured',
        text: 'Making beer and pouring it are two liabilities. Taproom, festival tent and rooftop bar each have to be on the policy.',
        at: 'roof_terrace',
      },
      {
        title: 'Refrigeration',
        text: 'Condensers on a roof in August can decide a spoilage claim. Service contracts, alarms and generator hours belong in the submission.',
        at: 'roof_equipment',
      },
      {
        title: 'The last hundred feet',
        text: 'Delivery at the door brings vans, hired drivers and a catering crew. Auto and liability have to fit the way the trays really travel.',
        at: 'porte_cochere',
      },
    ],
  },
  products: {
    lead: 'Liability pays other people for harm. Everything that happens to your own product is bought line by line.',
    lines: [
      {
        line: 'Products liability',
        pays: 'Defense and damages when what you made or sold makes someone ill, breaks a tooth or sets off an allergy.',
        who: 'Anyone who sells food or drink',
      },
      {
        line: 'Contamination and recall',
        pays: 'The cost of pulling, testing, shipping, destroying and replacing product, and lost profit for a set time, once the policy’s trigger is met.',
        who: 'Processors, packers, importers',
      },
      {
        line: 'Brand recovery',
        pays: 'Agreed advertising and consultants to win shelves and shoppers back after an insured recall. Usually part of the recall form.',
        who: 'Names shoppers would remember',
      },
      {
        line: 'Spoilage',
        pays: 'Product that warms or freezes after power failure or breakdown, on or off your premises as the form says, up to a set limit.',
        who: 'Cold storage, caterers, dairies',
      },
      {
        line: 'Equipment breakdown with ammonia',
        pays: 'Repairs to compressors, boilers and kettles, plus product fouled by leaking ammonia, often under a smaller sublimit.',
        who: 'Plants with ammonia systems',
      },
      {
        line: 'Stock in transit',
        pays: 'Your goods between plant, warehouse and buyer, including refrigeration failure if that cause is added.',
        who: 'Shippers and distributors',
      },
      {
        line: 'Liquor liability',
        pays: 'Claims that you poured for an intoxicated guest who then hurt someone. General liability excludes it for those in the business of making or serving alcohol.',
        who: 'Taprooms, caterers, distilleries',
      },
      {
        line: 'Site pollution',
        pays: 'Cleanup and neighbors’ claims after an ammonia cloud, a brine spill or wash water reaches a creek.',
        who: 'Plants with refrigerant or wastewater',
      },
      {
        line: 'Property and business income',
        pays: 'Building, tanks, lines and stock after fire, wind or another covered cause, then income and payroll while they are repaired.',
        who: 'Plants, breweries, commissary kitchens',
      },
      {
        line: 'Auto, workers’ compensation and umbrella',
        pays: 'Crashes by delivery vans and food trucks; treatment and part of lost wages for cuts, burns and strained backs; more limit above liability, auto and, if it says so, liquor.',
        who: 'Everyone with vehicles or a crew',
      },
    ],
  },
  exposures: [
    {
      title: 'An allergen without a label',
      text: 'One roll of last year’s labels, one shared auger, one supplier who changed a spice blend. Milk, peanut or sesame ends up where nobody expects it.',
    },
    {
      title: 'Refrigeration failure',
      text: 'A breaker trips on Saturday and the alarm dials a number that left the company. By Monday a room of shrimp is a disposal job.',
    },
    {
      title: 'Co-packers',
      text: 'Your co-packer runs four brands on one line. If its cleaning fails, your name is on the jar, and its policy may not name you.',
    },
    {
      title: 'Delivery and setup',
      text: 'Drivers double-park, ramps drop, chafing fuel tips over at a wedding. Catering moves the kitchen into buildings you have never seen.',
    },
  ],
  notCovered: {
    heading: 'Losses the usual food policies leave on your dock',
    items: [
      'Recall and destruction under a liability policy. If nobody is hurt and nothing else is damaged, it has nothing to pay.',
      'A market withdrawal for poor taste, faded color or a soft chip, where eating the product would harm no one.',
      'A lost grocery contract. Recall forms may pay lost profit for a set number of months, not the account itself.',
      'Closing for a boil-water notice when nothing of yours is damaged, unless a water-supply extension was added.',
      'Stock past its date, or lost because someone set the thermostat wrong.',
      'Known trouble: a positive test you had before the policy began.',
    ],
  },
  figure: {
    kind: 'handoffs',
    heading: 'Nobody sick, and nobody pays',
    lead: 'Products liability waits at the table for someone to be hurt. A wrong label on the line costs its money long before that.',
    lanes: [
      { name: 'The product', short: 'Product' },
      { name: 'Other people', short: 'People' },
    ],
    stations: [
      {
        name: 'Label line',
        place: 'One shift',
        text: 'A tahini recipe goes out as Caesar, with no word about sesame.',
        vignette: 'line',
        loss: true,
        cells: [
          { state: 'none', line: 'Recall: not bought' },
          { state: 'none', line: 'No injury: nothing for liability to pay' },
        ],
      },
      {
        name: 'Cold room',
        place: 'Saturday, 3 am',
        text: 'A breaker trips and the alarm dials a number that left the company.',
        vignette: 'shelf',
        cells: [
          { state: 'answers', line: 'Spoilage, if the form names the cause' },
          { state: 'none', line: 'No injury: nothing for liability to pay' },
        ],
      },
      {
        name: 'Truck',
        place: 'Plant to store',
        text: 'Your goods between plant, warehouse and buyer. Warm freight needs refrigeration failure added.',
        vignette: 'road',
        cells: [
          { state: 'condition', line: 'Stock in transit, where it was bought' },
          { state: 'none', line: 'No injury: nothing for liability to pay' },
        ],
      },
      {
        name: '210 stores',
        place: 'A clerk notices',
        text: '18,000 jars come back. The stores alone charge {Store handling charges, 210 × $120} for handling.',
        vignette: 'rows',
        cells: [
          { state: 'none', line: 'Recall: not bought' },
          { state: 'none', line: 'No injury: nothing for liability to pay' },
        ],
      },
      {
        name: 'The table',
        place: 'It never got this far',
        text: 'Had a guest with a sesame allergy eaten it, the liability insurer would have had a claim to pay.',
        vignette: 'table',
        cells: [
          { state: 'none', line: 'Recall: not bought' },
          { state: 'answers', line: 'Products liability' },
        ],
      },
    ],
    reading: {
      row: 'Cost of the recall',
      text: 'and products liability pays {Paid by products liability}: nobody was hurt. The maker carried spoilage too, and no recall policy.',
    },
    copper: 'The wrong label',
    note: 'Illustrative. Plan view, not to scale.',
  },
  layout: {
    after: { why: ['wrong', 'loss'], products: ['leftOut'], serve: ['texas', 'words'] },
    headings: { products: 'Products and services from plant to plate', words: 'Read these before a recall' },
  },
  loss: {
    title: 'Eighteen thousand jars and no one sick',
    story:
      'A San Antonio maker of salad dressing loads the wrong labels for one shift. A tahini recipe goes out as Caesar, with no word about sesame. A clerk notices. Nobody has reacted, but sesame is a major allergen under federal law, and 18,000 jars come back from 210 stores. Liability has no injury to pay for. The maker carries products liability and spoilage, and no recall policy.',
    figures: [
      { label: 'Jars destroyed, 18,000 × $3.10 to make', amount: '$55,800' },
      { label: 'Freight back and disposal', amount: '$21,400' },
      { label: 'Store handling charges, 210 × $120', amount: '$25,200' },
      { label: 'Testing, notices and overtime', amount: '$12,600' },
      { label: 'Cost of the recall', amount: '$115,000', total: true },
      { label: 'Paid by products liability', amount: '$0' },
    ],
    lesson:
      'A recall policy with a $10,000 retention, triggered by mislabeling that could cause illness, might have paid up to $105,000 of this, subject to its terms.',
  },
  texas: {
    title: 'Heat, water and permits',
    lead: 'In a Texas August, a dead compressor leaves you hours. In a winter grid failure, pipes freeze and the line stands still for days.',
    points: [
      'Ask whether your spoilage form needs damage at your own plant, or also pays when the utility fails; overhead lines are often left out, as the Manufacturing page describes.',
      'Boil-water notices stop bottling and ice at once, yet business income coverage normally needs physical damage first; some insurers sell a water-supply extension at additional cost.',
      'Many food makers are licensed by the Texas Department of State Health Services. Since July 1, 2026, food trucks need its statewide mobile food vendor license (HB 2844); some local rules on where and when they trade still apply.',
      'Brewers hold permits from the Texas Alcoholic Beverage Commission (TABC). A permit is not insurance: whoever pours needs a liquor policy, for the reasons on the Hospitality page.',
    ],
    sources: ['HB 2844', 'Texas Department of State Health Services', 'Texas Alcoholic Beverage Commission (TABC)'],
  },
  words: ['recall-or-withdrawal', 'accidental-contamination', 'malicious-tampering', 'traceability', 'co-packer'],
  serve: [
    'Food processors',
    'Bakeries',
    'Meat and seafood packers',
    'Produce distributors',
    'Dairies and ice plants',
    'Sauce and snack brands',
    'Breweries',
    'Distilleries and wineries',
    'Caterers',
    'Food trucks',
    'Co-packers',
  ],
  faq: {
    heading: 'Questions food makers ask',
    first: ['what-you-need', 'additional-insured', 'certificate', 'first-day'],
  },
  posts: ['first-24-hours-after-a-property-loss', 'how-to-document-lost-income', 'twelve-questions-to-ask-any-broker'],
  contact: {
    heading: 'Pick one lot and trace it with us',
    lead: 'Bring one lot code, your largest buyer’s insurance terms and your current policies. An advisor runs the trace with you and puts a price on getting that lot back, policy by policy.',
  },
} satisfies IndustryWords;
