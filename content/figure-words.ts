import type { FigureWords } from './schema.ts';

export default {
  timeline: {
    inForce: 'In force',
    could: 'Could have been bought',
    inside: 'Date inside',
    outside: 'Date outside',
    narrow: 'The same four bars with time running down. The list that follows says it in words.',
  },
  chain: { answers: 'Policy pays', excluded: 'Policy excludes or limits it', untested: 'Not tested' },
  ground: { dashed: 'Sidetrack around it' },
  year: {
    limit: 'Limit in force',
    above: 'Stock above the limit',
    could: 'Could have been bought',
    narrow: 'The same year with months running down. The list that follows gives the reading.',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  handoffs: {
    answers: 'Policy pays',
    condition: 'Pays only on a condition',
    none: 'Does not pay',
    either: 'Does not pay, or only on a condition',
  },
  night: { answers: 'pays', hole: 'It does not', written: 'Written for it' },
} satisfies FigureWords;
