import type { CalculatorWords } from '../schema.ts';

export default {
  order: 2,
  name: 'Coinsurance',
  question: 'Why would they pay only half?',
  meta: {
    title: 'Coinsurance: what a limit below the clause costs',
    description:
      'Enter what the building costs to replace, the coinsurance percent and your limit, and see what share of a loss the insurer pays, with the arithmetic written out.',
  },
  lead: 'Many commercial property forms ask you to insure a set percent of what the building would cost to replace. Carry less, and the insurer pays less, even on a small loss.',
  reviewed: '2026-11-15',
  of: 'Coinsurance compares the limit you carried with the limit the clause asks for.',
  reading: { figure: '{share}', text: '{limit} carried, {required} asked for' },
  sheet: 'Coinsurance sheet',
  picture: { scene: 'storefront_closed', alt: '' },
  fields: [
    {
      kind: 'money',
      name: 'value',
      label: 'Cost to replace the building',
      min: 1,
      max: 100_000_000,
      example: 250_000,
      slider: { min: 50_000, max: 1_050_000, step: 10_000 },
    },
    {
      kind: 'choice',
      name: 'percent',
      label: 'Coinsurance percent',
      options: [
        { value: 80, label: '80%' },
        { value: 90, label: '90%' },
        { value: 100, label: '100%' },
      ],
      example: 80,
    },
    {
      kind: 'money',
      name: 'limit',
      label: 'Limit you carried',
      min: 0,
      max: 100_000_000,
      example: 100_000,
      slider: { min: 0, max: 1_000_000, step: 10_000 },
    },
    {
      kind: 'money',
      name: 'loss',
      label: 'Size of the loss',
      min: 0,
      max: 100_000_000,
      example: 40_000,
      slider: { min: 0, max: 500_000, step: 1_000 },
    },
    { kind: 'money', name: 'deductible', label: 'Deductible', hint: 'Comes off after the share.', min: 0, max: 10_000_000, example: 250 },
  ],
  tries: [
    { label: 'Limit at the mark', set: { limit: 200_000 } },
    { label: '90% clause', set: { percent: 90 } },
    { label: 'Total loss', set: { loss: 250_000 } },
  ],
  figures: [
    { result: 'paid', label: 'The insurer pays' },
    { result: 'yours', label: 'You pay' },
  ],
  parts: [
    { part: 'paid', label: 'Insurer pays', strata: 4 },
    { part: 'unreached', label: 'Yours: the share the limit did not reach', strata: 3 },
    { part: 'off', label: 'Yours: the deductible', strata: 2 },
    { part: 'above', label: 'Yours: above the limit', strata: 1, whenSome: true },
  ],
  whole: { label: 'The loss', figure: 'loss' },
  outcomes: {
    usual:
      'You carried {limit} where the clause asks for {required}, so your share is {share}. The insurer pays that share of the {loss} loss, less the {off} deductible: {paid}. The other {yours} stays with you.',
    whole:
      'You carried {limit} and the clause asks for {required}, so your share is {share}. The clause takes nothing off. The insurer pays the {loss} loss less the {off} deductible: {paid}, and {yours} stays with you.',
    capped:
      'You carried {limit} where the clause asks for {required}, so your share is {share}. The insurer pays that share of the {loss} loss, less the {off} deductible, but never more than the limit: {paid}. The other {yours} stays with you.',
  },
  refusals: {},
  drawing: {
    description:
      'Two bars on one scale. Above: a limit of {limit} against the {required} the clause asks for, out of a value of {value}. Below: the insurer pays {paid} of the {loss} loss, you pay {yours}.',
    words: {
      value: 'Value',
      limit: 'Limit {limit}',
      short: '{short} short',
      mark: 'The clause asks for {required}',
      insurer: 'Insurer {paid}',
      you: 'You {yours}',
    },
  },
  how: {
    heading: 'How it is computed',
    lead: 'With the figures from the sheet. The deductible comes off after the share, as in the usual commercial property form.',
    steps: [
      { label: 'Required limit', rule: 'value × coinsurance percent', sum: '{value} × {percent}', result: '{required}' },
      { label: 'Share', rule: 'limit ÷ required limit, at most 100%', sum: '{limit} ÷ {required}', result: '{share}' },
      { label: 'Loss at that share', rule: 'loss × share', sum: '{loss} × {share}', result: '{atShare}' },
      {
        label: 'Insurer pays',
        rule: 'less the deductible, not below $0 and not above the limit',
        sum: '{atShare} − {deductible}',
        result: '{paid}',
      },
      { label: 'You pay', rule: 'the rest of the loss', sum: '{loss} − {paid}', result: '{yours}' },
    ],
    aside: 'Had the limit stood at the mark, {required}, the same loss would have paid {paidAtMark}.',
  },
  leavesOut: {
    lead: 'The clause is short. Its exceptions are elsewhere in the policy.',
    items: [
      { text: 'An agreed value option, which can set the clause aside until it expires.' },
      { text: 'Actual cash value forms, where the value is depreciated first.' },
      { text: 'Blanket limits over several buildings, and margin clauses on them.' },
      { text: 'Business income, which has a coinsurance test of its own.' },
    ],
  },
  related: [
    { kind: 'Service', label: 'Commercial property', path: '/services/commercial-property' },
    { kind: 'Workbench', label: 'What is 2% of my roof?', path: '/tools/percent-deductible' },
    { kind: 'Glossary', label: 'Coinsurance', path: '/glossary#coinsurance' },
  ],
  live: { fields: ['value', 'percent', 'limit', 'loss'] },
} satisfies CalculatorWords;
