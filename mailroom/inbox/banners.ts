/** The banners above the list: failed deliveries, and a question that an owner has to answer. */
import { interpolate } from '../../app/lib/interpolate.ts';
import { hasRole, type Person } from '../accounts/people.ts';
import type { Mailroom } from '../mailroom.ts';
import { plural } from '../plural.ts';
import { findHold, type Hold } from '../retention.ts';
import { words } from '../staff-words.ts';
import { type Alarm, findAlarm } from '../store/deliveries.ts';
import { channelName } from './channel-name.ts';
import { createDates, type Dates } from './dates.ts';

export interface Banner {
  tone: 'alarm' | 'question';
  heading?: string;
  text: string;
  /** Buttons that post to a URL. */
  actions: { label: string; action: string }[];
}

export async function bannersFor({ database, settings, now }: Mailroom, person: Person): Promise<Banner[]> {
  const dates = createDates(settings.timeZone);
  const [alarm, hold] = await Promise.all([findAlarm(database), findHold(database)]);
  const retry = hasRole(person, 'handler') ? [{ label: words.alarm.retry, action: '/staff/retry' }] : [];
  return [
    ...(alarm ? [{ tone: 'alarm' as const, ...alarmText(alarm, settings.timeZone, now()), actions: retry }] : []),
    ...(hold ? [holdBanner(hold, settings.retentionDays, dates, hasRole(person, 'owner'))] : []),
  ];
}

/** Since when a channel fails, and why. */
export function alarmText({ channel, recipient, since, waiting, givenUp, error, nextAt }: Alarm, timeZone: string, now: number) {
  const dates = createDates(timeZone);
  const answers = new Map<string, string>(Object.entries(words.alarm.answers));
  const sentences = [
    plural(words.alarm.waits, waiting + givenUp),
    interpolate(answers.get(channel) ?? '{error}', { error }),
    waiting ? interpolate(words.alarm.next, { time: dates.near(nextAt, now) }) : '',
    givenUp ? plural(words.alarm.givenUp, givenUp) : '',
  ];
  return {
    heading: interpolate(words.alarm.heading, { channel: channelName(channel, recipient), time: dates.near(since, now) }),
    text: sentences.filter(Boolean).join(' '),
  };
}

function holdBanner({ reason, messages, total, before, now }: Hold, days: number, dates: Dates, isOwner: boolean): Banner {
  const text = words.retention[reason];
  return {
    tone: 'question',
    text: plural(text, messages, { total, days, before: dates.date(before), now: dates.date(now) }),
    actions: isOwner ? [{ label: words.retention.yes, action: '/staff/retention' }] : [],
  };
}
