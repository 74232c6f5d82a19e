/**
 * What staff do at a prompt: npm run mailroom -- export|erase|retry|password|backup
 * It reads the same settings as the mailroom, and works while that runs.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { backup, heldInBackups } from './backup.ts';
import { csvOf } from './csv.ts';
import { createDates } from './dates.ts';
import { sentence } from './queue.ts';
import { readSettings } from './settings.ts';
import { newPassword, setPassword, shortestPassword } from './sign-in.ts';
import { retry } from './store/deliveries.ts';
import { countPerson, erasePerson, mentions } from './store/messages.ts';
import { openStore } from './store/open.ts';

const usage = `npm run mailroom -- …
  export [--to messages.csv]         all messages as CSV, to a file or to the screen
  erase <e-mail or phone> [--yes]    without --yes: says what would go; with it: removes that person’s messages
  retry                              tries every delivery that failed, now
  password [--read]                  makes a new password and prints it, or reads yours; signs everybody out
  backup [--to folder]               writes a backup, and removes those older than BACKUP_DAYS`;

class Wrong extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, yes: { type: 'boolean', default: false }, read: { type: 'boolean', default: false } },
});
const [name = '', who = ''] = positionals;

const commands: Record<string, () => Promise<void>> = { export: exportAll, erase, retry: retryAll, password, backup: makeBackup };

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Wrong(usage);
  await command();
} catch (error) {
  console.error(error instanceof Wrong ? error.message : sentence(error));
  process.exitCode = 1;
}

async function withStore<T>(work: (database: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
  const database = await openStore(readSettings(process.env));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function exportAll(): Promise<void> {
  await withStore((database) => {
    const rows = Readable.from(csvOf(database, {}));
    return values.to ? pipeline(rows, createWriteStream(values.to, { mode: 0o600 })) : pipeline(rows, process.stdout, { end: false });
  });
}

async function erase(): Promise<void> {
  const digits = who.replace(/\D/g, '').length;
  if (!who.includes('@') && digits < 7) throw new Wrong(`Whom? Give an e-mail address or a phone number.\n${usage}`);
  const settings = readSettings(process.env);
  await withStore(async (database) => {
    if (!values.yes) {
      console.log(`${await countPerson(database, who)} messages would be erased. Do it with: npm run mailroom -- erase "${who}" --yes`);
      return;
    }
    console.log(`${await erasePerson(database, who)} messages erased, with their deliveries.`);
    const others = await mentions(database, who);
    if (others.length === 0) return;
    console.log(`${others.length} messages of others have it in their text. Look at them, and erase them in the inbox if they must go:`);
    for (const id of others) console.log(`  /staff/messages/${id}`);
  });
  const dates = createDates(settings.timeZone);
  const held = heldInBackups(settings, who);
  for (const { file, messages, madeAt } of held)
    console.log(
      `Backup ${file} still holds ${messages} of them; it is removed after ${dates.date(madeAt + settings.backupDays * 86_400_000)}.`,
    );
  if (settings.databaseUrl) console.log('Backups of PostgreSQL cannot be searched from here: they keep a copy until you remove them.');
  else if (held.length === 0)
    console.log('No backup in the data folder holds any. Copies that were taken elsewhere do until you remove them.');
  console.log('E-mails and CRM entries that were delivered are not here: erase them there.');
}

async function retryAll(): Promise<void> {
  const count = await withStore((database) => retry(database, Date.now()));
  console.log(count ? `${count} deliveries are tried again within twenty seconds.` : 'No delivery has failed.');
}

async function password(): Promise<void> {
  const chosen = values.read ? (await text(process.stdin)).trim() : newPassword();
  if (chosen.length < shortestPassword) throw new Wrong(`A password has at least ${shortestPassword} characters.`);
  await withStore((database) => setPassword(database, chosen));
  if (!values.read) console.log(`The new password is: ${chosen}`);
  console.log('Everybody is signed out.');
}

async function makeBackup(): Promise<void> {
  const settings = readSettings(process.env);
  const { file, removed } = await backup(settings, values.to);
  console.log(`Backup written: ${file}`);
  if (removed.length) console.log(`Removed ${removed.length} older than ${settings.backupDays} days.`);
}
