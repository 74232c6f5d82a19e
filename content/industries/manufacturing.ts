import type { IndustryWords } from '../schema.ts';

export default {
  order: 7,
  name: 'Manufacturing',
  reviewed: '2026-11-15',
  card: {
    line: 'Fabricators, plastics, electronics, chemicals',
    goesWrong: 'One bad lot ships to forty customers; liability pays for the injury, not for getting the rest back.',
    wePlace: 'Products liability, recall, equipment breakdown, business income, stock, transit and workers’ compensation.',
  },
  meta: {
    title: 'Manufacturing insurance: products, plant and downtime',
    description:
      'Products liability, recall, breakdown and business income for Texas makers: what each one pays, how long a rebuild takes, and where imported parts leave you.',
  },
  hero: {
    title: 'Manufacturing insurance',
    subtitle: 'For the people who make things, and the machines they wait for',
    description:
      'A press that takes nine months to replace is a different risk from one you can buy next week, even if both cost the same. We start with your slowest machine, your only supplier and your worst possible lot.',
  },
  picture: {
    scene: 'manufacturing',
    alt: 'Model of a brick factory with a sawtooth roof, two storage tanks, a chimney, metal coils in the yard, a forklift and a truck at the loading dock.',
  },
  approach: {
    note: 'Counted in weeks',
    statement:
      'We count a plant in weeks. How many to get that press rebuilt? To qualify a second foundry or resin house? To notice that a lot went out wrong? Replacement prices fill in the property schedule. The weeks tell us how much income and recall coverage to ask for.',
    steps: [
      {
        title: 'Walk the line',
        text: 'We follow one product from raw stock to truck and write down each machine’s price new, its lead time and what stops when it stops.',
      },
      {
        title: 'Trace the product',
        text: 'Where it ends up, whose name is on it, which parts are imported, and what your customers’ purchase orders make you promise about insurance.',
      },
      {
        title: 'Length of a shutdown',
        text: 'Together we fill in a business income worksheet for the real rebuild time, including permits and commissioning, then ask insurers to quote on it.',
      },
    ],
  },
  why: {
    heading: 'How Benchmark reads a plant',
    picture: {
      scene: 'loss_control',
      alt: 'Model of a plant during an emergency drill: a fire engine at the doors, two inspectors on a flat roof, workers at an assembly point and a water tower.',
    },
    reasons: [
      {
        title: 'Fire pump and water supply',
        text: 'Pump tests and tank size show whether the sprinklers suit what you store. We send the insurer the flow readings themselves.',
        at: 'water_tower',
      },
      {
        title: 'Roofs that work for a living',
        text: 'Exhaust fans, oil mist and foot traffic wear a plant roof faster than its age suggests. Photograph seams and curbs before the insurer’s surveyor does.',
        at: 'roof_survey',
      },
      {
        title: 'Worker safety',
        text: 'A headcount at the assembly point, guards on the presses and a light-duty job for a healing hand: a compensation underwriter wants to hear about all of it.',
        at: 'muster_point',
      },
      {
        title: 'Dust, heat and hot work',
        text: 'Housekeeping and welding permits are what an insurer’s engineer asks about first. We list what to fix before that visit.',
        at: 'fire_engine',
      },
    ],
  },
  products: {
    lead: 'Liability pays for the harm a product does. Getting it back, fixing it and surviving the pause are separate purchases.',
    lines: [
      {
        line: 'Products and completed operations',
        pays: 'Defense and damages when something you made injures a person or damages other property, after it has left your hands.',
        who: 'Every maker and private-label brand',
      },
      {
        line: 'Product recall',
        pays: 'Notices, freight back, sorting, disposal and, on broader forms, what customers charge you for pulling the part out.',
        who: 'Component and consumer goods makers',
      },
      {
        line: 'Manufacturer’s errors and omissions',
        pays: 'A customer’s financial loss when your part does not perform and nothing is broken, which products liability excludes as impaired property. Claims-made, with its own retention.',
        who: 'Makers of parts that go into other products',
      },
      {
        line: 'Building and machinery',
        pays: 'Repair or replacement of plant, presses and tooling after fire, wind or another covered cause. At replacement cost only if the schedule lists what they cost new.',
        who: 'Owners and tenants of a plant',
      },
      {
        line: 'Equipment breakdown',
        pays: 'Repairs after a motor burns out, a boiler cracks or a power surge fries a controller; the property form excludes most of that.',
        who: 'Plants with presses, boilers, chillers',
      },
      {
        line: 'Business income',
        pays: 'Lost net income and the payroll and other expenses that go on while covered damage keeps you down. With dependent properties added, the same when the damage is at a named supplier or customer.',
        who: 'Long lead times; one source or one buyer',
      },
      {
        line: 'Stock at selling price',
        pays: 'Finished goods at what the buyer would have paid, less unspent costs. Business income forms usually leave finished stock out, so its profit has to sit here.',
        who: 'Makers who hold finished stock',
      },
      {
        line: 'Transit',
        pays: 'Loss of coil, resin or finished goods on a truck or ship while they are yours to lose. Shipping terms on the purchase order say when that is.',
        who: 'Plants that buy or ship by the load',
      },
      {
        line: 'Site pollution',
        pays: 'Cleanup and third-party claims from a release at the plant, which general liability largely excludes.',
        who: 'Plating, coatings, chemicals',
      },
      {
        line: 'Workers’ compensation',
        pays: 'State-set medical and wage benefits for crushed hands, burns and hearing loss. In return, the injured worker generally cannot sue you.',
        who: 'Every shop floor',
      },
      {
        line: 'Auto and umbrella',
        pays: 'Crashes your delivery trucks cause, and more limit above products, auto and employer’s liability. Check that the umbrella follows your batch clause.',
        who: 'Plants that deliver; buyers who ask for limits',
      },
    ],
  },
  exposures: [
    {
      title: 'A bad lot in good boxes',
      text: 'Wrong resin, wrong torque, wrong cure time. The parts look fine, ship to everyone and fail together, and the buyers’ bills land in the same month.',
    },
    {
      title: 'Long-lead machines',
      text: 'A cracked press bed may take nine months to cast and ship. The lost orders can cost more than the machine.',
    },
    {
      title: 'Sole suppliers',
      text: 'A fire at your supplier idles your line though nothing of yours burned. Dependent property coverage may respond to damage there. It does not respond to a supplier that is late, broke or out of alloy.',
    },
    {
      title: 'Fire that feeds on dust',
      text: 'Fine metal, wood, sugar or plastic dust on a beam can turn a small flash into a second, larger explosion. Insurers ask how you clean above head height.',
    },
    {
      title: 'Unguarded machines',
      text: 'A bypassed guard costs a finger in a second. Federal rules give an employer 24 hours to report an amputation; the claim runs for years.',
    },
  ],
  notCovered: {
    heading: 'What a plant’s policies usually leave out',
    items: [
      'The cost of recalling, repairing or remaking your own product. General liability pays for harm to people and other property.',
      'A customer’s loss of use when your part simply does not work and nothing else is damaged; the “impaired property” exclusion takes most of it. Manufacturer’s errors and omissions is written for that gap.',
      'The gap between a new machine’s price and the book value on your schedule. The limit caps the payment, and coinsurance, a penalty for insuring too little, may cut it further.',
      'Downtime from a grid failure that begins off your premises. Utility-service coverage has to be added; many forms leave out overhead transmission lines and start only after a waiting period.',
      'Sales that never return. If a customer found another molder and stays there, only an extension you bought reaches past the period of restoration, and only for its stated days.',
    ],
  },
  figure: {
    kind: 'chain',
    heading: 'One injury is paid. Forty recalls are not.',
    lead: 'The claim of one scalded worker climbs to the maker and is insured; finding the other seals costs four times as much and is not.',
    tiers: [
      {
        name: 'Rubber shop',
        text: 'Cured one lot of 12,000 pump seals too cool. Its bags carry no lot code.',
        post: 'answers',
        verdict: 'Injury: pays {Products liability pays the injury}',
        leg: 3,
        down: { name: 'Sale', text: 'In Texas the maker generally stands behind an innocent seller, contract or not.' },
      },
      {
        name: 'Forty customers',
        text: 'Stop their pumps and bill $6,500 each for teardown labor. The policy excludes recall, whoever spends it.',
        post: 'excluded',
        verdict: 'Recall: pays $0',
        leg: 5,
        down: { name: 'One of the forty', text: 'Without a lot code nobody can say which bags are good.', leg: 4, tested: true },
      },
      {
        name: 'A dairy',
        text: 'Its pump holds one seal of the lot. The seal lets go under hot water.',
        post: 'untested',
        verdict: 'Not tested by this claim',
        down: { name: 'Employment', text: 'The worker stands beside the pump.' },
      },
      {
        name: 'Scalded worker',
        text: 'Hurt by somebody else’s part, and makes a claim against the shop that molded it.',
        post: 'loss',
        verdict: 'The burn',
        leg: 1,
      },
    ],
    suit: { to: 0, label: 'The injury claim climbs to the maker', leg: 2 },
    legs: [
      'A seal lets go.',
      'The claim climbs to the maker.',
      'Products liability pays it.',
      'Any pump could hold the next.',
      'All forty stop, and recall is excluded.',
    ],
    reading: {
      row: 'Recall bill left with the shop',
      text: 'left with the shop: {Teardown labor, 40 customers × $6,500} of teardown, {Notices and freight back} of notices and freight, {Sorting and disposal} of sorting. The injury itself was insured.',
    },
    copper: 'The burn',
    note: 'Illustrative. Each post is what a policy does there.',
    ground: 'mist',
  },
  layout: {
    after: { why: ['texas'], products: ['wrong', 'loss'], serve: ['leftOut', 'words'] },
    headings: { products: 'Products and services from press to pallet', words: 'Said on the plant floor, meant in the policy' },
  },
  loss: {
    title: 'Twelve thousand seals, forty customers',
    story:
      'A rubber shop outside Houston molds pump seals. One lot of 12,000 is cured too cool. At a dairy, a seal lets go and hot water scalds a worker. The products liability insurer settles that claim. Then the shop has to find the other seals. Its bags carry no lot code, so all forty customers stop their pumps, and each bills $6,500 for teardown labor. The shop pays for notices, freight and a month of sorting. The same liability policy excludes the cost of recall, whether the shop spends it or its customers do.',
    figures: [
      { label: 'Worker’s injury', amount: '$85,000' },
      { label: 'Notices and freight back', amount: '$62,000' },
      { label: 'Sorting and disposal', amount: '$48,000' },
      { label: 'Teardown labor, 40 customers × $6,500', amount: '$260,000' },
      { label: 'Products liability pays the injury', amount: '−$85,000' },
      { label: 'Recall bill left with the shop', amount: '$370,000', total: true },
    ],
    lesson:
      'A recall policy with third-party costs may pay for teardown as well as freight, after the retention, which is the first part you pay. A lot code on each bag might have kept most of those pumps running.',
  },
  texas: {
    title: 'In Texas, the maker stands behind the seller',
    lead: 'Civil Practice and Remedies Code 82.002 generally makes a manufacturer indemnify an innocent seller for the cost of a products liability suit, lawyers included, except for loss the seller’s own fault caused. So a hardware store’s legal bill can become yours, with or without a contract.',
    points: [
      'Imports cut the other way. A part you build into your product is generally treated as yours, and goods you only resell can become yours too when the maker cannot be reached; the Wholesale page tells when.',
      'Suits must generally be filed within 15 years of the sale, so discontinued lines still need coverage.',
      'Whether to carry workers’ compensation is a choice in Texas, and on a shop floor a weighty one: see the question below.',
    ],
    sources: ['Civil Practice and Remedies Code 82.002'],
  },
  words: ['batch-clause', 'vendors-endorsement', 'period-of-restoration', 'discontinued-products', 'combustible-dust'],
  serve: [
    'Metal fabricators',
    'Machine shops',
    'Plastics molders',
    'Electronics assemblers',
    'Chemical blenders',
    'Furniture makers',
    'Packaging plants',
    'Valve and pump makers',
    'Private-label brands',
  ],
  faq: {
    heading: 'What plant owners want to know',
    first: ['what-you-need', 'replacement-cost', 'workers-compensation', 'percent-deductible'],
  },
  posts: ['how-to-document-lost-income', 'first-24-hours-after-a-property-loss', 'what-a-good-renewal-looks-like'],
  contact: {
    heading: 'List the three machines you would wait for',
    lead: 'What does each cost new, and how many weeks until a replacement runs? Bring that, your loss runs and a product list, and we work out with you what a shutdown would cost. The limit follows from it.',
  },
} satisfies IndustryWords;
