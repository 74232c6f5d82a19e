import type { HomeWords } from '../schema.ts';

export default {
  meta: {
    title: 'Benchmark | Houston insurance brokerage, licensed nationwide',
    description:
      'We measure what you own, what could go wrong and what your policy would pay, then take it to the market. Commercial, personal and private client insurance.',
  },
  hero: {
    title: 'Know exactly where you stand.',
    lead: 'Benchmark is a Houston risk management brokerage, licensed nationwide. We measure what you own, what could go wrong and what your policy would pay. Then we take it to the market.',
    button: 'GET A QUOTE',
    how: 'How it works',
    alt: 'Clay model of nine city lots around a copper survey marker: towers, houses, a construction site, tanks and a bayou',
    narrow: { scene: 'financial_services', alt: 'Clay model of a bank with a copper dome and a glass tower beside it on one city lot' },
    model: 'Model, not to scale',
    readings: 'Example readings on the model',
    /** Readings on the picture, in per cent of its frame: x, y is the thing measured. At most three, over free ground. */
    callouts: {
      wide: [
        { x: 68.6, y: 30.3, side: 'end', below: false, title: 'Roof, 11 years old', note: 'Valued at replacement cost' },
        { x: 73, y: 81.3, side: 'end', below: true, title: 'Bayou at 49 ft', note: 'Flood limit $1,000,000' },
        { x: 41, y: 84.5, side: 'start', below: true, title: 'Nine lots, one schedule', note: 'Example readings' },
      ],
      narrow: [
        { x: 52.3, y: 13.3, side: 'start', below: false, title: 'Dome, 11 years old', note: '' },
        { x: 31, y: 83, side: 'start', below: true, title: 'Ground at 49 ft', note: '' },
      ],
    },
  },
  partners: {
    title: 'Trusted markets',
    note: '100+ carriers and specialty markets',
    carriers: 'Partner carriers',
    bullet: 'Partner',
  },
  how: {
    heading: 'We measure first. Then we quote.',
    lead: 'Four steps, one advisor, and the fine print read before you sign it.',
    steps: [
      {
        title: 'Tell us what you own',
        info: 'Ten minutes online or by phone: the property, the people, the contracts you have signed and the losses you have had.',
        icon: 'clipboard-check',
        background: 'own',
      },
      {
        title: 'We take the measurements',
        info: 'Your advisor reads your current policies line by line and marks the gaps, the overlaps and the clauses a lender would question.',
        icon: 'ruler',
        background: 'measure',
      },
      {
        title: 'We ask the market',
        info: 'One clean submission goes to the carriers and specialty markets that want your kind of risk. We press on terms as well as price.',
        icon: 'compass',
        background: 'market',
      },
      {
        title: 'You choose, we stay',
        info: 'Options arrive side by side, on one sheet. After you bind, the same advisor helps with certificates, changes and claims.',
        icon: 'handshake',
        background: 'stay',
      },
    ],
  },
  compare: {
    heading: 'Compare what the price leaves out.',
    lead: 'The $5,400 between two quotes can be the storm you cannot pay for. Look up a coverage or an industry, or read the sheet: the same lines, side by side.',
    search: {
      label: 'Search coverages, industries and articles',
      placeholder: 'Search...',
      button: 'Search',
      results: 'Search results',
      none: 'Nothing found. Press Enter to search the articles.',
    },
    often: 'Often looked up:',
    oftenLinks: [
      { label: 'builders risk', path: '/personal/builders-risk-insurance' },
      { label: 'flood', path: '/personal/flood-insurance' },
      { label: 'umbrella', path: '/blog/search?q=umbrella' },
      { label: 'certificate of insurance', path: '/blog/certificates-without-the-back-and-forth' },
      { label: '2% of my roof', path: '/tools/percent-deductible' },
      { label: 'claim dates', path: '/tools/claim-clock' },
    ],
    sheet: {
      title: '24-unit apartment building, Houston',
      note: 'Example figures',
      gap: 'gap',
      columns: ['Line', 'Today', 'Option A', 'Option B'],
      /** A trailing * marks a gap. */
      rows: [
        ['Annual premium', '$38,400', '$41,900', '$47,300'],
        ['Building limit', '$4.2M*', '$6.1M', '$6.1M'],
        ['Wind and hail deductible', '5%*', '5%*', '2%'],
        ['Flood', 'Excluded*', 'Excluded*', '$1.0M'],
        ['Loss of rents', '6 months', '12 months', '18 months'],
        ['Code upgrades', 'None*', '$250,000', '$500,000'],
      ],
      total: ['Gaps marked above', '4', '2', '0'],
    },
  },
  apart: {
    heading: 'Four numbers we like to be measured by.',
    lead: 'An independent brokerage is only as good as the markets it can open and the people who read the policy.',
    link: 'About Benchmark',
    sample: 'As of October 1, 2026, sample figure',
    claims: [
      {
        figure: '50',
        after: '+',
        title: '50+ A-rated carriers',
        text: 'When one market tightens on coastal wind or older roofs, there are others to ask.',
        link: { label: 'What A-rated means', path: '/disclosures#what-a-rated-50-and-100-mean' },
      },
      {
        figure: '50',
        after: 'years',
        title: 'Over 50 years of combined experience',
        text: 'Across the team: founders who owned and ran buildings, and advisors who know the trades they place.',
      },
      {
        figure: '112',
        after: '',
        title: '112 verified Google reviews',
        text: 'Written after renewals, closings and claims.',
        sample: true,
      },
      {
        figure: '4.6',
        after: '',
        title: '4.6 overall rating',
        text: 'Out of five, across those reviews. We answer the low ones too.',
        sample: true,
      },
    ],
  },
  specialties: {
    heading: 'Find your ground.',
    label: 'Specialties',
    tabs: { commercial: 'Commercial', personal: 'Personal', services: 'Services' },
    lot: 'Lot',
    all: {
      commercial: { label: 'All industries', path: '/industry' },
      personal: { label: 'Help me choose', path: '/personal' },
      services: { label: 'How the services fit together', path: '/services/commercial-property' },
    },
    emergency: {
      name: 'Emergency Response',
      line: 'Who does what in the 120 hours before storm winds',
      path: '/services/commercial-property/loss-control#emergency-response',
      scene: 'after_the_loss',
    },
  },
  voices: {
    heading: 'In their words.',
    label: 'Reviews',
    rating: 4.6,
    ofFive: 'of 5',
    summary: '112 verified Google reviews',
    sample: 'Sample reviews, shown until real ones are published.',
    previous: 'Previous reviews',
    next: 'Next reviews',
  },
  contact: {
    heading: 'Start from a fixed point.',
    lead: 'Tell us what you own, what worries you, or what your lender just asked for. Plain words are fine; you do not have to know what the policy is called.',
  },
} satisfies HomeWords as HomeWords;
