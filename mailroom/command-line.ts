/** The command line: npm run mailroom -- … Commands read the mailroom's settings, and work while it runs. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { firstOwnerLink, makeLink, promptLinkMs } from './accounts/links.ts';
import { listPeople, namesOfPeople } from './accounts/people.ts';
import { recordAudit } from './audit.ts';
import { backup, backupsWithPerson, restoreDrill } from './backup.ts';
import { failureText } from './delivery/failure-text.ts';
import { createMailer } from './delivery/mailer.ts';
import { dayMs } from './durations.ts';
import { rememberErased } from './erased.ts';
import { errorText } from './error-text.ts';
import { exportCsv } from './inbox/csv.ts';
import { createDates } from './inbox/dates.ts';
import { originOf } from './mailroom.ts';
import { readSettings } from './settings.ts';
import { words } from './staff-words.ts';
import type { Database } from './store/database.ts';
import { deliveriesOf, retryDeliveries } from './store/deliveries.ts';
import { erasePerson, messagesOfPerson, normalizeContact } from './store/erase.ts';
import { eventsOf } from './store/message-changes.ts';
import { findMessage, listMessages } from './store/messages.ts';
import { openStore } from './store/open-store.ts';

const usage = `npm run mailroom -- …
  sign-in <name or e-mail>           prints a link that signs in this person, or the first owner; without a name, lists the people
  export [--to messages.csv]         all messages as CSV, to a file or to the screen
  export <e-mail or phone> [--to …]  everything about one person as JSON
  erase <e-mail or phone> [--yes]    without --yes: says what would go; with it: removes that person’s messages
  retry                              tries every delivery that failed, now
  backup [--to folder]               writes a backup, and removes those older than BACKUP_DAYS
  restore-drill                      restores the newest backup elsewhere, opens it and counts
  test-mail [address]                sends a mail to MAIL_TO, or to this address`;

class UsageError extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});
const [name = '', argument = ''] = positionals;

const commands = new Map([
  ['sign-in', signIn],
  ['export', exportMessages],
  ['erase', erase],
  ['retry', retry],
  ['backup', makeBackup],
  ['restore-drill', drill],
  ['test-mail', testMail],
]);

try {
  const command = commands.get(name);
  if (!command) throw new UsageError(usage);
  await command();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : errorText(error));
  process.exitCode = 1;
}

async function withStore<T>(work: (database: Database) => Promise<T>): Promise<T> {
  process.umask(0o077);
  const database = await openStore(readSettings(process.env), { mustExist: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function signIn(): Promise<void> {
  const wanted = argument.toLowerCase();
  const token = await withStore(async (database) => {
    const first = await firstOwnerLink(database, Date.now());
    if (first) return first;
    const people = await listPeople(database);
    const found = people.filter(({ name: person, email }) => [person.toLowerCase(), email].includes(wanted));
    const [person] = found;
    if (!person || found.length > 1)
      throw new UsageError(
        [
          `${found.length || 'No'} people have this name or address. There are:`,
          ...people.map(({ name, email, role }) => `${email}  ${role}  ${name}`),
        ].join('\n'),
      );
    await recordAudit(database, Date.now(), 'prompt', 'link', person.email);
    return makeLink(database, { personId: person.id, lifetimeMs: promptLinkMs }, Date.now());
  });
  console.log(`This link works once, for an hour:\n${originOf(readSettings(process.env))}/staff/link?token=${token}`);
}

function write(rows: AsyncGenerator<string>): Promise<void> {
  const source = Readable.from(rows);
  return values.to ? pipeline(source, createWriteStream(values.to, { mode: 0o600 })) : pipeline(source, process.stdout, { end: false });
}

/** What a person may ask for: their messages, what was done with them, and where they were sent. */
async function* exportPerson(database: Database, contact: string): AsyncGenerator<string> {
  const ids = await messagesOfPerson(database, contact);
  const names = await namesOfPeople(database);
  const entries = ids.map(async (id) => {
    const { unread: _, ...message } = (await findMessage(database, id))!;
    const { assignedTo, ...rest } = message;
    const [events, deliveries] = [await eventsOf(database, id), await deliveriesOf(database, id)];
    const nameOf = (personId: string | null) => names.get(personId ?? '') ?? null;
    const history = events.map(({ personId, detail, ...event }) => ({
      ...event,
      person: nameOf(personId),
      note: event.kind === 'note' ? detail : undefined,
    }));
    return { ...rest, assignedTo: nameOf(assignedTo), history, deliveries };
  });
  const withDates = (key: string, value: unknown) =>
    typeof value === 'number' && /At$|^at$/.test(key) ? new Date(value).toISOString() : value;
  yield `${JSON.stringify(await Promise.all(entries), withDates, 2)}\n`;
}

