import type { CalculatorWords } from '../schema.ts';

export default {
  order: 1,
  name: 'Percent deductible',
  question: 'What is 2% of my roof?',
  meta: {
    title: 'Percent deductible: what 2% comes to in dollars',
    description:
      'A wind or hail deductible of 1%, 2% or 5% is a share of the insured amount, not of the damage. Enter your limit and see what stays with you.',
  },
  lead: 'Wind and hail often have a deductible of their own, written as a percent. It is a percent of the insured amount. It does not shrink when the damage is small.',
  reviewed: '2026-11-15',
  of: 'A percent deductible is a share of the insured amount, never of the loss.',
  reading: { figure: '{deductible}', text: 'on a {insured} dwelling limit' },
  sheet: 'Percent deductible sheet',
  picture: { scene: 'hail_roof', alt: '' },
  fields: [
    {
      kind: 'choice',
      name: 'basis',
      label: 'The percent is of',
      options: [
        { value: 'limit', label: 'One limit' },
        { value: 'schedule', label: 'A whole schedule' },
      ],
      example: 'limit',
    },
    {
      kind: 'money',
      name: 'limit',
      label: 'Dwelling or building limit',
      only: { field: 'basis', is: 'limit' },
      min: 1,
      max: 100_000_000,
      example: 400_000,
      slider: { min: 100_000, max: 1_100_000, step: 10_000 },
    },
    {
      kind: 'money',
      name: 'schedule',
      label: 'Total insured value',
      hint: 'All buildings at the location, if the policy says so.',
      only: { field: 'basis', is: 'schedule' },
      min: 1,
      max: 1_000_000_000,
      example: 20_000_000,
      slider: { min: 1_000_000, max: 51_000_000, step: 1_000_000 },
    },
    {
      kind: 'percent',
      name: 'percent',
      label: 'Wind and hail deductible',
      min: 0,
      max: 100,
      example: 2,
      slider: { min: 0.5, max: 5, step: 0.5 },
    },
    {
      kind: 'money',
      name: 'loss',
      label: 'Wind or hail damage',
      min: 0,
      max: 100_000_000,
      example: 15_000,
      slider: { min: 0, max: 100_000, step: 1_000 },
    },
  ],
  tries: [
    { label: 'A smaller loss', set: { loss: 6_000 } },
    { label: '1% instead', set: { percent: 1 } },
    { label: 'Five buildings', set: { basis: 'schedule', loss: 530_000 } },
  ],
  figures: [
    { result: 'deductible', label: 'Your deductible' },
    { result: 'paid', label: 'The insurer pays' },
  ],
  parts: [
    { part: 'yours', label: 'Yours: the deductible', strata: 3 },
    { part: 'paid', label: 'Insurer pays', strata: 4 },
    { part: 'above', label: 'Yours: above the limit', strata: 1, whenSome: true },
  ],
  whole: { label: 'The loss', figure: 'loss' },
  outcomes: {
    usual:
      '{percent} is of the {insured} insured, not of the {loss} damage. Of this loss {yours} stays with you, and the insurer pays {paid}.',
    below:
      'The {loss} loss stays below the deductible of {deductible}, {percent} of the {insured} insured. The insurer pays nothing, and {yours} is yours.',
    capped:
      '{percent} of the {insured} insured comes off first. The insurer never pays more than what is insured, {paid}, so {yours} of the {loss} loss stays with you.',
  },
  refusals: {},
  drawing: {
    description: 'One bar: of a {loss} loss {yours} is yours and {paid} is the insurer’s. A mark stands at the deductible, {deductible}.',
    words: { loss: 'Loss', you: 'You {yours}', insurer: 'Insurer {paid}', mark: 'Deductible {deductible}' },
  },
  how: {
    heading: 'How it is computed',
    lead: 'With the figures from the sheet. The size of the damage plays no part in the first line.',
    steps: [
      { label: 'Deductible', rule: 'insured amount × percent', sum: '{insured} × {percent}', result: '{deductible}' },
      {
        label: 'Insurer pays',
        rule: 'loss less the deductible, not below $0 and not above the insured amount',
        sum: '{loss} − {deductible}',
        result: '{paid}',
      },
      { label: 'You pay', rule: 'the rest of the loss', sum: '{loss} − {paid}', result: '{yours}' },
    ],
    aside: 'You can know the first line today: {deductible}, whatever the storm does.',
  },
  leavesOut: {
    lead: 'The percent is simple. What it is a percent of is a matter of wording.',
    items: [
      { text: 'Policies that take the percent from each damaged building, or from values reported at the time of the loss.' },
      { text: 'Minimum dollar deductibles, and a different deductible for other perils.' },
      { text: 'Roofs settled at actual cash value or on a schedule by age.' },
      { text: 'Separate windstorm policies on the coast, which carry a deductible of their own.' },
    ],
  },
  related: [
    { kind: 'Personal line', label: 'Homeowners insurance', path: '/personal/homeowners-insurance' },
    { kind: 'Industry', label: 'Real estate insurance', path: '/industry/real-estate-insurance' },
    { kind: 'Article', label: 'Your hail claim, from roof to final check', path: '/blog/hail-claim-from-roof-to-final-check' },
  ],
  live: { fields: ['limit', 'percent', 'loss'] },
} satisfies CalculatorWords;
