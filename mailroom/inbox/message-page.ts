import { findField } from '../../app/lib/forms.ts';
import { interpolate } from '../../app/lib/interpolate.ts';
import { listPeople, namesOfPeople, type Person } from '../accounts/people.ts';
import { replyAddress } from '../delivery/email.ts';
import { dayMs } from '../durations.ts';
import { isLocalPath } from '../is-local-path.ts';
import type { Mailroom } from '../mailroom.ts';
import { trashDays } from '../retention.ts';
import { describeSuspicion, words } from '../staff-words.ts';
import { deliveriesOf } from '../store/deliveries.ts';
import { eventsOf, type MessageEvent, readsOf } from '../store/message-changes.ts';
import { findMessage, type Message, receiptNumber } from '../store/messages.ts';
import { createDates, type Dates } from './dates.ts';
import { deliveryLog } from './delivery-log.ts';
import { labelOf } from './field-labels.ts';
import { listHref } from './folders.ts';
import { languageName, markOf, peopleOptions } from './list-page.ts';

export interface MessageExtra {
  notice?: string;
  /** A change was refused, because a colleague had made one since the person opened the page. */
  isRefused?: boolean;
  /** The person has just marked it as answered: show the link to the e-mail. */
  isAnswering?: boolean;
}

export async function messagePage(mailroom: Mailroom, person: Person, id: string, extra: MessageExtra = {}) {
  const { database, settings, now } = mailroom;
  const message = await findMessage(database, id, person);
  if (!message) return undefined;
  const dates = createDates(settings.timeZone);
  const [deliveries, events, reads, colleagues, names] = await Promise.all([
    deliveriesOf(database, id),
    eventsOf(database, id),
    readsOf(database, id),
    listPeople(database),
    namesOfPeople(database),
  ]);
  const toEntry = historyEntry(names, dates, now(), settings.retentionDays);
  const { form, fields, page, receivedAt } = message;
  const isLong = (name: string) => findField(form, name)?.kind === 'multiline';
  const filled = Object.entries(fields).filter(([, value]) => value);
  const reply = replyAddress(message);
  const { suspect, trashedAt } = message;
  const answered = events.findLast(({ kind }) => kind === 'answered');
  // Only for the person who answered: a colleague may open the same URL.
  const isAnswering = extra.isAnswering === true && answered?.personId === person.id;
  return {
    kind: 'message' as const,
    id,
    version: message.version,
    mark: markOf(message),
    form: words.kinds[form],
    received: interpolate(words.received, { time: dates.full(receivedAt) }),
    language: languageName(message),
    subject: message.subject,
    suspicion: suspect === null ? undefined : interpolate(words.whySuspect, { reason: describeSuspicion(suspect) }),
    fields: [
      ...filled
        .filter(([name]) => !isLong(name))
        .map(([name, value]) => ({ label: labelOf(form, name), value, href: phoneLink(name, value, message) })),
      { label: words.receipt, value: receiptNumber(id), href: undefined },
      ...(page ? [{ label: words.sentFrom, value: page, href: isLocalPath(page) ? page : undefined }] : []),
    ],
    body: filled
      .filter(([name]) => isLong(name))
      .map(([, value]) => value)
      .join('\n\n'),
    list: listLink(message),
    warning: isAnswering ? undefined : warning(message, answered, names, person, (ms) => dates.near(ms, now())),
    notice: isAnswering ? words.notices.answered : extra.notice,
    isRefused: extra.isRefused,
    mailto: isAnswering && reply ? mailto(reply, message) : undefined,
    canAnswer: reply !== undefined,
    people: peopleOptions(colleagues, person),
    assignedTo: message.assignedTo ?? '',
    history: [...reads.map((read) => ({ ...read, kind: 'read', detail: '' })), ...events].sort((a, b) => a.at - b.at).map(toEntry),
    log: deliveryLog(receivedAt, deliveries, dates, now()),
    canRetry: deliveries.some(({ state }) => state !== 'delivered'),
    role: person.role,
    trash:
      trashedAt === null
        ? undefined
        : interpolate(words.inTrash, { date: dates.date(trashedAt), until: dates.date(trashedAt + trashDays * dayMs) }),
    keptUntil:
      trashedAt === null ? interpolate(words.keptUntil, { date: dates.date(receivedAt + settings.retentionDays * dayMs) }) : undefined,
    backupsUntil: dates.date(now() + settings.backupDays * dayMs),
  };
}

const eventTexts = new Map<string, string>(Object.entries(words.events));

/** Describes what happened to a message in a sentence. */
const historyEntry =
  (names: Map<string, string>, dates: Dates, now: number, days: number) =>
  ({ at, kind, personId, detail }: Pick<MessageEvent, 'at' | 'kind' | 'personId' | 'detail'>) => {
    const name = (id: string | null) => names.get(id ?? '') ?? words.somebody;
    return {
      time: dates.near(at, now),
      text: interpolate(eventTexts.get(kind) ?? kind, { person: name(personId), to: name(detail), days }),
      note: kind === 'note' || kind === 'added' ? detail : undefined,
    };
  };

function warning(
  { status, assignedTo }: Message,
  answered: MessageEvent | undefined,
  names: Map<string, string>,
  person: Person,
  time: (ms: number) => string,
): string | undefined {
  const byName = (id: string | null) => names.get(id ?? '') ?? words.somebody;
  if (answered) return interpolate(words.answeredWarning, { person: byName(answered.personId), time: time(answered.at) });
  const isColleagues = status !== 'done' && assignedTo !== null && assignedTo !== person.id;
  return isColleagues ? interpolate(words.assignedWarning, { person: byName(assignedTo) }) : undefined;
}

function listLink({ suspect, trashedAt }: Message) {
  if (trashedAt !== null) return { label: words.folders.trash.title, href: listHref({ folder: 'trash' }) };
  return suspect === null
    ? { label: words.folders.all.title, href: '/staff' }
    : { label: words.folders.suspect.title, href: listHref({ folder: 'suspect' }) };
}

const mailto = (reply: string, { subject }: Message) =>
  `mailto:${encodeURIComponent(reply).replaceAll('%40', '@')}?subject=${encodeURIComponent(interpolate(words.re, { subject }))}`;

/** E-mail addresses are not linked, because only the button “Answer by e-mail” marks the message as answered for colleagues. */
function phoneLink(name: string, value: string, { form, phone }: Message): string | undefined {
  const kind = findField(form, name)?.kind;
  return (kind === 'phone' || kind === 'contact') && phone.length === 10 && !value.includes('@') ? `tel:+1${phone}` : undefined;
}
