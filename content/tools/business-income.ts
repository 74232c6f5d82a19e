import type { CalculatorWords } from '../schema.ts';

export default {
  order: 4,
  name: 'Business income',
  question: 'How long could we stay closed?',
  meta: {
    title: 'Business income: when a closing uses up the limit',
    description:
      'Monthly sales less the costs that stop, month by month, after the waiting period. See the loss of a closing and the month in which the limit runs out.',
  },
  lead: 'When a covered loss closes the doors, some costs stop and others go on. What is left of sales is lost each month, until you open again or the limit is used up.',
  reviewed: '2026-11-15',
  of: 'Sales less the costs that stop, month by month, until the limit is used up.',
  reading: { figure: 'Month {usedUp}', text: 'is when a {limit} limit runs out' },
  sheet: 'Business income sheet',
  picture: { scene: 'hospitality', alt: '' },
  fields: [
    {
      kind: 'money',
      name: 'sales',
      label: 'Sales in a usual month',
      min: 0,
      max: 100_000_000,
      example: 100_000,
      slider: { min: 0, max: 500_000, step: 5_000 },
    },
    {
      kind: 'money',
      name: 'stops',
      label: 'Costs that stop while closed',
      hint: 'A month’s goods, supplies, hourly pay you would not keep up.',
      min: 0,
      max: 100_000_000,
      example: 40_000,
      slider: { min: 0, max: 500_000, step: 5_000 },
    },
    {
      kind: 'count',
      name: 'months',
      label: 'Months closed',
      unit: 'months',
      min: 1,
      max: 36,
      example: 6,
      slider: { min: 1, max: 21, step: 1 },
    },
    {
      kind: 'count',
      name: 'wait',
      label: 'Waiting period',
      hint: 'Often 72 hours. The loss of that time is not counted.',
      unit: 'hours',
      min: 0,
      max: 2_160,
      example: 72,
    },
    {
      kind: 'money',
      name: 'extra',
      label: 'Extra expense',
      hint: 'A temporary place, overtime, rush freight.',
      min: 0,
      max: 100_000_000,
      example: 5_000,
    },
    {
      kind: 'money',
      name: 'limit',
      label: 'Business income limit',
      min: 0,
      max: 100_000_000,
      example: 240_000,
      slider: { min: 0, max: 1_000_000, step: 10_000 },
    },
  ],
  tries: [
    { label: 'A whole year', set: { months: 12 } },
    { label: 'Open after four', set: { months: 4 } },
    { label: 'Higher limit', set: { limit: 360_000 } },
  ],
  figures: [
    { result: 'paid', label: 'The insurer pays' },
    { result: 'yours', label: 'You carry' },
  ],
  parts: [
    { part: 'paid', label: 'Inside the limit', strata: 4 },
    { part: 'yours', label: 'Yours: after the limit is used up', strata: 3, whenSome: true },
  ],
  whole: { label: 'Loss and extra expense', figure: 'loss' },
  outcomes: {
    usual:
      'Each month closed costs {monthly}. Over {months}, after the waiting period, the loss with extra expense is {loss}. The {limit} limit is used up in month {usedUp}; the last {yours} is yours.',
    lasts:
      'Each month closed costs {monthly}. Over {months}, after the waiting period, the loss with extra expense is {loss}. The {limit} limit lasts to the end: {paid} is paid and {yours} is left to you.',
  },
  refusals: {},
  drawing: {
    description:
      'One column for each of {months}: the insurer’s {paid} fills them from the left, and {yours} after the limit is used up stays open.',
    words: { month: 'Month', used: 'Limit used up', lasts: 'The limit lasts' },
  },
  how: {
    heading: 'How it is computed',
    lead: 'With the figures from the sheet. A month is counted as 720 hours, and extra expense in the first month.',
    steps: [
      { label: 'Lost each month', rule: 'sales less the costs that stop, not below $0', sum: '{sales} − {stops}', result: '{monthly}' },
      {
        label: 'Loss and extra expense',
        rule: 'lost each month × (months − waiting hours ÷ 720), plus extra expense',
        sum: '{monthly} × ({length} − {hours} ÷ 720) + {extra}',
        result: '{loss}',
      },
      { label: 'Insurer pays', rule: 'the loss, at most the limit', sum: 'the lesser of {loss} and {limit}', result: '{paid}' },
      { label: 'You carry', rule: 'the rest', sum: '{loss} − {paid}', result: '{yours}' },
    ],
  },
  leavesOut: {
    lead: 'It assumes a covered loss, even months and an honest set of books.',
    items: [
      { text: 'Coinsurance on business income, and monthly limits that cap each month on its own.' },
      { text: 'The season: a closing in your best months costs more than an average one.' },
      { text: 'The time after opening until customers are back, which needs an extended period.' },
      { text: 'Closings without physical damage, such as most boil-water notices and outages.' },
    ],
  },
  related: [
    { kind: 'Article', label: 'How to document lost income', path: '/blog/how-to-document-lost-income' },
    { kind: 'Industry', label: 'Hospitality insurance', path: '/industry/hospitality-insurance' },
    { kind: 'Workbench', label: 'Why would they pay only half?', path: '/tools/coinsurance' },
  ],
  live: { fields: ['sales', 'stops', 'months', 'limit'] },
} satisfies CalculatorWords;
