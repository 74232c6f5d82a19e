/** Every statement about messages. */
import type { FormName } from '../../app/lib/form-rules.ts';
import { type Fields, type Message, normalEmail, normalPhone, type State, searchText, summary } from '../message.ts';
import type { Database, Queries, StoredValue } from './database.ts';

export interface NewMessage {
  id: string;
  form: FormName;
  fields: Fields;
  page: string;
  receivedAt: number;
  suspect: string | null;
}

const columns = 'id, form, fields, page, received_at, state, suspect, name, subject, excerpt, email, phone';

interface Stored {
  id: string;
  form: FormName;
  fields: string;
  page: string;
  received_at: number;
  state: State;
  suspect: string | null;
  name: string;
  subject: string;
  excerpt: string;
  email: string;
  phone: string;
}

const fromRow = ({ received_at, fields, ...row }: Stored): Message => ({ ...row, fields: JSON.parse(fields), receivedAt: received_at });

/** ($1, $2), ($3, $4) … */
function places(rows: StoredValue[][]): string {
  let n = 0;
  return rows.map((row) => `(${row.map(() => `$${++n}`).join(', ')})`).join(', ');
}

/** Messages and what is to be delivered, in one transaction. What is already there, by its id, stays as it is. */
export async function insertMessages(database: Database, messages: NewMessage[], channels: string[]): Promise<void> {
  const rows = messages.map(({ id, form, fields, page, receivedAt, suspect }): StoredValue[] => {
    const { name, subject, excerpt, email, phone } = summary(form, fields);
    const text = JSON.stringify(fields);
    return [id, form, text, page, receivedAt, 'new', suspect, name, subject, excerpt, email, phone, searchText(fields)];
  });
  await database.transaction(async (queries) => {
    const inserted = await queries.rows<{ id: string; received_at: number }>(
      `insert into messages (${columns}, search) values ${places(rows)} on conflict (id) do nothing returning id, received_at`,
      rows.flat(),
    );
    const due = inserted.flatMap(({ id, received_at }) =>
      channels.map((channel): StoredValue[] => [`${id}:${channel}`, id, channel, 'waiting', 0, received_at, received_at, 0, '']),
    );
    if (due.length === 0) return;
    await queries.rows(
      `insert into deliveries (id, message_id, channel, state, tries, since, next_at, leased_until, lease) values ${places(due)}`,
      due.flat(),
    );
  });
}

export interface Filter {
  state?: State | undefined;
  form?: FormName | undefined;
  /** Suspects are kept apart: only they, or all others. Undefined: both. */
  suspect?: boolean | undefined;
  search?: string | undefined;
}

const mostWords = 6;

function where({ state, form, suspect, search }: Filter): { sql: string; values: StoredValue[] } {
  const values: StoredValue[] = [];
  const value = (one: StoredValue) => `$${values.push(one)}`;
  const parts = [
    state && `state = ${value(state)}`,
    form && `form = ${value(form)}`,
    suspect !== undefined && `suspect is ${suspect ? 'not ' : ''}null`,
    ...(search ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, mostWords)
      .map((word) => `search like ${value(`%${word.replace(/[\\%_]/g, '\\$&')}%`)} escape '\\'`),
  ].filter(Boolean);
  return { sql: parts.length ? `where ${parts.join(' and ')}` : '', values };
}

/** Newest first. */
export async function listMessages(queries: Queries, filter: Filter, limit: number, offset: number): Promise<Message[]> {
  const { sql, values } = where(filter);
  const paged = `limit $${values.length + 1} offset $${values.length + 2}`;
  const rows = await queries.rows<Stored>(`select ${columns} from messages ${sql} order by received_at desc, id ${paged}`, [
    ...values,
    limit,
    offset,
  ]);
  return rows.map(fromRow);
}

export async function countMessages(queries: Queries, filter: Filter): Promise<number> {
  const { sql, values } = where(filter);
  const [row] = await queries.rows<{ n: number }>(`select count(*) as n from messages ${sql}`, values);
  return row?.n ?? 0;
}

export interface Counts {
  all: number;
  suspect: number;
  state: Record<State, number>;
  form: Partial<Record<FormName, number>>;
}

