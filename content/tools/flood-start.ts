import type { CalculatorWords } from '../schema.ts';

export default {
  order: 7,
  name: 'Flood start',
  question: 'When would my flood policy start?',
  meta: {
    title: 'Flood start: the wait of the national program',
    description:
      'Enter the day you apply and pay. See when a national flood program policy would typically start, for an ordinary purchase, a loan closing or a map change.',
  },
  lead: 'The national program typically makes a new policy wait 30 days. A loan closing or a new flood map has its own rule. Enter the day and see where the start falls.',
  reviewed: '2026-11-15',
  of: 'National program, ordinary purchase. A loan closing or a map change has its own rule, and private insurers differ.',
  reading: { figure: '{wait} days', text: 'from {bought} to {start}' },
  sheet: 'Flood start sheet',
  picture: { scene: 'flood', alt: '' },
  fields: [
    {
      kind: 'day',
      name: 'bought',
      label: 'Applied and paid on',
      min: '2020-01-01',
      max: '2099-12-31',
      example: '2027-05-02',
    },
    {
      kind: 'choice',
      name: 'reason',
      label: 'Why you buy',
      options: [
        { value: 'ordinary', label: 'No deadline' },
        { value: 'loan', label: 'For a loan' },
        { value: 'map', label: 'New flood map' },
      ],
      example: 'ordinary',
    },
    {
      kind: 'day',
      name: 'closing',
      label: 'The loan closes on',
      hint: 'Making, increasing, extending or renewing a loan.',
      only: { field: 'reason', is: 'loan' },
      min: '2020-01-01',
      max: '2099-12-31',
      example: '2027-05-14',
    },
  ],
  tries: [
    { label: 'One day later', set: { bought: '2027-05-03' } },
    { label: 'A closing', set: { reason: 'loan' } },
    { label: 'A new map', set: { reason: 'map' } },
  ],
  figures: [
    { result: 'start', label: 'The policy would start' },
    { result: 'lastday', label: 'Last day to buy for June 1' },
  ],
  parts: [],
  outcomes: {
    ordinary:
      'Applied and paid on {bought}, an ordinary purchase typically starts on the 30th day after: {weekday}, {start}. To have {seasonDay} covered, the last day to buy is {lastday}.',
    loan: 'Applied and paid on {bought}, by the closing, the policy starts with the loan: {weekday}, {start}. Without a loan it would have been {ordinary}. For {seasonDay}, the last ordinary day is {lastday}.',
    map: 'Within 13 months of the map change, a policy bought on {bought} starts the next day: {weekday}, {start}. After that time the usual wait applies again. For {seasonDay}, the last ordinary day is {lastday}.',
    late: 'The loan closes on {closing}, before the policy was applied and paid for on {bought}. The loan rule does not help then, and the usual wait ends on {start}. For {seasonDay}, the last day to buy is {lastday}.',
  },
  refusals: {},
  drawing: {
    description: 'A line of days from {bought}, when it is bought, to {start}, when it starts.',
    words: { bought: 'Bought', starts: 'Starts', days: '{wait} days', season: 'June 1, the season opens' },
  },
  how: {
    heading: 'How it is counted',
    lead: 'Calendar days. The first day counted is the day after you applied and paid.',
    steps: [
      {
        label: 'Ordinary purchase',
        rule: 'the 30th day after the application and payment',
        sum: '{bought} + 30 days',
        result: '{ordinary}',
      },
      {
        label: 'This purchase',
        rule: 'loan: the closing, if applied and paid by then; new map: the next day',
        sum: '{bought} + {wait} days',
        result: '{start}',
      },
      { label: 'Last day to buy', rule: '30 days before the season opens', sum: '{seasonDay} − 30 days', result: '{lastday}' },
    ],
  },
  leavesOut: {
    lead: 'The national program’s rules, in short. The application decides.',
    items: [
      { text: 'Private flood insurers, which set their own waits and may bind sooner or not at all with a storm in the Gulf.' },
      { text: 'A flood that had already begun when you bought: no start date helps with that.' },
      { text: 'Wildfire burn areas, for which the program may waive the wait.' },
      { text: 'Changes to a policy you already have, and lapses in it.' },
    ],
  },
  related: [
    { kind: 'Personal line', label: 'Flood insurance', path: '/personal/flood-insurance' },
    { kind: 'Personal line', label: 'Homeowners insurance', path: '/personal/homeowners-insurance' },
    { kind: 'Glossary', label: 'Flood waiting period', path: '/glossary#flood-waiting-period' },
  ],
  live: { fields: ['bought', 'reason', 'closing'] },
} satisfies CalculatorWords;