async function exportMessages(): Promise<void> {
  await withStore(async (database) => {
    await recordAudit(database, Date.now(), 'prompt', 'export');
    await write(argument ? exportPerson(database, argument) : exportCsv(database, {}));
  });
}

async function erase(): Promise<void> {
  const digits = argument.replace(/\D/g, '').length;
  if (!argument.includes('@') && digits < 7) throw new UsageError(`Whom? Give an e-mail address or a phone number.\n${usage}`);
  const settings = readSettings(process.env);
  await withStore(async (database) => {
    if (!values.yes) {
      console.log(
        `${(await messagesOfPerson(database, argument)).length} messages would be erased. Do it with: npm run mailroom -- erase "${argument}" --yes`,
      );
      return;
    }
    const erased = await erasePerson(database, argument);
    await rememberErased(database, settings.dataFolder, normalizeContact(argument), Date.now());
    await recordAudit(database, Date.now(), 'prompt', 'erase-person', '', String(erased));
    console.log(`${erased} messages erased, with their deliveries.`);
    const others = await listMessages(database, { search: argument.trim() }, { limit: 1000 });
    if (others.length === 0) return;
    console.log(`${others.length} messages of others have it in their text. Look at them, and erase them in the inbox if they must go:`);
    for (const { id } of others) console.log(`  /staff/messages/${id}`);
  });
  const dates = createDates(settings.timeZone);
  const backups = backupsWithPerson(settings, argument);
  for (const { file, messages, madeAt } of backups) {
    const until = dates.date(madeAt + settings.backupDays * dayMs);
    console.log(
      messages === undefined
        ? `Backup ${file} cannot be read, so it may still have some; it is removed after ${until}.`
        : `Backup ${file} still has ${messages} of them; it is removed after ${until}.`,
    );
  }
  if (settings.databaseUrl) console.log('Backups of PostgreSQL cannot be searched from here: they keep a copy until you remove them.');
  else if (backups.length === 0) console.log('No backup in the data folder has any. Copies elsewhere keep them until you remove them.');
  console.log('E-mails and CRM entries that were delivered are not here: erase them there.');
}

async function retry(): Promise<void> {
  const count = await withStore(async (database) => {
    await recordAudit(database, Date.now(), 'prompt', 'retry');
    return retryDeliveries(database);
  });
  console.log(count ? `${count} deliveries are tried again within twenty seconds.` : 'No delivery has failed.');
}

async function makeBackup(): Promise<void> {
  const settings = readSettings(process.env);
  const { file, removed } = await backup(settings, values.to);
  console.log(`Backup written and checked: ${file}`);
  if (removed.length) console.log(`Removed ${removed.length} older than ${settings.backupDays} days.`);
}

async function drill(): Promise<void> {
  const { file, madeAt, seconds, messages, undelivered, people: accounts } = await restoreDrill(readSettings(process.env));
  const minutes = Math.round((Date.now() - madeAt) / 60_000);
  console.log(`${file}, ${minutes} minutes old, was restored elsewhere and opened in ${seconds.toFixed(1)} s.`);
  console.log(`${messages} messages, ${undelivered} deliveries not done, ${accounts} people.`);
}

async function testMail(): Promise<void> {
  const { email } = readSettings(process.env);
  if (!email) throw new UsageError('SMTP_URL and MAIL_TO are not set.');
  const to = argument ? [argument] : email.to;
  try {
    await createMailer(email).send({ to, ...words.testMail });
  } catch (error) {
    throw new Error(`${to.join(', ')}: ${failureText(error)}`);
  }
  console.log(`The mail server accepted a mail to ${to.join(', ')}. Look whether it arrives.`);
}
