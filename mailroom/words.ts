/** Every text of the mailroom, from content/mailroom.yaml. */
import { readContent } from '../content-model/read.ts';
import { fill } from './text.ts';

export const words = readContent('mailroom.yaml');

export type ChannelName = keyof typeof words.channels;

/** Turns the stored reason (trap, fast:800, many:6, elsewhere) into a sentence. */
export function describeSuspicion(reason: string): string {
  const [kind, figure] = reason.split(':');
  const { trap, fast, many, elsewhere, ordinals, laterOrdinal } = words.suspicion;
  if (kind === 'trap') return trap;
  if (kind === 'fast') return fill(fast, { seconds: (Number(figure) / 1000).toFixed(1) });
  if (kind === 'many') return fill(many, { ordinal: ordinals[Number(figure) - 1] ?? fill(laterOrdinal, { n: figure ?? '' }) });
  return elsewhere;
}
