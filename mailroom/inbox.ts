/** What the pages of the inbox show, from what is stored. */
import type { FormName } from '../app/lib/form-rules.ts';
import { replyAddress } from './channels.ts';
import { createDates, type Dates } from './dates.ts';
import { labelOf } from './labels.ts';
import type { Mailroom } from './mailroom.ts';
import { isForm, type Message, type State } from './message.ts';
import type { AlarmBar, InboxPage, ListRow, LogEntry, MessagePage } from './pages/pages.ts';
import { type Alarm, type Delivery, deliveriesOf, failing, findAlarm } from './store/deliveries.ts';
import { type Counts, countBoxes, countMessages, type Filter, findMessage, listMessages, neighbors } from './store/messages.ts';
import { words } from './words.ts';

export const messagesPerPage = 25;
const dayMs = 86_400_000;
const states: State[] = ['new', 'read', 'done'];
const longFields = ['message', 'notes'];
const count = (n: number) => n.toLocaleString('en-US');

export interface Asked {
  /** A state, a form or “suspect”; empty for all. */
  box: string;
  search: string;
  page: number;
  /** What was just done, and where the reader goes on. */
  said: string;
  focus: string;
}

const isState = (text: string): text is State => states.includes(text as State);

export function filterOf({ box, search }: Pick<Asked, 'box' | 'search'>): Filter {
  return {
    // a search looks through everything that the box has; without one the suspects stand apart
    suspect: box === 'suspect' ? true : search && !box ? undefined : false,
    ...(isState(box) && { state: box }),
    ...(isForm(box) && { form: box }),
    search,
  };
}

const address = (asked: Partial<Record<'box' | 'q' | 'page', string>>) => {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return query.size ? `/staff?${query}` : '/staff';
};

export async function inboxPage({ database, settings, now }: Mailroom, asked: Asked): Promise<InboxPage> {
  const dates = createDates(settings.timeZone);
  const filter = filterOf(asked);
  const [counts, total, alarm] = await Promise.all([countBoxes(database), countMessages(database, filter), findAlarm(database)]);
  const pages = Math.max(1, Math.ceil(total / messagesPerPage));
  const page = Math.min(asked.page, pages);
  const messages = await listMessages(database, filter, messagesPerPage, (page - 1) * messagesPerPage);
  const apart = !asked.box && !asked.search && page === 1 && counts.suspect > 0;
  const suspects = apart ? await listMessages(database, { suspect: true }, messagesPerPage, 0) : [];
  const fails = await failing(
    database,
    [...messages, ...suspects].map(({ id }) => id),
  );
  const toRow = (message: Message, time: string): ListRow => ({
    id: message.id,
    state: message.state,
    who: message.name,
    kind: words.kinds[message.form],
    subject: message.subject,
    excerpt: message.excerpt,
    at: new Date(message.receivedAt).toISOString(),
    time,
    fails: (fails.get(message.id) ?? []).map((channel) => words.notDelivered(channelName(channel))).join(', '),
    why: message.suspect === null ? '' : words.suspect(message.suspect),
    focused: message.id === asked.focus,
  });

  const days = new Map<string, { label: string; rows: ListRow[] }>();
  for (const message of messages) {
    const key = dates.key(message.receivedAt);
    const day = days.get(key) ?? { label: dates.day(message.receivedAt, now()), rows: [] };
    day.rows.push(toRow(message, dates.time(message.receivedAt)));
    days.set(key, day);
  }
  const to = (number: number) => address({ box: asked.box, q: asked.search, page: number > 1 ? String(number) : '' });
  const query = new URLSearchParams(Object.entries({ box: asked.box, q: asked.search }).filter(([, value]) => value));

  return {
    kind: 'inbox',
    title: titleOf(asked),
    kept: words.kept(count(counts.all + counts.suspect)),
    alarm: alarm && alarmBar(alarm, dates, now()),
    said: Object.hasOwn(words.said, asked.said) ? words.said[asked.said] : undefined,
    boxes: boxesOf(counts, asked),
    csv: `/staff/messages.csv${query.size ? `?${query}` : ''}`,
    box: asked.box,
    search: asked.search,
    days: [...days.values()],
    suspects: apart
      ? { count: counts.suspect, rows: suspects.map((message) => toRow(message, dates.short(message.receivedAt))) }
      : undefined,
    range: total
      ? words.range(count((page - 1) * messagesPerPage + 1), count((page - 1) * messagesPerPage + messages.length), count(total))
      : '',
    pages: around(page, pages).map((number) => ({ number, href: to(number), current: number === page })),
    newer: page > 1 ? to(page - 1) : undefined,
    older: page < pages ? to(page + 1) : undefined,
  };
}

/** Five numbers at most, the open one among them. */
function around(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  return Array.from({ length: Math.min(5, pages) }, (_, i) => first + i);
}

function titleOf({ box, search }: Asked): string {
  if (search) return words.found(search);
  if (box === 'suspect') return words.boxes.suspect.title;
  if (isState(box)) return words.boxes[box].title;
  return isForm(box) ? words.formTitles[box] : words.boxes.all.title;
}

