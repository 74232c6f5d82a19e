import type { CalculatorWords } from '../schema.ts';

export default {
  order: 6,
  name: 'Life needs',
  question: 'How much would they need?',
  meta: {
    title: 'Life needs: debts, years of income, less what is there',
    description:
      'Add debts, mortgage, years of income, education and final expenses, take off savings and coverage, and see what is open. A sum you can argue with.',
  },
  lead: 'A sum of plain lines: what would have to be paid, for how many years, less what is already there. Change a line and see what it does.',
  reviewed: '2026-11-15',
  of: 'Debts, years of income and school, less what is already there.',
  reading: { figure: '{gap} open', text: 'of a {need} need' },
  sheet: 'Life needs sheet',
  picture: { scene: 'life', alt: '' },
  fields: [
    {
      kind: 'money',
      name: 'mortgage',
      label: 'Mortgage balance',
      hint: 'If it is paid off, leave its payment out of the income.',
      min: 0,
      max: 100_000_000,
      example: 240_000,
      slider: { min: 0, max: 1_000_000, step: 10_000 },
    },
    {
      kind: 'money',
      name: 'income',
      label: 'Income to replace, a year',
      min: 0,
      max: 10_000_000,
      example: 60_000,
      slider: { min: 0, max: 250_000, step: 5_000 },
    },
    {
      kind: 'money',
      name: 'survivor',
      label: 'Survivor’s own income, a year',
      min: 0,
      max: 10_000_000,
      example: 0,
      slider: { min: 0, max: 250_000, step: 5_000 },
    },
    {
      kind: 'count',
      name: 'years',
      label: 'For how many years',
      unit: 'years',
      min: 0,
      max: 60,
      example: 12,
      slider: { min: 0, max: 30, step: 1 },
    },
    { kind: 'money', name: 'debts', label: 'Other debts', min: 0, max: 100_000_000, example: 20_000 },
    { kind: 'money', name: 'education', label: 'Education', min: 0, max: 100_000_000, example: 90_000 },
    { kind: 'money', name: 'final', label: 'Final expenses', min: 0, max: 10_000_000, example: 15_000 },
    { kind: 'money', name: 'savings', label: 'Savings they could use', min: 0, max: 100_000_000, example: 85_000 },
    {
      kind: 'money',
      name: 'coverage',
      label: 'Life insurance already there',
      hint: 'Group life from work may end with the job.',
      min: 0,
      max: 100_000_000,
      example: 0,
    },
  ],
  tries: [
    { label: 'Eight years', set: { years: 8 } },
    { label: 'A second income', set: { survivor: 30_000 } },
    { label: 'House paid off', set: { mortgage: 0 } },
  ],
  figures: [
    { result: 'gap', label: 'Still open' },
    { result: 'need', label: 'The whole need' },
  ],
  parts: [
    { part: 'debts', label: 'Other debts', strata: 2 },
    { part: 'mortgage', label: 'Mortgage balance', strata: 1 },
    { part: 'living', label: 'Years of income', strata: 4 },
    { part: 'education', label: 'Education', strata: 2, hatched: true },
    { part: 'final', label: 'Final expenses', strata: 1, hatched: true },
  ],
  whole: { label: 'The whole need', figure: 'need' },
  outcomes: {
    usual:
      'They would need {need}: the debts, {yearly} a year for {years}, school and the last bills. Savings of {savings} and coverage of {coverage} are there, so {gap} is open.',
    closed:
      'They would need {need}: the debts, {yearly} a year for {years}, school and the last bills. Savings of {savings} and coverage of {coverage} reach that; {gap} is open.',
  },
  refusals: {},
  drawing: {
    description:
      'Two bars on one scale. Above: the need of {need}, line by line. Below: savings of {savings}, coverage of {coverage}, and {gap} still open.',
    words: { need: 'Need', there: 'Already there', open: 'Open {gap}', living: 'Income {living}' },
  },
  how: {
    heading: 'How it is computed',
    lead: 'With the figures from the sheet. Today’s dollars throughout: no growth, no inflation, no taxes.',
    steps: [
      {
        label: 'Income to replace',
        rule: 'income less the survivor’s own, not below $0',
        sum: '{income} − {survivor}',
        result: '{yearly}',
      },
      { label: 'Years of income', rule: 'that × years', sum: '{yearly} × {years}', result: '{living}' },
      {
        label: 'The whole need',
        rule: 'debts + mortgage + years of income + education + final expenses',
        sum: '{debts} + {mortgage} + {living} + {education} + {final}',
        result: '{need}',
      },
      {
        label: 'Still open',
        rule: 'need less savings and coverage, not below $0',
        sum: '{need} − {savings} − {coverage}',
        result: '{gap}',
      },
    ],
    aside: 'If the mortgage is paid off from this sum, leave its payment out of the income, or it is counted twice.',
  },
  leavesOut: {
    lead: 'A sum on one page cannot know a family.',
    items: [
      { text: 'Social Security survivor benefits, which depend on ages and on the earnings record.' },
      { text: 'What savings earn and what prices do over the years.' },
      { text: 'Unpaid work at home, which costs money once somebody else does it.' },
      { text: 'Disability, which is far likelier during working years.' },
    ],
  },
  related: [
    { kind: 'Personal line', label: 'Life insurance', path: '/personal/life-insurance' },
    { kind: 'Glossary', label: 'Term life', path: '/glossary#term-life' },
  ],
  live: { fields: ['mortgage', 'income', 'years', 'savings'] },
} satisfies CalculatorWords;
