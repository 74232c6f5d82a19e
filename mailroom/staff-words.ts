/** The texts for staff, from content/mailroom.yaml. */

import { interpolate } from '../app/lib/interpolate.ts';
import { readContent } from '../content-model/read.ts';

export const words = readContent('mailroom.yaml');

export type ChannelName = keyof typeof words.channels;

/** Turns the stored reason (trap, fast:800, many:6, elsewhere) into a sentence. */
export function describeSuspicion(reason: string): string {
  const [kind, figure] = reason.split(':');
  const { trap, fast, many, elsewhere, ordinals, laterOrdinal } = words.suspicion;
  if (kind === 'trap') return trap;
  if (kind === 'fast') return interpolate(fast, { seconds: (Number(figure) / 1000).toFixed(1) });
  if (kind === 'many')
    return interpolate(many, { ordinal: ordinals[Number(figure) - 1] ?? interpolate(laterOrdinal, { n: figure ?? '' }) });
  return elsewhere;
}
