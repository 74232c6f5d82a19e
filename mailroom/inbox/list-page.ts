import { interpolate } from '../../app/lib/interpolate.ts';
import { hasRole, listPeople, namesOfPeople, type Person } from '../accounts/people.ts';
import type { Mailroom } from '../mailroom.ts';
import { trashDays } from '../retention.ts';
import { describeSuspicion, words } from '../staff-words.ts';
import { failingChannels } from '../store/deliveries.ts';
import { countFolders, countMessages, latestChange, listMessages, type Message, type Status } from '../store/messages.ts';
import { bannersFor } from './banners.ts';
import { channelName } from './channel-name.ts';
import { createDates } from './dates.ts';
import { filterOf, foldersOf, type ListQuery, listHref, listTitle } from './folders.ts';

export const messagesPerPage = 25;

export async function listPage(mailroom: Mailroom, person: Person, query: ListQuery, notice?: string) {
  const { database, settings, now } = mailroom;
  const dates = createDates(settings.timeZone);
  const { folder, search } = query;
  const filter = filterOf(query, person);
  // Read before the list, so that a change in between causes a needless refresh instead of being missed.
  const latest = await latestChange(database);
  const counts = await countFolders(database, person);
  const [total, banners, colleagues, names] = await Promise.all([
    folder || search ? countMessages(database, filter, person) : counts.all,
    bannersFor(mailroom, person),
    listPeople(database),
    namesOfPeople(database),
  ]);
  const pages = Math.max(1, Math.ceil(total / messagesPerPage));
  const page = Math.min(query.page, pages);
  const offset = (page - 1) * messagesPerPage;
  const messages = await listMessages(database, filter, { limit: messagesPerPage, offset }, person);
  const ids = messages.map(({ id }) => id);
  const failures = await failingChannels(database, ids);

  const toRow = (message: Message) => ({
    id: message.id,
    version: message.version,
    mark: markOf(message),
    sender: message.name,
    kind: words.kinds[message.form],
    language: languageName(message),
    subject: message.subject,
    excerpt: message.excerpt,
    /** ISO 8601. */
    at: new Date(message.receivedAt).toISOString(),
    time: dates.time(message.receivedAt),
    assignedTo: message.assignedTo === null ? undefined : names.get(message.assignedTo),
    /** Names the channels that failed to deliver the message. */
    failures: (failures.get(message.id) ?? [])
      .map((channel) => interpolate(words.notDelivered, { channel: channelName(channel) }))
      .join(', '),
    suspicion: message.suspect === null ? '' : describeSuspicion(message.suspect),
  });

  const days = Map.groupBy(messages, ({ receivedAt }) => dates.day(receivedAt, now()));
  const pageHref = (number: number) => listHref({ folder, q: search, page: number > 1 ? String(number) : '' });
  const csvQuery = new URLSearchParams(Object.entries({ folder, q: search }).filter(([, value]) => value));
  const canChange = hasRole(person, 'handler');

  return {
    kind: 'inbox' as const,
    title: listTitle(query),
    banners,
    notice,
    folders: foldersOf(counts, query),
    /** Undefined for people who may not export. */
    csv: canChange ? `/staff/messages.csv${csvQuery.size ? `?${csvQuery}` : ''}` : undefined,
    folder,
    search,
    note: folder === 'trash' && total > 0 ? interpolate(words.trashNote, { n: trashDays }) : undefined,
    empty: emptyText(query),
    days: [...days].map(([label, ofDay]) => ({ label, rows: ofDay.map(toRow) })),
    range: total ? interpolate(words.range, { from: offset + 1, to: offset + messages.length, total }) : '',
    newer: page > 1 ? pageHref(page - 1) : undefined,
    older: page < pages ? pageHref(page + 1) : undefined,
    /** People to assign to; undefined for those who may not change messages. */
    people: canChange && folder !== 'trash' ? peopleOptions(colleagues, person) : undefined,
    /** To return to this list after a bulk action. */
    href: pageHref(page),
    latestChange: latest,
  };
}

function emptyText({ folder, search }: ListQuery): string {
  if (search) return words.empty.search;
  if (folder === 'trash') return interpolate(words.empty.trash, { n: trashDays });
  return folder ? words.empty.folder : words.empty.inbox;
}

export const markOf = ({ status, unread }: Message): Status | 'new' => (status === 'open' && unread ? 'new' : status);

const languageNames = new Map<string, string>(Object.entries(words.languages));
/** The name of the message's language; undefined for English, which the office speaks. */
export const languageName = ({ language }: Message) => (language === 'en' ? undefined : (languageNames.get(language) ?? language));

/** Colleagues to assign a message to. */
export const peopleOptions = (colleagues: Person[], person: Person) =>
  colleagues
    .filter((colleague) => hasRole(colleague, 'handler'))
    .map(({ id, name }) => ({ value: id, label: id === person.id ? interpolate(words.assign.me, { name }) : name }));