function boxesOf(counts: Counts, { box, search }: Asked) {
  const one = (id: string, label: string, number: number) => ({
    label,
    count: number,
    href: address({ box: id }),
    current: id === box && !search,
  });
  const forms = (Object.entries(counts.form) as [FormName, number][]).sort(([a], [b]) => a.localeCompare(b));
  return [
    [
      one('', words.boxes.all.label, counts.all),
      ...states.map((state) => one(state, words.boxes[state].label, counts.state[state])),
      one('suspect', words.boxes.suspect.label, counts.suspect),
    ],
    forms.map(([form, number]) => one(form, words.kinds[form], number)),
  ];
}

export const channelName = (channel: string) => words.channels[channel] ?? channel;

/** Says that the messages are safe: that is the first thing to know. */
function alarmBar({ channel, since, waiting, givenUp, error, nextAt }: Alarm, dates: Dates, now: number): AlarmBar {
  const name = channelName(channel);
  const next = waiting ? ` ${words.alarm.next(dates.near(nextAt, now))}` : '';
  const stopped = givenUp ? ` ${words.alarm.givenUp(givenUp)}` : '';
  return {
    head: words.alarm.head(name, dates.near(since, now)),
    text: `${words.alarm.waits(waiting + givenUp)} ${words.alarm.answer(name, error)}${next}${stopped}`,
  };
}

export async function messagePage({ database, settings, now }: Mailroom, id: string): Promise<MessagePage | undefined> {
  const message = await findMessage(database, id);
  if (!message) return undefined;
  const dates = createDates(settings.timeZone);
  const [beside, deliveries] = await Promise.all([neighbors(database, message), deliveriesOf(database, id)]);
  const { form, fields, page, receivedAt } = message;
  const long = longFields.filter((name) => fields[name]);
  const short = Object.entries(fields).filter(([name, value]) => value && !long.includes(name));
  const reply = replyAddress(message);
  const suspect = message.suspect !== null;
  return {
    kind: 'message',
    id,
    state: message.state,
    form: words.kinds[form],
    received: words.received(dates.full(receivedAt)),
    subject: message.subject,
    suspect: message.suspect === null ? undefined : words.suspect(message.suspect),
    fields: [
      ...short.map(([name, value]) => ({ label: labelOf(form, name), value, href: linkOf(name, value, message, reply) })),
      ...(page ? [{ label: words.sentFrom, value: page, href: page }] : []),
    ],
    body: long.map((name) => fields[name]).join('\n\n'),
    place: words.place(count(beside.place), count(beside.total)),
    newer: beside.newer && `/staff/messages/${beside.newer}`,
    older: beside.older && `/staff/messages/${beside.older}`,
    list: suspect
      ? { label: words.boxes.suspect.title, href: address({ box: 'suspect' }) }
      : { label: words.boxes.all.title, href: '/staff' },
    reply: reply && `mailto:${encodeURIComponent(reply).replaceAll('%40', '@')}?subject=${encodeURIComponent(words.re(message.subject))}`,
    log: logOf(message, deliveries, dates, now()),
    canRetry: deliveries.some(({ state }) => state !== 'delivered'),
    keptUntil: dates.date(receivedAt + settings.retentionDays * dayMs),
    backupsUntil: dates.date(now() + settings.backupDays * dayMs),
  };
}

function linkOf(name: string, value: string, { email, phone }: Message, reply: string | undefined): string | undefined {
  if (name !== 'email' && name !== 'phone' && name !== 'bestContact') return undefined;
  if (reply && value.toLowerCase() === email) return `mailto:${encodeURIComponent(reply).replaceAll('%40', '@')}`;
  return phone.length === 10 && !value.includes('@') ? `tel:+1${phone}` : undefined;
}

/** First tries stand alone, more failures of one channel together, what comes next at the end. */
function logOf({ receivedAt }: Message, deliveries: Delivery[], dates: Dates, now: number): LogEntry[] {
  const sameDay = dates.key(receivedAt) === dates.key(now);
  const exact = (ms: number) => (sameDay ? dates.seconds(ms) : dates.short(ms));
  const entries: (LogEntry & { at: number })[] = [{ at: receivedAt, time: exact(receivedAt), what: words.log.kept }];
  for (const { channel, state, nextAt, log } of deliveries) {
    const what = `${channelName(channel)}:`;
    const failed = log.filter(({ error }) => error !== null);
    const [first, ...more] = failed;
    if (first) entries.push({ at: first.at, time: exact(first.at), what, result: first.error ?? '', tone: 'bad' });
    const latest = more.at(-1);
    if (latest) {
      const time = more.length > 1 ? words.log.until(dates.near(more[0]!.at, now), dates.near(latest.at, now)) : dates.near(latest.at, now);
      entries.push({ at: latest.at, time, what, result: words.log.moreTries(more.length), tone: 'bad' });
    }
    const delivered = log.find(({ error }) => error === null);
    if (delivered) entries.push({ at: delivered.at, time: exact(delivered.at), what, result: words.log.delivered, tone: 'good' });
    if (state === 'given-up') entries.push({ at: nextAt, time: dates.near(nextAt, now), what, result: words.log.givenUp, tone: 'bad' });
    if (state === 'waiting')
      entries.push({
        at: Math.max(nextAt, now),
        time: nextAt <= now ? words.log.now : dates.near(nextAt, now),
        what: words.log.next(channelName(channel)),
        tone: 'next',
      });
  }
  return entries.sort((a, b) => a.at - b.at).map(({ at: _, ...entry }) => entry);
}
