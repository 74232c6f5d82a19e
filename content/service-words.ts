/** Words that stand on several service pages, or name the parts of their tables and drawings. */
import type { ServiceWords } from './schema.ts';

export default {
  crumb: 'Services',
  loss: { label: 'Illustrative loss', figures: 'In numbers', note: 'Example figures' },
  example: 'Example figures',
  cycle: 'The property cycle',

  /** The button of each page; all open the quote application. Claims advocacy and alternative risk financing have none. */
  actions: {
    'commercial-property': 'Request a Quote',
    'loss-control': 'Schedule a Consultation',
    'portfolio-management': 'Schedule Portfolio Review',
    'private-client': 'Schedule Consultation',
    'risk-management': 'Schedule a Consultation',
    'benchmark-network': "Let's Talk",
  },

  claims: { you: 'What you do', clock: 'The insurer’s clock' },
  layers: { layer: 'Layer', claim: 'A claim of', to: 'to', nothing: 'Nothing' },
  options: { name: 'Option', keep: 'What you keep', collateral: 'Collateral and cash', suits: 'Whom it suits', exit: 'How you get out' },
  storm: { hours: 'hours', before: 'Hours before tropical-storm winds', owner: 'Owner' },
  schedule: {
    caption: 'Statement of values',
    asset: 'Asset',
    county: 'County',
    value: 'Insured value',
    premium: 'Premium',
    deductible: 'Deductible',
    lender: 'Lender asks for',
    share: 'Share of the whole',
    ofValue: 'of value',
    ofPremium: 'of premium',
    total: 'All assets',
  },
  privateClient: {
    overview: 'Overview',
    serve: 'Who we serve',
    coverages: 'Core coverages',
    advisory: 'Advisory services',
    why: 'Why choose us',
    columns: ['Coverage', 'What it pays', 'Who needs it'],
  },
  register: {
    caption: 'Risk register',
    id: 'No.',
    risk: 'Risk',
    likelihood: 'Likelihood',
    severity: 'Severity',
    rank: 'Rank',
    treatment: 'Treatment',
    owner: 'Owner',
    due: 'Due',
    board: 'goes to the board',
  },
  map: {
    caption: 'Heat map: likelihood across, severity up',
    legend: ['Watch', 'Treat', 'Board'],
  },
  cost: {
    caption: 'Total cost of risk',
    label: 'Part of the cost',
    before: 'Year 1',
    after: 'Year 3',
    change: 'Change',
    note: 'Why',
    total: 'Total',
  },
} satisfies ServiceWords as ServiceWords;