/** For the boxes at the side; suspects count only as suspects. */
export async function countBoxes(queries: Queries): Promise<Counts> {
  const rows = await queries.rows<{ state: State; form: FormName; apart: number; n: number }>(
    'select state, form, case when suspect is null then 0 else 1 end as apart, count(*) as n from messages group by 1, 2, 3',
  );
  const counts: Counts = { all: 0, suspect: 0, state: { new: 0, read: 0, done: 0 }, form: {} };
  for (const { state, form, apart, n } of rows) {
    if (apart) {
      counts.suspect += n;
      continue;
    }
    counts.all += n;
    counts.state[state] += n;
    counts.form[form] = (counts.form[form] ?? 0) + n;
  }
  return counts;
}

export async function findMessage(queries: Queries, id: string): Promise<Message | undefined> {
  const [row] = await queries.rows<Stored>(`select ${columns} from messages where id = $1`, [id]);
  return row && fromRow(row);
}

export interface Neighbors {
  /** Its place in the list, from 1. */
  place: number;
  total: number;
  newer: string | undefined;
  older: string | undefined;
}

/** The place of a message among its kind: ordinary ones or suspects. */
export async function neighbors(queries: Queries, { id, receivedAt, suspect }: Message): Promise<Neighbors> {
  const kind = `suspect is ${suspect === null ? '' : 'not '}null`;
  const newer = '(received_at > $1 or (received_at = $1 and id < $2))';
  const older = '(received_at < $1 or (received_at = $1 and id > $2))';
  const at = [receivedAt, id];
  const [before] = await queries.rows<{ n: number }>(`select count(*) as n from messages where ${kind} and ${newer}`, at);
  const [all] = await queries.rows<{ n: number }>(`select count(*) as n from messages where ${kind}`);
  const [up] = await queries.rows<{ id: string }>(
    `select id from messages where ${kind} and ${newer} order by received_at, id desc limit 1`,
    at,
  );
  const [down] = await queries.rows<{ id: string }>(
    `select id from messages where ${kind} and ${older} order by received_at desc, id limit 1`,
    at,
  );
  return { place: (before?.n ?? 0) + 1, total: all?.n ?? 0, newer: up?.id, older: down?.id };
}

export async function setState(queries: Queries, id: string, state: State): Promise<boolean> {
  return (await queries.rows('update messages set state = $2 where id = $1 returning id', [id, state])).length > 0;
}

export async function markRead(queries: Queries, id: string): Promise<void> {
  await queries.rows("update messages set state = 'read' where id = $1 and state = 'new'", [id]);
}

export async function clearSuspect(queries: Queries, id: string): Promise<boolean> {
  return (await queries.rows('update messages set suspect = null where id = $1 returning id', [id])).length > 0;
}

/** Deliveries and their tries go with it. */
export async function eraseMessage(database: Database, id: string): Promise<boolean> {
  const gone = await database.rows('delete from messages where id = $1 returning id', [id]);
  await forget(database);
  return gone.length > 0;
}

/** Everybody who wrote with this address or phone. */
export async function erasePerson(database: Database, contact: string): Promise<number> {
  const { sql, values } = ofPerson(contact);
  const gone = await database.rows(`delete from messages where ${sql} returning id`, values);
  await forget(database);
  return gone.length;
}

export async function countPerson(queries: Queries, contact: string): Promise<number> {
  const { sql, values } = ofPerson(contact);
  const [row] = await queries.rows<{ n: number }>(`select count(*) as n from messages where ${sql}`, values);
  return row?.n ?? 0;
}

/** Messages of others whose text has it: a person decides about them. */
export async function mentions(queries: Queries, contact: string): Promise<string[]> {
  const { sql, values } = where({ search: contact.trim().replace(/\s+/g, ' ') });
  return (await queries.rows<{ id: string }>(`select id from messages ${sql} order by received_at`, values)).map(({ id }) => id);
}

function ofPerson(contact: string): { sql: string; values: StoredValue[] } {
  return contact.includes('@')
    ? { sql: 'email = $1', values: [normalEmail(contact)] }
    : { sql: 'phone = $1', values: [normalPhone(contact)] };
}

export async function eraseOlderThan(database: Database, receivedBefore: number): Promise<number> {
  const gone = await database.rows('delete from messages where received_at < $1 returning id', [receivedBefore]);
  if (gone.length) await forget(database);
  return gone.length;
}

/** What was deleted also leaves the file in which SQLite keeps the last changes. */
async function forget(database: Database): Promise<void> {
  if (database.kind === 'sqlite') await database.rows('pragma wal_checkpoint(truncate)');
}
