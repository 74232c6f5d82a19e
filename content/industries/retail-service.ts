import type { IndustryWords } from '../schema.ts';

export default {
  order: 3,
  name: 'Retail & Service',
  reviewed: '2026-11-15',
  card: {
    line: 'Shops, salons, studios and repair counters',
    goesWrong:
      'Holiday stock under a burst pipe, a build-out the landlord never insured, a chemical burn at the chair, a bookkeeper with a second card.',
    wePlace:
      'A businessowners policy fitted to the lease, peak-season stock, tenant improvements, professional liability for services, cyber, non-owned auto.',
  },
  meta: {
    title: 'Retail and service business insurance in Texas',
    description:
      'Insurance for shops, salons and studios: the businessowners policy, tenant build-outs, December stock, treatments gone wrong, and the lease clause behind it all.',
  },
  hero: {
    title: 'Retail and service insurance',
    subtitle: 'Read the lease, count the stock, then buy the policy.',
    description:
      'A packaged policy suits a small shop until the one thing it leaves out happens. We hold it against your lease, your fullest month and the services you perform, and ask insurers for what is missing.',
  },
  picture: {
    scene: 'retail_service',
    alt: 'Model of a small shopping street with bikes outside an orange shed, a green salon building, a corner bakery with a round tower, and shoppers on foot.',
  },
  approach: {
    note: 'The lease sets the floor',
    statement:
      'Your landlord wrote half of your insurance program. The lease says who insures the glass, the air conditioner and the walls you built, and who gave up the right to sue. We read that clause before any policy, and we set limits by the fullest week of your year.',
    steps: [
      {
        title: 'Mark up the lease',
        text: 'Who repairs what, whose policy comes first, who waives subrogation. You get it in plain words to share with your attorney.',
      },
      {
        title: 'Peak and lean stock',
        text: 'Stock in the leanest and the fullest month, plus fixtures, tools and build-out. Two counts show whether a single limit can work.',
      },
      {
        title: 'Name every service',
        text: 'Color, lashes, laser, watch repair, installation, classes. Each goes on the application, because a treatment the insurer never heard of may not be insured.',
      },
    ],
  },
  why: {
    heading: 'Benchmark, from sidewalk to stockroom',
    picture: {
      scene: 'storefront_closed',
      alt: 'Model of a corner clinic with shutters down and a Closed sign, parcels on the step, an adult and child outside, autumn leaves and a shop next door.',
    },
    reasons: [
      {
        title: 'Business income',
        text: 'This coverage looks for physical damage from a covered cause. We go through which closures would qualify while you are still open.',
        at: 'closed_sign',
      },
      {
        title: 'Where does stock sleep?',
        text: 'Parcels on the step, in a van or at a trade show may be outside the policy’s walls. We ask, and extend where we can.',
        at: 'parcels',
      },
      {
        title: 'Glass, shutters and signs',
        text: 'Many leases make the tenant replace glass, shutters and lettering. Insure them at today’s price.',
        at: 'shutter',
      },
      {
        title: 'The unit next door',
        text: 'A fryer or a solvent tank beyond the party wall raises your fire exposure. We describe that wall to the underwriter.',
        at: 'neighbor_shop',
      },
    ],
  },
  products: {
    lead: 'What the package pays and what is bought beside it. Test each line against your lease, your stock and your services.',
    lines: [
      {
        line: 'Businessowners policy',
        pays: 'Damage to contents, and to the building if you own it, plus liability and business income in one bundle. Many forms pay actual lost income for up to twelve months after covered damage.',
        who: 'Shops within the insurer’s size rules',
      },
      {
        line: 'Improvements and betterments',
        pays: 'The cost to rebuild floors, walls and plumbing you put into rented space. If you do not rebuild, expect only a share of the original cost.',
        who: 'Tenants who paid for a build-out',
      },
      {
        line: 'Peak-season stock',
        pays: 'Stock above the usual limit in named months. Built-in increases, often 25%, count only if your limit matched the year’s average.',
        who: 'Gift, toy, jewelry and garden shops',
      },
      {
        line: 'Glass and signs',
        pays: 'New storefront glass, lettering and signs. Outdoor signs tend to have a low built-in limit.',
        who: 'Tenants whose lease says so',
      },
      {
        line: 'Professional liability',
        pays: 'Injury done by the service itself: a bleach burn, a lash infection, a client hurt in class. General liability may exclude it.',
        who: 'Salons, studios, spas, groomers',
      },
      {
        line: 'Employee dishonesty',
        pays: 'Money or goods stolen by staff and found within the discovery period. A missing count alone is not proof.',
        who: 'Owners who are not always there',
      },
      {
        line: 'Cyber',
        pays: 'Forensics, letters to customers, card-network penalties where insurable, and sales lost while systems are down.',
        who: 'Card readers and online stores',
      },
      {
        line: 'Hired and non-owned auto',
        pays: 'Claims against the business when an employee’s own car, or a rental, injures someone on your errand. Damage to that car is not included.',
        who: 'Anyone who delivers or banks deposits',
      },
      {
        line: 'Employment practices',
        pays: 'Claims by employees of harassment, discrimination or unfair firing and, if added, by customers. A package leaves it out unless endorsed.',
        who: 'Every shop with staff',
      },
      {
        line: 'Workers’ compensation and umbrella',
        pays: 'Treatment and part of lost wages for staff hurt at work, and more limit above liability and auto where a lease or mall asks for it.',
        who: 'Employers; tenants with high required limits',
      },
    ],
  },
  exposures: [
    {
      title: 'Water from upstairs',
      text: 'A neighbor’s supply line fails on a Sunday. Their carelessness may not help you if your lease gave up the right to recover.',
    },
    {
      title: 'A treatment goes wrong',
      text: 'A patch test was skipped or a peel left on too long. The claim arrives with photographs and a dermatologist’s bill.',
    },
    {
      title: 'A wet mat, then a broken window',
      text: 'A shopper slips at the door on a rainy Saturday: that is liability. On Sunday a stolen truck backs through the glass for the register: that is property, and the insurer will ask about your alarm.',
    },
    {
      title: 'Imported goods',
      text: 'The overseas factory has closed or ignores the summons, so the injured customer sues the store that sold it.',
    },
    {
      title: 'Employee theft',
      text: 'A trusted employee credits her own card, forty dollars at a time. Policies look back only so far, and your register records must show the sum.',
    },
  ],
  notCovered: {
    heading: 'Where a packaged policy stops',
    items: [
      'The landlord’s policy is not yours. Unless the lease says otherwise, the walls and plumbing you paid for are yours to insure.',
      'Closures without damage: road work, a water notice, or an outage that starts miles away, unless utility-service coverage was added.',
      'Goods you import, relabel or sell online may be questioned when the application described only a neighborhood shop.',
      'Chargebacks. When a stolen card buys your goods, the bank can take the sale back, and neither crime nor cyber coverage usually repays it.',
      'Theft of jewelry, watches and precious metal above a low built-in sum. A jeweler’s block policy is written for that stock.',
      'Customers’ own property left for repair or cleaning, beyond a small limit, unless you add bailee coverage, which is for goods left in your care.',
      'Rising water. Ground-floor stock and fixtures need a flood policy of their own.',
    ],
  },
  figure: {
    kind: 'year',
    heading: 'The limit is flat. The year is not.',
    lead: 'A stock limit chosen in a light month leaves the fuller months standing above it.',
    shows:
      'Stock at cost by month in thousands of dollars, against a flat limit of 120. Stock stays below the limit until July, passes it in August at 127 and peaks in December at 180, 60 above the limit.',
    unit: 'Stock at cost, in thousands of dollars',
    values: [110, 104, 112, 118, 112, 105, 116, 127, 142, 160, 174, 180],
    limit: {
      value: 120,
      label: 'The limit, set in June: {Insurer pays the June limit}',
      short: 'Limit, set in June: {Insurer pays the June limit}',
      text: 'Stock above this line is not insured',
      setIn: 5,
    },
    could: {
      value: 210,
      from: 10,
      label: '$210,000 with a peak-season endorsement,',
      note: 'November through January',
      narrow: ['$210,000 with', 'endorsement'],
    },
    loss: { month: 11, label: 'A pipe bursts upstairs, mid-December', short: '60 above the limit' },
    list: [
      {
        head: 'June, 105',
        text: 'The owner sets the limit at {Insurer pays the June limit}. The shelves are light and it looks like room to spare.',
      },
      { head: 'August to November, 127 to 174', text: 'Stock stands above the limit for months before the loss.' },
      {
        head: 'Mid-December, 180',
        text: 'A pipe bursts upstairs and ruins all of it. The insurer pays the June limit. The twelve months average 130, above that limit, so the automatic seasonal increase does not apply.',
      },
      {
        head: 'What could have closed the gap',
        text: 'A peak-season endorsement of $90,000 from November through January: a limit of $210,000.',
      },
    ],
    reading: {
      row: 'Owner bears $180,000 less $120,000',
      text: 'left with the owner. The twelve months average $130,000, above the limit, so the policy’s automatic seasonal increase does not apply.',
    },
    copper: 'The loss',
    note: 'Example figures.',
  },
  layout: {
    after: { why: ['wrong', 'loss'], products: ['leftOut', 'words'], serve: ['texas'] },
    headings: { products: 'Products and services for a shop', words: 'Small words in a packaged policy' },
  },
  loss: {
    title: 'December stock, a limit from June',
    story:
      'A gift shop sets its stock limit at $120,000 in June, when the shelves are light. By mid-December the sales floor and back room hold $180,000 of goods at cost. A pipe bursts in the studio upstairs and ruins all of them. The policy’s automatic seasonal increase does not apply, because the limit was below the average stock of the past twelve months. Even after the deductible the loss is larger than the limit, so the limit is what the insurer pays.',
    figures: [
      { label: 'Stock ruined, at cost', amount: '$180,000' },
      { label: 'Deductible', amount: '−$2,500' },
      { label: 'Loss after deductible', amount: '$177,500' },
      { label: 'Insurer pays the June limit', amount: '$120,000' },
      { label: 'Owner bears $180,000 less $120,000', amount: '$60,000', total: true },
    ],
    lesson:
      'A peak-season endorsement adding $90,000 from November through January would have lifted the limit to $210,000 and the payment to $177,500. A month-by-month stock count tells you the figure to ask for.',
  },
  texas: {
    title: 'Freezes, imports and data breaches',
    lead: 'A hard freeze closes Texas shops in two ways.',
    points: [
      'Pipes burst, which is damage and may trigger business income coverage.',
      'Or the power fails and the city says to boil water, which alone usually does not; utility-service coverage can help, within the limits the Manufacturing and Food & Beverage pages describe.',
      'If you import or relabel goods, read on the Wholesale page when a Texas seller stands in for an overseas maker.',
      'If a data breach touches 250 or more Texans, Business & Commerce Code 521.053 sends you to the attorney general within 30 days of finding out; the Financial Services page has the details.',
      'Workers’ compensation is optional for most private employers, as the question below explains, but your lease or franchise agreement may require it.',
    ],
    sources: ['Business & Commerce Code 521.053'],
  },
  words: ['coinsurance', 'triple-net-lease', 'waiver-of-subrogation', 'booth-renter', 'valuation'],
  serve: [
    'Boutiques',
    'Hair and nail salons',
    'Barbershops',
    'Dance and fitness studios',
    'Gift shops',
    'Jewelers',
    'Bike and phone repair',
    'Florists',
    'Pet groomers',
    'Tailors and dry cleaners',
    'Neighborhood bakeries',
  ],
  faq: {
    heading: 'Questions over the counter',
    first: ['what-you-need', 'replacement-cost', 'additional-insured', 'workers-compensation'],
  },
  posts: ['first-24-hours-after-a-property-loss', 'how-to-read-your-declarations-page', 'certificates-without-the-back-and-forth'],
  contact: {
    heading: 'Show us the lease and last December',
    lead: 'The insurance pages of your lease, your current policy and stock figures by month are enough. An advisor comes back with the mismatches, and you decide which ones to have quoted.',
  },
} satisfies IndustryWords;
