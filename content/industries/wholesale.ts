import type { IndustryWords } from '../schema.ts';

export default {
  order: 14,
  name: 'Wholesale',
  reviewed: '2026-11-15',
  card: {
    line: 'Importers, distributors and warehouses',
    goesWrong: 'A truck with a copied carrier identity drives off with a sold load, and the limit per truck was set on an average one.',
    wePlace: 'Stock throughput, cargo, warehouse legal liability, products, dependent business income and trade credit.',
  },
  meta: {
    title: 'Wholesale insurance for importers and distributors',
    description:
      'Stock throughput, cargo, warehouse legal and products coverage for Texas distributors: peak values, fictitious pickups, imported goods and sprinkler limits.',
  },
  hero: {
    title: 'Wholesale insurance',
    subtitle: 'For businesses whose money is always on a ship, a truck or a rack',
    description:
      'Between the supplier’s gate and your customer’s dock, stock may pass through six pairs of hands while you own it. We help you insure it at its peak, at its selling price where forms allow, and look for the gap between forklift and trailer.',
  },
  picture: {
    scene: 'wholesale',
    alt: 'Model of a distribution yard: a cold store, three numbered warehouses with racks, stacked containers, pallets, a forklift and trucks at the docks.',
  },
  approach: {
    note: 'Peak, not average',
    statement:
      'Insurance for a distributor is a question of how much, where, and whose. Stock that averages $3 million can stand at $5 million the week before a holiday, half of it in one fire area and some of it owned by someone else. We chart twelve months by location before we talk about limits.',
    steps: [
      {
        title: 'Trade terms, lane by lane',
        text: 'Purchase terms say when the goods become yours to lose. We read their insurance clauses only, your attorney the rest, and look for any stretch nobody has insured.',
      },
      {
        title: 'Sprinklers and storage height',
        text: 'Rack height, commodity, aisle width, sprinkler design, floor level above the street. We send insurers drawings and photographs.',
      },
      {
        title: 'Choose one policy or two',
        text: 'A marine stock throughput form can replace property and cargo for inventory. Where insurers offer both, we lay the quotes on one page.',
      },
    ],
  },
  why: {
    heading: 'Benchmark rides along with the freight',
    picture: {
      scene: 'transportation',
      alt: 'Model of a freeway under a sign for Houston: a white semi-trailer, a tanker, vans and cars in the lanes, and a warehouse with dock doors behind the rail.',
    },
    reasons: [
      {
        title: 'Pickup checks',
        text: 'Five o’clock: doors open, drivers waiting, paper on a clipboard. Checks that take ninety seconds get done; we help you write those.',
        at: 'dock_doors',
      },
      {
        title: 'Carriers’ limits',
        text: 'Send us your freight contracts and we list, lane by lane, the limit each states per pound or per package. What a carrier owes in law is for your attorney.',
        at: 'tractor_trailer',
      },
      {
        title: 'Your own vehicles',
        text: 'Route vans, a yard tractor, a salesperson’s pickup. What each one carries decides what the auto policy has to say.',
        at: 'van',
      },
      {
        title: 'Flood and wind data',
        text: 'Floor elevation, drainage, wind rating, a second site for overflow: underwriters ask for all four, and it is easier to have them ready before storm season.',
        at: 'overhead_sign',
      },
    ],
  },
  products: {
    lead: 'From factory gate to customer’s dock, and what each form pays along the way.',
    lines: [
      {
        line: 'Stock throughput',
        pays: 'Loss of goods at sea, on the road and in the warehouse until they are sold, in one marine policy. Valuation can be selling price. Storm and flood terms differ from property forms.',
        who: 'Importers with steady flows',
      },
      {
        line: 'Property and peak-season stock',
        pays: 'Damage to building, racks, conveyors and inventory by fire, wind, collapse and water. A peak endorsement lifts the limit for named months.',
        who: 'Owners and tenants of warehouses',
      },
      {
        line: 'Ocean and inland cargo',
        pays: 'Loss in transit at an agreed value, plus your share of general average.',
        who: 'Anyone who buys FOB or ships prepaid',
      },
      {
        line: 'Warehouse legal liability',
        pays: 'What you owe owners of goods in your care when you were negligent. It follows your warehouse receipt, so the receipt’s per-pound limit matters.',
        who: 'Third-party and public warehouses',
      },
      {
        line: 'Products liability',
        pays: 'Injury and damage caused by what you sell, with defense. Disclose private labels, exports and old product lines.',
        who: 'Importers, house brands',
      },
      {
        line: 'Business income, dependent sites included',
        pays: 'Lost net income and continuing expense after insured damage at your warehouse or at a named supplier or customer.',
        who: 'Distributors with few key suppliers',
      },
      {
        line: 'Auto fleet, forklifts, workers’ compensation',
        pays: 'Crashes your trucks cause and damage to them; forklifts, as equipment; state-set benefits for injured pickers and drivers.',
        who: 'Firms with docks and routes',
      },
      {
        line: 'Trade credit',
        pays: 'A set share of unpaid invoices when a customer becomes insolvent or stays in default. Each buyer has a credit limit, and the insurer can lower it for new shipments.',
        who: 'Sellers on 30- to 90-day terms',
      },
      {
        line: 'Recall expense',
        pays: 'Notices, freight back and disposal when goods you brought in have to leave the shelves. Products liability does not pay for that.',
        who: 'Importers, private-label sellers, food and toys',
      },
      {
        line: 'Crime',
        pays: 'Stock and money stolen by employees, forged checks and, where added, loads or payments handed over to an impostor.',
        who: 'Docks with night shifts; firms that wire money',
      },
      {
        line: 'Umbrella',
        pays: 'More limit above products, premises and fleet. Big retailers often ask for it in their vendor terms.',
        who: 'Suppliers of chains and marketplaces',
      },
    ],
  },
  exposures: [
    {
      title: 'Everything under one roof',
      text: 'A single fire area can hold a year’s profit. Smoke alone may condemn food and cosmetics two bays from any flame.',
    },
    {
      title: 'Rack collapse',
      text: 'A forklift clips one upright and a run of racking follows. Stock, steel and an injured picker become three claims under three coverages.',
    },
    {
      title: 'Thieves with paperwork',
      text: 'Fictitious pickup needs no bolt cutter. Someone copies a real carrier’s name and number, wins the load online and signs for it politely.',
    },
    {
      title: 'Product defects',
      text: 'When the factory overseas cannot be reached by a Texas court, the person hurt by a heater or a toy may look to whoever brought it in.',
    },
  ],
  notCovered: {
    heading: 'What standard cargo and property forms leave out',
    items: [
      'A limit chosen from last year’s average does not stretch in November. Where the form has coinsurance, carrying too low a limit may cut even a partial loss.',
      'Goods of others are excluded or held to a token amount unless you ask. Stock you hold on consignment still belongs to the sender.',
      'Handing a load to an impostor is often excluded as voluntary parting: you handed it over, even if you were tricked. An endorsement can add it back, with identity checks attached.',
      'The freight carrier does not owe you invoice value. Ocean law commonly stops at $500 per package unless a higher value is declared; truck contracts set their own cap.',
      'Products liability does not pay to fetch goods back from shelves or to replace the faulty item. That is what recall expense is for.',
    ],
  },
  figure: {
    kind: 'handoffs',
    heading: 'Insured at sea, on the shelf, not at the door',
    lead: 'Goods change hands four times before they are sold, and the shortest of the four is where a stranger with the right papers waits.',
    lanes: [
      { name: 'Your goods', short: 'Yours' },
      { name: 'Goods of others', short: 'Others’' },
    ],
    stations: [
      {
        name: 'Factory',
        place: 'Overseas',
        text: 'The purchase terms say when the goods become yours to lose: here, at the port, or at your door.',
        vignette: 'line',
        cells: [
          { state: 'condition', line: 'Stock throughput, once the risk is yours' },
          { state: 'none', line: 'Their owner’s own policy' },
        ],
      },
      {
        name: 'Ship',
        place: 'Weeks at sea',
        text: 'Ocean law commonly stops at $500 a package. Your own policy can pay selling price.',
        vignette: 'ship',
        cells: [
          { state: 'answers', line: 'Stock throughput' },
          { state: 'none', line: 'Their owner’s own policy' },
        ],
      },
      {
        name: 'Warehouse',
        place: 'One fire area',
        text: 'A year’s profit under one roof. Goods of others are excluded or held to a token amount unless you ask.',
        vignette: 'shelf',
        cells: [
          { state: 'answers', line: 'Stock throughput' },
          { state: 'condition', line: 'Warehouse legal liability, if you were negligent' },
        ],
      },
      {
        name: 'Dock release',
        place: 'A cloned carrier',
        text: 'The papers carry a real carrier’s name and number. The driver signs, and the load is gone.',
        vignette: 'dock',
        loss: true,
        cells: [
          {
            state: 'condition',
            line: 'Only with a fictitious-pickup endorsement, {Paid: the limit for any one truck} a truck',
          },
          { state: 'condition', line: 'Warehouse legal liability, if you were negligent' },
        ],
      },
      {
        name: 'The buyer',
        place: 'Delivered, invoiced',
        text: 'Sold goods are the buyer’s. What is left to lose is the invoice, and a suit over what you brought in.',
        vignette: 'rows',
        cells: [
          { state: 'answers', line: 'Trade credit; products liability' },
          { state: 'none', line: 'Their owner’s own policy' },
        ],
      },
    ],
    reading: {
      row: 'Left with the distributor ($312,000 − $250,000)',
      text: 'left with the distributor: the endorsement paid, up to a limit set on an average load. Without it, the payment would likely have been {Paid if voluntary parting had been excluded}.',
    },
    copper: 'Where the load was handed over',
    note: 'Illustrative. Plan view, not to scale.',
  },
  layout: {
    after: { why: ['words'], products: ['wrong', 'leftOut', 'loss'], serve: ['texas'] },
    headings: { products: 'Products and services from port to pallet', words: 'Between the port and the rack' },
  },
  loss: {
    title: 'The right name on the wrong truck',
    story:
      'A distributor of power tools posts a load online. The driver’s papers carry the name and federal number of a real carrier whose identity was copied. He signs, and the load is gone. The invoices come to $312,000. The real carrier never had the freight and owes nothing. The distributor’s transit policy values goods at selling price and includes a fictitious-pickup endorsement; the dock had photographed the license, plate and seal as it requires. But the limit, $250,000 any one truck, was set on an average load. The $10,000 deductible comes off the loss first.',
    figures: [
      { label: 'Load at selling price', amount: '$312,000' },
      { label: 'Deductible', amount: '−$10,000' },
      { label: 'Loss after the deductible', amount: '$302,000' },
      { label: 'Paid: the limit for any one truck', amount: '$250,000' },
      { label: 'Left with the distributor ($312,000 − $250,000)', amount: '$62,000', total: true },
      { label: 'Paid if voluntary parting had been excluded', amount: '$0' },
    ],
    lesson:
      'Without the endorsement and those photographs, the $250,000 would likely have been refused. A limit set on the largest load, not the usual one, would have left only the deductible. Call the carrier back on its registered number before release.',
  },
  texas: {
    title: 'Storing stock near the Ship Channel',
    lead: 'Much of Houston’s storage stands near the Ship Channel and its bayous. Flood and surge are usually excluded or held to a sublimit, and for a business’s contents the National Flood Insurance Program (NFIP) ends at $500,000.',
    points: [
      'Named-storm deductibles are usually a percent of value at the location, stock included.',
      'Older tilt-wall buildings have sprinklers designed for the storage height of their day; taller racks or more plastic can defeat them.',
      'Civil Practice and Remedies Code chapter 82 generally shields a seller that did not make the heater or the toy, and lets it look to the manufacturer for its legal costs.',
      'The shield has exceptions. One is a maker that is insolvent or outside the court’s reach, as many overseas factories are: then the importer or the shop can be liable in its place. Others turn on what the seller changed, promised or knew.',
    ],
    sources: ['Civil Practice and Remedies Code chapter 82', 'National Flood Insurance Program (NFIP)'],
  },
  words: ['incoterms', 'bailee', 'general-average', 'selling-price-valuation', 'spot-limit'],
  serve: [
    'Importers',
    'Building-material distributors',
    'Public warehouses',
    'Cold storage operators',
    'Electrical and HVAC wholesalers',
    'Apparel and gift importers',
    'Online sellers with stock',
    'Beauty and grocery distributors',
    'Industrial suppliers',
    'Freight consolidators',
  ],
  faq: { heading: 'Asked across the dock', first: ['percent-deductible', 'flood-named-storm', 'what-you-need', 'replacement-cost'] },
  posts: ['how-to-document-lost-income', 'texas-claim-clock-explained', 'first-24-hours-after-a-property-loss'],
  contact: {
    heading: 'Twelve months of stock on one chart',
    lead: 'Month-end inventory by location, your freight contracts and one import invoice make the chart. Where the line of stock crosses the line of your limit, we talk.',
  },
} satisfies IndustryWords;
