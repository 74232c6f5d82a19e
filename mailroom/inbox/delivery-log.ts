import { interpolate } from '../../app/lib/interpolate.ts';
import { plural } from '../plural.ts';
import { words } from '../staff-words.ts';
import type { Delivery } from '../store/deliveries.ts';
import { channelName } from './channel-name.ts';
import type { Dates } from './dates.ts';

export interface LogEntry {
  time: string;
  text: string;
  result?: string;
  tone?: 'good' | 'bad' | 'next';
}

/** The delivery log of a message. For each delivery: its first failure, one line for all later failures, and its outcome or next try. */
export function deliveryLog(receivedAt: number, deliveries: Delivery[], dates: Dates, now: number): LogEntry[] {
  const isToday = dates.dayKey(receivedAt) === dates.dayKey(now);
  const exact = (ms: number) => (isToday ? dates.seconds(ms) : dates.short(ms));
  const entries: (LogEntry & { at: number })[] = [{ at: receivedAt, time: exact(receivedAt), text: words.log.stored }];
  for (const { channel, recipient, state, nextAt, tries } of deliveries) {
    const name = channelName(channel, recipient);
    const text = `${name}:`;
    const [first, ...later] = tries.filter(({ error }) => error !== null);
    if (first) entries.push({ at: first.at, time: exact(first.at), text, result: first.error ?? '', tone: 'bad' });
    const latest = later.at(-1);
    if (latest) {
      const span = { first: dates.near(later[0]!.at, now), last: dates.near(latest.at, now) };
      const time = later.length > 1 ? interpolate(words.log.until, span) : span.last;
      entries.push({ at: latest.at, time, text, result: plural(words.log.moreTries, later.length), tone: 'bad' });
    }
    const delivered = tries.find(({ error }) => error === null);
    if (delivered) entries.push({ at: delivered.at, time: exact(delivered.at), text, result: words.log.delivered, tone: 'good' });
    if (state === 'given-up') entries.push({ at: nextAt, time: dates.near(nextAt, now), text, result: words.log.givenUp, tone: 'bad' });
    if (state === 'waiting')
      entries.push({
        at: Math.max(nextAt, now),
        time: nextAt <= now ? words.log.now : dates.near(nextAt, now),
        text: interpolate(words.log.next, { channel: name }),
        tone: 'next',
      });
  }
  return entries.sort((a, b) => a.at - b.at).map(({ at: _, ...entry }) => entry);
}
