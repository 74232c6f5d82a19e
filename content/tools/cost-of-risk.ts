import type { CalculatorWords } from '../schema.ts';

export default {
  order: 5,
  name: 'Cost of risk',
  question: 'What does risk cost us, all told?',
  meta: {
    title: 'Total cost of risk per $1,000 of revenue',
    description:
      'Premium is one part. Add the losses you keep, claims handling, safety and what no policy pays, and put the sum over revenue to compare years.',
  },
  lead: 'Premium is the part that comes with an invoice. Losses inside deductibles, handling, safety and uninsured loss are paid from other accounts, and belong in the same sum.',
  reviewed: '2026-11-15',
  of: 'Premiums, losses you keep, handling, safety and what no policy pays.',
  reading: { figure: '{per1000}', text: 'per $1,000 of revenue' },
  sheet: 'Cost of risk sheet',
  picture: { scene: 'risk_management', alt: '' },
  fields: [
    {
      kind: 'money',
      name: 'premiums',
      label: 'Premiums, taxes and fees',
      min: 0,
      max: 1_000_000_000,
      example: 431_000,
      slider: { min: 0, max: 1_000_000, step: 10_000 },
    },
    {
      kind: 'money',
      name: 'retained',
      label: 'Losses within deductibles',
      min: 0,
      max: 1_000_000_000,
      example: 128_000,
      slider: { min: 0, max: 500_000, step: 5_000 },
    },
    {
      kind: 'money',
      name: 'claims',
      label: 'Claims handling and staff time',
      min: 0,
      max: 1_000_000_000,
      example: 36_000,
    },
    {
      kind: 'money',
      name: 'safety',
      label: 'Safety and protection',
      min: 0,
      max: 1_000_000_000,
      example: 52_000,
      slider: { min: 0, max: 250_000, step: 5_000 },
    },
    { kind: 'money', name: 'uninsured', label: 'Uninsured and indirect loss', min: 0, max: 1_000_000_000, example: 41_000 },
    {
      kind: 'money',
      name: 'revenue',
      label: 'Revenue of the year',
      min: 1,
      max: 100_000_000_000,
      example: 55_000_000,
      slider: { min: 1_000_000, max: 101_000_000, step: 1_000_000 },
    },
  ],
  tries: [
    { label: 'A bad year', set: { retained: 185_000 } },
    { label: 'Less safety', set: { safety: 20_000 } },
  ],
  figures: [
    { result: 'per1000', label: 'Per $1,000 of revenue' },
    { result: 'total', label: 'All told' },
  ],
  parts: [
    { part: 'premiums', label: 'Premiums, taxes and fees', strata: 4 },
    { part: 'retained', label: 'Losses within deductibles', strata: 3 },
    { part: 'claims', label: 'Claims handling and staff time', strata: 2 },
    { part: 'safety', label: 'Safety and protection', strata: 1 },
    { part: 'uninsured', label: 'Uninsured and indirect loss', strata: 0 },
  ],
  whole: { label: 'Total cost of risk', figure: 'total' },
  outcomes: {
    usual:
      'All told, risk cost {total} in a year with {revenue} of revenue: {per1000} of every $1,000. Premium was {premiums} of it; the rest was paid from other accounts.',
  },
  refusals: {},
  drawing: {
    description:
      'One bar of {total} in five parts: premiums {premiums}, losses within deductibles {retained}, handling {claims}, safety {safety}, uninsured {uninsured}.',
    words: { total: 'Total cost of risk', premiums: 'Premiums {premiums}' },
  },
  how: {
    heading: 'How it is computed',
    lead: 'With the figures from the sheet. Use the same twelve months for costs and for revenue.',
    steps: [
      {
        label: 'All told',
        rule: 'premiums + losses kept + handling + safety + uninsured loss',
        sum: '{premiums} + {retained} + {claims} + {safety} + {uninsured}',
        result: '{total}',
      },
      { label: 'Per $1,000 of revenue', rule: 'total ÷ revenue × 1,000', sum: '{total} ÷ {revenue} × 1,000', result: '{per1000}' },
    ],
  },
  leavesOut: {
    lead: 'A ratio compares years of one firm better than two firms.',
    items: [
      { text: 'Claims still open: what they may grow to belongs to the year in which they happened.' },
      { text: 'Collateral and letters of credit, and the cost of the money tied up in them.' },
      { text: 'One large loss, which can outweigh ten years of careful figures.' },
    ],
  },
  related: [
    { kind: 'Service', label: 'Risk management and advisory', path: '/services/risk-management' },
    {
      kind: 'Service',
      label: 'Alternative risk financing',
      path: '/services/commercial-property/alternative-risk-financing',
    },
    { kind: 'Glossary', label: 'Total cost of risk', path: '/glossary#total-cost-of-risk' },
  ],
  live: { fields: ['premiums', 'retained', 'safety', 'revenue'] },
} satisfies CalculatorWords;
