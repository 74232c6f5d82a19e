import { z } from 'zod';
import { text, texts } from './text-types.ts';

/** Texts that all figures of one kind share: legends, and texts for screen readers. */
export const figureWords = z.strictObject({
  timeline: z
    .strictObject({
      inForce: text(4, 40, 'Legend: a solid bar'),
      available: text(4, 40, 'Legend: a dashed bar'),
      inside: text(4, 40, 'Legend: a tick'),
      outside: text(4, 40, 'Legend: a cross'),
    })
    .meta({ title: 'Timeline', description: 'Drawings of two dates and two policies' }),
  contractChain: z
    .strictObject({
      answers: text(4, 40, 'Legend: a solid post'),
      excluded: text(4, 40, 'Legend: a hatched post'),
      untested: text(4, 40, 'Legend: an open post'),
    })
    .meta({ title: 'Contract chain', description: 'Drawings of contracts and who answers' }),
  crossSection: z
    .strictObject({
      dashed: text(4, 40, 'Legend of the well: its dashed line'),
      counted: text(4, 40, 'Over all five buildings'),
      struck: text(4, 40, 'Over the two that the hail struck'),
    })
    .meta({ title: 'Cross section', description: 'Drawings of what lies above and below' }),
  yearChart: z
    .strictObject({
      limit: text(4, 40, 'Legend: the level line'),
      above: text(4, 40, 'Legend: the hatched part'),
      available: text(4, 40, 'Legend: the dashed line'),
      months: texts(3, 3, 'A month').length(12),
    })
    .meta({ title: 'Year chart', description: 'Drawings of a year and a limit' }),
  handoffs: z
    .strictObject({
      stop: text(2, 20, 'Over the column of stops, for screen readers'),
      answers: text(4, 40, 'Legend: a solid bar'),
      condition: text(4, 40, 'Legend: a hatched bar, where all answer on a condition'),
      none: text(4, 40, 'Legend: a hatched bar, where none answers'),
      either: text(4, 60, 'Legend: a hatched bar, where both occur'),
    })
    .meta({ title: 'Hand-offs', description: 'Drawings of goods on their way' }),
  coverageGaps: z
    .strictObject({
      answers: text(4, 40, 'Legend, after the name of the policy: a solid bar'),
      gap: text(4, 40, 'Legend: a hatched hole'),
    })
    .meta({ title: 'Coverage gaps', description: 'Drawings of a policy with gaps' }),
});
export type FigureWords = z.infer<typeof figureWords>;
