import type { CalculatorWords } from '../schema.ts';

export default {
  order: 3,
  name: 'Rebuild limit',
  question: 'Would my limit rebuild the house?',
  meta: {
    title: 'Rebuild limit: does the extension reach the cost?',
    description:
      'Put your dwelling limit and its extension beside what it would cost to build again. See the gap, and the limit that would close it.',
  },
  lead: 'After a regional storm everyone builds at once, and the price of building jumps. On eligible policies an extension can pay up to 150% of the dwelling limit.',
  reviewed: '2026-11-15',
  of: 'Your limit, the extension on it, and the price of building again.',
  reading: { figure: '{gap} short', text: '{available} available, {rebuild} to rebuild' },
  sheet: 'Rebuild sheet',
  picture: { scene: 'homeowners', alt: '' },
  fields: [
    {
      kind: 'money',
      name: 'limit',
      label: 'Dwelling limit',
      min: 1,
      max: 100_000_000,
      example: 400_000,
      slider: { min: 100_000, max: 1_100_000, step: 10_000 },
    },
    {
      kind: 'percent',
      name: 'extension',
      label: 'Extension on the limit',
      hint: 'On your declarations page or an endorsement; 0 if there is none.',
      min: 0,
      max: 50,
      example: 25,
      slider: { min: 0, max: 50, step: 5 },
    },
    {
      kind: 'money',
      name: 'rebuild',
      label: 'Cost to rebuild',
      hint: 'What builders would charge, not what the house would sell for.',
      min: 1,
      max: 100_000_000,
      example: 540_000,
      slider: { min: 100_000, max: 1_600_000, step: 10_000 },
    },
  ],
  tries: [
    { label: 'No extension', set: { extension: 0 } },
    { label: '50% extension', set: { extension: 50 } },
    { label: 'Limit that closes it', set: { limit: 432_000 } },
  ],
  figures: [
    { result: 'gap', label: 'Short by' },
    { result: 'needed', label: 'Limit that closes it' },
  ],
  parts: [
    { part: 'fromLimit', label: 'From the limit', strata: 4 },
    { part: 'fromExtension', label: 'From the extension', strata: 1, whenSome: true },
    { part: 'gap', label: 'Yours: what neither reaches', strata: 3, whenSome: true },
  ],
  whole: { label: 'Cost to rebuild', figure: 'rebuild' },
  outcomes: {
    usual:
      'A {limit} limit with {extension} on top makes {available} available. Rebuilding costs {rebuild}, so {gap} is open. At the same extension a limit of {needed} would reach it.',
    closed:
      'A {limit} limit with {extension} on top makes {available} available. Rebuilding costs {rebuild}, which is inside it: {gap} is open, and the limit stays {needed}.',
  },
  refusals: {},
  drawing: {
    description:
      'One bar of the cost to rebuild, {rebuild}: the {limit} limit ends at the mark of 100%, the extension at {available}, and {gap} is open.',
    words: { rebuild: 'Rebuild', limit: 'Limit {limit}', available: 'Available' },
  },
  how: {
    heading: 'How it is computed',
    lead: 'With the figures from the sheet. The extension is a percent of the limit you chose, so a low limit stays low, only less so.',
    steps: [
      {
        label: 'Available',
        rule: 'limit × (100% + extension), at most 150% of the limit',
        sum: '{limit} × (100% + {extension})',
        result: '{available}',
      },
      {
        label: 'Still open',
        rule: 'cost to rebuild less what is available, not below $0',
        sum: '{rebuild} − {available}',
        result: '{gap}',
      },
      {
        label: 'Limit that closes it',
        rule: 'cost to rebuild ÷ (100% + extension), never below the limit you have',
        sum: '{rebuild} ÷ (100% + {extension})',
        result: '{needed}',
      },
    ],
  },
  leavesOut: {
    lead: 'The bar is about the house alone, and about the day after a storm.',
    items: [
      { text: 'The deductible, which is yours in any case.' },
      { text: 'Conditions of the extension: insuring to an agreed estimate, reporting additions, rebuilding at all.' },
      { text: 'Ordinance or law: what newer building codes add to the bill.' },
      { text: 'Contents, other structures and the rent elsewhere, which have limits of their own.' },
    ],
  },
  related: [
    { kind: 'Personal line', label: 'Homeowners insurance', path: '/personal/homeowners-insurance' },
    { kind: 'Workbench', label: 'What is 2% of my roof?', path: '/tools/percent-deductible' },
    { kind: 'Glossary', label: 'Extended replacement cost', path: '/glossary#extended-replacement-cost' },
  ],
  live: { fields: ['limit', 'extension', 'rebuild'] },
} satisfies CalculatorWords;
