import type { IndustryWords } from '../schema.ts';

export default {
  order: 2,
  name: 'Hospitality',
  reviewed: '2026-11-15',
  card: {
    line: 'Hotels, bars, restaurants and venues',
    goesWrong:
      'A guest drives off drunk, a fight starts by the cars, a hood fire shuts the kitchen. Each goes to a different policy, and each policy has exclusions of its own.',
    wePlace:
      'Liquor liability, assault and battery limits, employment practices with third-party coverage, property and income, innkeeper’s liability, cyber.',
  },
  meta: {
    title: 'Hospitality insurance for hotels, bars and venues',
    description:
      'Liquor, assault and battery, employment, property and guest-property coverage for Texas hotels, bars and venues: what pays, what is excluded, and what to ask.',
  },
  hero: {
    title: 'Hospitality insurance',
    subtitle: 'Most of your risk clocks in after dark.',
    description:
      'Guests drink, swim, sleep and park on your property, and each of those is a different policy question. We read the exclusions with you first, then place the liquor, assault, property and employment coverage that fits them.',
  },
  picture: {
    scene: 'hospitality',
    alt: 'Model of a palm-lined hotel with balconies, a pool with loungers and umbrellas, a low wing with an awning and roof terrace, and a covered drive.',
  },
  approach: {
    note: 'Door to last call',
    statement:
      'Ask why a bar’s claim was denied and you will rarely hear that the limit was too low. You will hear about a line on page forty: no assault, no liquor, no injury to hired security. So we walk through your busiest night hour by hour and ask which policy would pay at each one.',
    steps: [
      {
        title: 'Walk the evening',
        text: 'Door, bar, kitchen, pool, valet, lot. We note who works each post, who employs them, and which contract makes whom responsible.',
      },
      {
        title: 'Price the exclusions',
        text: 'Where insurers allow it, we ask for quotes with and without the assault, pool and trafficking exclusions, so you see what each saves and what it leaves with you.',
      },
      {
        title: 'Training and records',
        text: 'Server certificates, incident logs, hood-cleaning tags and ID-scanner reports go to the underwriter with the application, so less of your rate is guesswork.',
      },
    ],
  },
  why: {
    heading: 'What Benchmark notices on a busy block',
    picture: {
      scene: 'retail_service',
      alt: 'Model of a lively street corner: a bakery with a cone-roofed tower, café tables under umbrellas, a salon, a bike shop and a delivery bike on the road.',
    },
    reasons: [
      {
        title: 'Sidewalk seating',
        text: 'Permits and leases decide who is responsible for the patio. Your insured premises should reach the last table.',
        at: 'street_cafe',
      },
      {
        title: 'Kitchen conditions',
        text: 'Hood cleaning, fire-suppression service and fuel shutoffs can be conditions of the policy. Know them, with due dates, before you buy.',
        at: 'bakery',
      },
      {
        title: 'Delivery is an auto question',
        text: 'When a server drops off a catering order in her own car, general liability leaves the crash out. Tell the insurer who delivers.',
        at: 'delivery_bike',
      },
      {
        title: 'Civil authority coverage',
        text: 'A fire next door may close the block. This part of the policy may pay lost income while an official order keeps guests out, within set hours and miles. Ask for both figures.',
        at: 'salon',
      },
    ],
  },
  products: {
    lead: 'What each line does on a Saturday night, in the usual terms. Your own forms decide, and we read those with you.',
    lines: [
      {
        line: 'Liquor liability',
        pays: 'Injury or damage caused by a person you served and, usually, your defense. General liability excludes this for anyone in the business of serving alcohol.',
        who: 'Everyone who pours for money',
      },
      {
        line: 'Assault and battery',
        pays: 'Claims over fights, bouncers and security that failed, which many liability forms remove. Often a sublimit, sometimes with legal fees inside it.',
        who: 'Bars, clubs, late-night venues, hotels',
      },
      {
        line: 'General liability',
        pays: 'Falls, burns, pool injuries, glass in the salad and guests who fall ill from the food, subject to the exclusions on your form.',
        who: 'All operators',
      },
      {
        line: 'Employment practices',
        pays: 'Defense and damages after claims of harassment, discrimination or wrongful firing. The third-party part responds when the complaint comes from a guest or vendor.',
        who: 'Anyone with staff and turnover',
      },
      {
        line: 'Property and business income',
        pays: 'Repairs to building and equipment, then net income and continuing expense while covered damage keeps you shut, after a waiting period.',
        who: 'Owners and tenants with a build-out',
      },
      {
        line: 'Spoilage',
        pays: 'Walk-in stock lost to breakdown or power failure. Outages that begin off your premises must be named.',
        who: 'Kitchens and banquet halls',
      },
      {
        line: 'Innkeeper’s liability',
        pays: 'What you legally owe for guests’ belongings, with a limit per guest and per event. Items in the hotel safe are usually a separate grant.',
        who: 'Hotels and inns',
      },
      {
        line: 'Cyber',
        pays: 'Forensics, guest notices, card-network assessments and lost income after a breach or a locked booking system.',
        who: 'Anyone taking cards or reservations',
      },
      {
        line: 'Workers’ compensation',
        pays: 'Treatment and part of lost wages when a cook is burned or a housekeeper hurts her back. Whether you must carry it is among the questions below.',
        who: 'Every operator with staff',
      },
      {
        line: 'Auto and umbrella',
        pays: 'Crashes in a shuttle or in a server’s own car on your errand, and more limit above liability, liquor and auto. Check that the umbrella includes liquor and assault.',
        who: 'Shuttles, deliveries, large crowds',
      },
    ],
  },
  exposures: [
    {
      title: 'Overserved guests',
      text: 'A server misses the signs, and ten miles away there is a crash. Tab times and camera footage become evidence by morning.',
    },
    {
      title: 'Pool injuries',
      text: 'A gate that will not latch, cloudy water or a missing drain cover can turn an afternoon into a catastrophic injury suit.',
    },
    {
      title: 'Grease behind the hood',
      text: 'Ducts carry flame to the roof. The fire is out within the hour; permits, equipment and inspections take nine weeks.',
    },
    {
      title: 'A complaint from the night shift',
      text: 'A housekeeper reports a guest; a guest reports a bartender. Either can become a suit, and lawyers will ask for the manager’s notes from that night.',
    },
    {
      title: 'A ring left on the nightstand',
      text: 'A guest says housekeeping took it. The key log shows who opened the door, and the notice on that door may decide how much you owe.',
    },
  ],
  notCovered: {
    heading: 'Not in the usual hospitality package',
    items: [
      'Liquor claims, unless a liquor policy stands beside the package. Your landlord’s or caterer’s liquor policy does not protect you unless you were added to it.',
      'Assault and battery where excluded, together with claims that you hired, trained or supervised security badly.',
      'Human trafficking suits against hotels. Exclusions are common, and buying back any part takes a specific request.',
      'Closing without damage. A slow season or a canceled convention is not physical loss to your property. The Food & Beverage page takes up boil-water notices.',
      'The week after an outbreak. Liability may pay the sick guests; income lost while the health department keeps you shut usually needs a foodborne illness extension.',
      'Guests’ cars with the valet. General liability usually excludes property in your care; garagekeepers coverage is written for it.',
      'Wages. Employment policies usually exclude overtime and tip disputes, or allow a small sum for defense only.',
    ],
  },
  figure: {
    kind: 'night',
    heading: 'In force all night. Silent five times.',
    lead: 'General liability runs from the first guest to the last car, and its exclusions open a hole wherever another policy has to stand.',
    scale: { unit: 'hours', from: 18, to: 27, labels: ['6 pm', '7', '8', '9', '10', '11', 'Midnight', '1 am', '2', '3'] },
    base: { line: 'General liability', note: 'in force all night' },
    events: [
      {
        at: 18.5,
        time: '6:30',
        half: 'pm',
        title: 'A chair tips on the sidewalk patio',
        base: { answers: true, text: 'Pays, if the insured premises reach the last table.' },
        written: { line: 'General liability' },
      },
      {
        at: 19.25,
        time: '7:15',
        half: 'pm',
        title: 'The valet scrapes a guest’s car',
        base: { answers: false, text: 'Usually excludes property in your care.' },
        written: { line: 'Garagekeepers' },
      },
      {
        at: 21.17,
        time: '9:10',
        half: 'pm',
        title: 'Grease burns behind the hood',
        base: { answers: false, text: 'Pays for injury to others, not for your own kitchen.' },
        written: { line: 'Property and business income,', note: 'after a waiting period' },
      },
      {
        at: 23.67,
        time: '11:40',
        half: 'pm',
        title: 'One more round, then a crash',
        base: { answers: false, text: 'Excludes liquor for anyone in the business of serving it.' },
        written: { line: 'Liquor liability' },
      },
      {
        at: 24.83,
        time: '12:50',
        half: 'am',
        title: 'A guest reports a bartender',
        base: { answers: false, text: 'A harassment complaint goes to another policy.' },
        written: { line: 'Employment practices, third-party part' },
      },
      {
        at: 26.67,
        time: '2:40',
        half: 'am',
        title: 'A fight in the lot after closing',
        base: { answers: false, text: 'Assault and battery exclusion. Pays {General liability insurer pays}.' },
        written: {
          line: 'Assault and battery.',
          note: 'This bar had a {Liquor insurer pays, sublimit used up} sublimit, legal fees inside it.',
        },
        loss: true,
      },
    ],
    reading: {
      row: 'Left for the owner',
      text: 'left for the owner after the fight: a claim of {Cost of the claim}, less the {Liquor insurer pays, sublimit used up} the liquor insurer pays.',
    },
    copper: 'The fight',
    note: 'Illustrative evening. Your own forms decide.',
  },
  layout: {
    after: { why: ['wrong'], products: ['loss', 'finePrint'], serve: ['words'] },
    headings: { products: 'Products and services for a house full of guests', words: 'Fine print for the night manager' },
  },
  loss: {
    title: 'A fight in the lot after closing',
    story:
      'A bar locks its doors at 2:15. At 2:40 two groups of patrons meet again beside the cars, and one man loses an eye. He sues the bar for overserving the other group and leaving the lot with no security. The general liability insurer denies the claim under an assault and battery exclusion the owner never read. The liquor policy does mention assault, with a $100,000 sublimit that legal fees also use up. After fourteen months the case settles.',
    figures: [
      { label: 'Settlement', amount: '$260,000' },
      { label: 'Defense costs', amount: '$85,000' },
      { label: 'Cost of the claim', amount: '$345,000' },
      { label: 'General liability insurer pays', amount: '$0' },
      { label: 'Liquor insurer pays, sublimit used up', amount: '−$100,000' },
      { label: 'Left for the owner', amount: '$245,000', total: true },
    ],
    lesson:
      'A $1,000,000 assault limit with defense outside it could have paid this claim, subject to its terms. The question to ask at quoting is short: show me the word “assault” in this policy.',
  },
  texas: {
    title: 'Dram shop law and a narrow safe harbor',
    lead: 'Under Alcoholic Beverage Code 2.02, a seller can be liable when it was apparent that the person served was obviously intoxicated and a clear danger to himself and others, and that intoxication caused the harm.',
    points: [
      'Employers have a safe harbor in section 106.14: you require seller training the Texas Alcoholic Beverage Commission (TABC) accepts, the employee actually took it, and you did not encourage the violation, even indirectly. All three must hold, and a contest to sell the most shots can undo the third. It is a defense to argue in court, not a substitute for liquor coverage.',
      'Hotels with more than ten rooms must train employees on human trafficking every year.',
      'The $50 limit on guests’ valuables needs a safe, sound locks and the law posted on the room door; negligence can undo it.',
      'Named-storm deductibles are usually a percent of insured value.',
    ],
    sources: ['Alcoholic Beverage Code 2.02 and 106.14', 'Texas Alcoholic Beverage Commission (TABC)'],
  },
  words: ['dram-shop', 'defense-inside-limits', 'third-party-employment-claim', 'extended-period-of-indemnity'],
  serve: [
    'Independent hotels',
    'Franchised hotels',
    'Bars and taprooms',
    'Restaurants',
    'Music venues',
    'Wedding and event halls',
    'Resorts',
    'Private clubs',
    'Food halls',
    'Country inns',
  ],
  faq: {
    heading: 'Questions after last call',
    first: ['first-day', 'workers-compensation', 'additional-insured', 'flood-named-storm'],
  },
  posts: ['reading-a-reservation-of-rights-letter', 'how-to-document-lost-income', 'texas-claim-clock-explained'],
  contact: {
    heading: 'Walk us through last Saturday night',
    lead: 'Who was at the door, what was poured, when the lot emptied: an advisor asks, you tell. Have your liability and liquor policies at hand with all endorsements, and a year of food and alcohol sales.',
  },
} satisfies IndustryWords;
