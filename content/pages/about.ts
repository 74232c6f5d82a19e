import type { AboutWords } from '../schema.ts';

export default {
  meta: {
    title: 'About our Houston insurance brokerage',
    description:
      'Benchmark was founded by people who owned and ran buildings. How we measure before we go to the market, the tools we use, and the team you would work with.',
  },
  hero: {
    title: 'About Benchmark',
    subtitle: 'A bench mark is the fixed point a surveyor measures from',
    description:
      'Our founders owned and ran buildings, and were tired of finding out after a storm what their policies meant. So they built the brokerage they had wanted: one that measures first, then goes to the market, then stays for the claim.',
  },
  picture: {
    scene: 'about',
    alt: 'Model of a two-story brick office with the name Benchmark over the door, a roof terrace with umbrellas, and people meeting on the square in front',
  },
  trusted: {
    heading: 'Companies that measure with us',
    sample: 'Sample names',
    pause: 'Pause',
    names: [
      'Live Oak Residential',
      'Bayou City Hospitality',
      'Pecan Grove Builders',
      'Ship Channel Logistics',
      'Mesquite Energy Services',
      'Heights Dental Group',
      'Third Coast Foods',
      'Brazos Property Partners',
    ],
  },
  approach: {
    heading: 'Our approach',
    note: 'Measure, market, stay',
    statement:
      'Most insurance is bought from last year’s file. We begin with the ground itself: what it would cost to rebuild, what your contracts promise, what your losses say and where the water goes. Only then do we ask an insurer for a price.',
    steps: [
      {
        title: 'Measure',
        text: 'Values, contracts, losses, ground. We collect them once, mark what is old or missing, and show you the list before anyone outside sees it.',
      },
      {
        title: 'Go to the market',
        text: 'We place with 50+ A-rated carriers and, for hard risks, reach 100+ carriers and specialty markets. Both numbers are defined and dated on our disclosures page. You compare terms, not only premiums.',
      },
      {
        title: 'Stay for the claim',
        text: 'The insurer decides and pays. Your advisor helps you give notice, keep the record and read the letters, and asks again when an answer is late.',
      },
    ],
  },
  actions: { talk: "Let's Talk", carriers: 'How carriers are counted' },
  tools: {
    heading: 'Tools that show their work',
    lead: 'We built four tools so that you can see what we see. The pictures here use example figures; your own numbers appear once you are a client.',
    note: 'Example figures',
    quoting: {
      title: 'Quote desk',
      text: 'An outside application that asks each question once, saves as you go and sends one clean file to several insurers. A quote is not coverage until an insurer binds it.',
      example: {
        title: '24-unit apartment building',
        columns: ['Insurer', 'Answer', 'Premium'],
        rows: [
          { insurer: 'Insurer A', answer: 'Quoted, wind at 2%', premium: '$47,300' },
          { insurer: 'Insurer B', answer: 'Quoted, wind at 5%', premium: '$41,900' },
          { insurer: 'Insurer C', answer: 'Asks for a roof photo', premium: 'open' },
          { insurer: 'Insurer D', answer: 'Declined: age of wiring', premium: 'none' },
        ],
        foot: 'One file, sent once. Each reply keeps its reason.',
      },
    },
    certificates: {
      title: 'Certificates in minutes',
      text: 'Routine certificates often go out while you are still on the phone. If a contract asks for an endorsement you do not have, the tool stops and a person calls you.',
      example: {
        title: 'Certificate for a general contractor',
        rows: [
          { label: 'General liability', value: '$1M each, $2M total' },
          { label: 'Auto', value: '$1M combined' },
          { label: 'Additional insured', value: 'Ongoing work' },
          { label: 'Waiver of subrogation', value: 'Not on the policy', missing: true },
        ],
        foot: 'Held at 9:04. An advisor calls before it goes out.',
      },
    },
    claims: {
      title: 'Claim tracker',
      text: 'Every open claim with its dates: reported, acknowledged, inspected, decided, paid. You see which item is waiting, and on whose desk.',
      example: {
        title: 'Water damage, second floor',
        steps: [
          { name: 'Reported', date: 'Mar 3' },
          { name: 'Acknowledged', date: 'Mar 9' },
          { name: 'Inspected', date: 'Mar 16' },
          { name: 'Decided', date: '' },
          { name: 'Paid', date: '' },
        ],
        open: 'open',
        foot: 'Waiting for a decision, on the insurer’s desk for six days.',
      },
    },
    market: {
      title: 'Market reader',
      text: 'What comparable risks pay per $100 of value, and which clauses insurers are tightening. It helps you set a budget. It does not forecast your renewal.',
      example: {
        title: 'Apartments: premium per $100 of value',
        ends: ['$0.20', '$1.40'],
        ranges: [
          { name: 'Roof under 10 years', from: 10, to: 38, middle: 22, text: '$0.32 to $0.66' },
          { name: 'Roof 10 to 20 years', from: 24, to: 60, middle: 41, text: '$0.49 to $0.92' },
          { name: 'Roof over 20 years', from: 44, to: 93, middle: 68, text: '$0.73 to $1.32' },
        ],
        foot: 'Tightening: roofs past 15 years paid at depreciated value.',
      },
    },
  },
  memberships: {
    heading: 'Where we sit at the table',
    lead: 'We join associations to hear about new clauses and court decisions early, and to learn from the trades we insure. Membership is not a rating of our work.',
    items: [
      'State and national independent agents’ association',
      'Apartment owners’ association',
      'Builders’ association',
      'Surplus lines association',
      'Chamber of commerce',
    ],
  },
  operators: {
    heading: 'Insight from people who ran buildings',
    paragraphs: [
      'If you have ever stood in a wet lobby at five in the morning, you ask different questions. Which valve? Whose key? Does the policy pay for the night the tenants spend in a hotel, and who has the receipt? Our founders learned those questions as owners and brought them to the other side of the desk.',
      'Today the team has over 50 years of combined experience across placement, claims, building operations and data. You hear it in small things: we ask for the roof invoice before the roof age, and read the lease before the declarations page.',
    ],
    picture: {
      scene: 'real_estate',
      alt: 'Model of a five-story corner apartment building with balconies, shops under striped awnings and solar panels on a flat roof',
    },
    points: [
      {
        title: 'The roof',
        text: 'Its age, covering and last repair weigh heavily in a Texas property premium, so we look there first.',
        at: 'roof',
      },
      {
        title: 'The balcony',
        text: 'Railings, decks and who inspects them. An injury here becomes a liability claim and a records request.',
        at: 'balcony',
      },
      {
        title: 'The tenant',
        text: 'Their belongings are not on your policy. Your attorney can say so in the lease, clearly and early.',
        at: 'tenant',
      },
      {
        title: 'The shops',
        text: 'A fryer on the ground floor changes the fire risk of every home above it. The schedule should say so.',
        at: 'shops',
      },
    ],
  },
  family: {
    heading: 'A small family of companies',
    lead: 'Four companies under one roof, each doing one thing. You can use any of them alone, and we tell you when one earns money from our advice.',
    companies: [
      {
        name: 'Benchmark Brokerage',
        does: 'This firm. Places commercial and personal insurance, explains it and advocates for you when there is a claim.',
        role: 'Placement and advocacy',
      },
      {
        name: 'Datum Valuation',
        does: 'Writes insurance-to-value reports: what each building would cost to rebuild today, with photos, sources and a date.',
        role: 'Rebuild cost reports',
      },
      {
        name: 'Plumb Line Loss Control',
        does: 'Surveys sites, scans panels, maps shutoffs and roofs, and leaves a short ranked list of fixes with owners.',
        role: 'Site surveys',
      },
      {
        name: 'Level Certificates',
        does: 'Tracks the insurance of your vendors and tenants, chases what has expired and flags wording that does not match.',
        role: 'Certificate tracking',
      },
    ],
  },
  team: {
    heading: 'The people you would work with',
    lead: 'Two founders and the directors who lead our practices. Pick the one closest to your question and schedule a meeting.',
    more: 'Load More',
    less: 'Load Less',
    of: 'of',
    about: 'About',
    linkedin: 'LinkedIn profile',
    meet: 'Schedule a Meeting',
    with: 'with',
  },
  careers: {
    heading: 'Would you rather work here?',
    text: 'We hire people who like being exact and can explain it kindly. There are three tracks, a 90-day success plan, and a desk in Houston with good light.',
    link: 'See careers at Benchmark',
  },
  contact: {
    heading: 'Ask us something specific',
    lead: 'Send the question you wish your last broker had answered, with the page of the policy it concerns. Advisors are at their desks on weekdays from 8 to 6 Central.',
  },
} satisfies AboutWords;
