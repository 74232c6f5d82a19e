import { z } from 'zod';
import { type FormName, forms } from '../../app/lib/forms.ts';
import { searchParts, searchText, summarize } from '../inbox/summary.ts';
import type { Database, Queries, StoredValue } from './database.ts';
import { idRow, placeholders, selectNumber } from './sql-helpers.ts';

/** Where a message is to be delivered. The recipient is empty for channels that have one receiver. */
export interface Target {
  channel: string;
  recipient: string;
}

/** The person for whom “unread” is computed. */
export interface Reader {
  id: string;
  createdAt: number;
}

const nobody: Reader = { id: '', createdAt: 0 };

const messageRow = z.object({
  id: z.string(),
  form: z.enum(Object.keys(forms) as FormName[]),
  fields: z.string().transform((json) => z.record(z.string(), z.string()).parse(JSON.parse(json))),
  page: z.string(),
  language: z.string(),
  receivedAt: z.number(),
  suspect: z.string().nullable(),
  status: z.enum(['open', 'answered', 'done']),
  version: z.number(),
  assignedTo: z.string().nullable(),
  trashedAt: z.number().nullable(),
  /** The reader has not opened it yet. */
  unread: z.number().transform((n) => n === 1),
  name: z.string(),
  subject: z.string(),
  excerpt: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type Message = z.infer<typeof messageRow>;
export type Status = Message['status'];

export interface NewMessage extends Pick<Message, 'id' | 'form' | 'fields' | 'page' | 'language' | 'receivedAt' | 'suspect'> {
  /** The hash of the token with which its sender follows the message. */
  receipt?: string;
  /** The message that this one adds something to. */
  addedTo?: string;
}

/** Unread: the reader has not opened it, and nobody had before the reader joined. Messages that are done are not unread. */
const unreadBy = (id: string, createdAt: string) =>
  `status <> 'done' and (first_read_at is null or first_read_at >= ${createdAt})
   and not exists (select 1 from reads where message_id = messages.id and person_id = ${id})`;

const columns = `id, form, fields, page, language, received_at, suspect, status, version, assigned_to, trashed_at,
  name, subject, excerpt, email, phone, case when ${unreadBy('$1', '$2')} then 1 else 0 end as unread`;

/** Eight characters of the id, to say on the telephone. They find the message, but open nothing. */
export const receiptNumber = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

/** Inserts messages and their deliveries in one transaction. Returns the new ids: a message whose id exists stays as it is. */
export async function insertMessages(database: Database, messages: NewMessage[], targets: Target[]): Promise<string[]> {
  const rows = messages.map(({ id, form, fields, page, language, receivedAt, suspect, receipt, addedTo }): StoredValue[] => {
    const { name, subject, excerpt, email, phone } = summarize(form, fields);
    const json = JSON.stringify(fields);
    const search = searchText([receiptNumber(id), ...Object.values(fields)]);
    const [hash, added] = [receipt ?? null, addedTo ?? null];
    return [id, form, json, page, language, receivedAt, suspect, hash, added, name, subject, excerpt, email, phone, search];
  });
  return database.transaction(async (queries) => {
    const inserted = await queries.select(
      idRow,
      `insert into messages (id, form, fields, page, language, received_at, suspect, receipt, added_to, name, subject, excerpt, email, phone, search, changed_at)
       values ${placeholders(rows, `, ${database.clock}`)} on conflict (id) do nothing returning id`,
      rows.flat(),
    );
    if (inserted.length === 0) return [];
    const ids = inserted.map(({ id }) => id);
    await insertDeliveries(database, queries, targets, `id in ${placeholders([ids])}`, ids);
    return ids;
  });
}

/** Adds the deliveries to these targets of all messages that meet a condition. Returns how many it added. */
export async function insertDeliveries({ clock }: Database, queries: Queries, targets: Target[], where: string, values: StoredValue[]) {
  if (targets.length === 0) return 0;
  const rows = targets.map(({ channel, recipient }) => [channel, recipient]);
  // Both stores call the columns of “values” column1 and column2.
  return queries.run(
    `insert into deliveries (id, message_id, channel, recipient, state, tries, since, next_at, leased_until, lease)
     select id || ':' || column1 || case column2 when '' then '' else ':' || column2 end, id, column1, column2, 'waiting', 0, ${clock}, ${clock}, 0, ''
     from messages cross join (values ${placeholders(rows, '', values.length)}) as targets where ${where} on conflict (id) do nothing`,
    [...values, ...rows.flat()],
  );
}

export interface Filter {
  status?: Status;
  form?: FormName;
  /** true: only suspect messages. false: only ordinary ones. Undefined: both. */
  suspect?: boolean;
  unread?: boolean;
  /** A person's id. */
  assignedTo?: string;
  trash?: boolean;
  search?: string;
}

const maxSearchWords = 6;

function where({ status, form, suspect, unread, assignedTo, trash = false, search }: Filter, reader: Reader) {
  const values: StoredValue[] = [reader.id, reader.createdAt];
  const parameter = (value: StoredValue) => `$${values.push(value)}`;
  const conditions = [
    // PostgreSQL must know the types of both parameters, even if no other condition uses them.
    'cast($1 as text) is not null and cast($2 as bigint) is not null',
    `trashed_at is ${trash ? 'not ' : ''}null`,
    status && `status = ${parameter(status)}`,
    form && `form = ${parameter(form)}`,
    suspect !== undefined && `suspect is ${suspect ? 'not ' : ''}null`,
    unread && unreadBy('$1', '$2'),
    assignedTo && `assigned_to = ${parameter(assignedTo)}`,
    ...searchParts(search ?? '')
      .slice(0, maxSearchWords)
      .map((word) => `search like ${parameter(`%${word.replace(/[\\%_]/g, '\\$&')}%`)} escape '\\'`),
  ].filter(Boolean);
  return { sql: `where ${conditions.join(' and ')}`, values, parameter };
}

interface Page {
  limit: number;
  offset?: number;
  /** Continue after this message: unlike an offset, it does not shift when messages arrive. */
  after?: Pick<Message, 'receivedAt' | 'id'>;
}

/** Newest first. */
export async function listMessages(
  queries: Queries,
  filter: Filter,
  { limit, offset = 0, after }: Page,
  reader = nobody,
): Promise<Message[]> {
  const { sql, values, parameter } = where(filter, reader);
  let older = '';
  if (after) {
    const at = parameter(after.receivedAt);
    older = `and (received_at < ${at} or (received_at = ${at} and id > ${parameter(after.id)}))`;
  }
  const page = `limit ${parameter(limit)} offset ${parameter(offset)}`;
  return queries.select(messageRow, `select ${columns} from messages ${sql} ${older} order by received_at desc, id ${page}`, values);
}

export async function countMessages(queries: Queries, filter: Filter, reader = nobody): Promise<number> {
  const { sql, values } = where(filter, reader);
  return selectNumber(queries, `select count(*) as n from messages ${sql}`, values);
}

export async function findMessage(queries: Queries, id: string, reader = nobody): Promise<Message | undefined> {
  const [row] = await queries.select(messageRow, `select ${columns} from messages where id = $3`, [reader.id, reader.createdAt, id]);
  return row;
}

const countsRow = messageRow.pick({ status: true, form: true }).extend({ suspect: z.number(), trashed: z.number(), n: z.number() });

/** The time of the latest change of any message, by the database's clock. */
export const latestChange = (queries: Queries) => selectNumber(queries, 'select coalesce(max(changed_at), 0) as n from messages');

const stateRow = z.object({ state: z.string() });
const knownCounts = new WeakMap<Queries, Map<string, { state: string; counts: Counts }>>();

/** The number of messages in each folder. It is counted again only after a change: with 50,000 messages it takes half a second. */
export async function countFolders(queries: Queries, reader = nobody): Promise<Counts> {
  const [{ state } = { state: '' }] = await queries.select(
    stateRow,
    `select coalesce(max(changed_at), 0) || ' ' || count(*) || ' ' || (select count(*) from reads where person_id = $1) as state from messages`,
    [reader.id],
  );
  const known = knownCounts.get(queries) ?? new Map();
  knownCounts.set(queries, known);
  const found = known.get(reader.id);
  if (found?.state === state) return found.counts;
  const counts = await countAgain(queries, reader);
  known.set(reader.id, { state, counts });
  return counts;
}

/** Suspect and trashed messages count only as such. */
async function countAgain(queries: Queries, reader: Reader) {
  const rows = await queries.select(
    countsRow,
    `select status, form, case when suspect is null then 0 else 1 end as suspect, case when trashed_at is null then 0 else 1 end as trashed,
       count(*) as n from messages group by 1, 2, 3, 4`,
  );
  const counts = { all: 0, suspect: 0, trash: 0, status: { open: 0, answered: 0, done: 0 } };
  const byForm: Partial<Record<FormName, number>> = {};
  for (const { status, form, suspect, trashed, n } of rows) {
    if (trashed) counts.trash += n;
    else if (suspect) counts.suspect += n;
    else {
      counts.all += n;
      counts.status[status] += n;
      byForm[form] = (byForm[form] ?? 0) + n;
    }
  }
  const unread = await countMessages(queries, { unread: true, suspect: false }, reader);
  const mine = await selectNumber(
    queries,
    "select count(*) as n from messages where assigned_to = $1 and status <> 'done' and trashed_at is null and suspect is null",
    [reader.id],
  );
  return { ...counts, form: byForm, unread, mine };
}

export type Counts = Awaited<ReturnType<typeof countAgain>>;

/** Records that a person has opened the message. */
export async function markRead(queries: Queries, id: string, reader: Reader, now: number): Promise<void> {
  await queries.run(
    'insert into reads (message_id, person_id, at) select id, $2, $3 from messages where id = $1 on conflict (message_id, person_id) do nothing',
    [id, reader.id, now],
  );
  await queries.run('update messages set first_read_at = $2 where id = $1 and first_read_at is null', [id, now]);
}
