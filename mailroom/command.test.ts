import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, heldInBackups } from './backup.ts';
import { readSettings } from './settings.ts';
import { isSignedIn, makeFirstPassword, signIn } from './sign-in.ts';
import type { Database } from './store/database.ts';
import { claim, settle } from './store/deliveries.ts';
import { findMessage, insertMessages } from './store/messages.ts';
import { openStore, sqliteFile } from './store/open.ts';
import { message } from './testing/fixtures.ts';
import { tidy } from './tidy.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  database = await openStore({ dataFolder: folder });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Beside a mailroom that is open, as on a working day. */
function run(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['mailroom/command.ts', ...args], {
    env: { ...process.env, DATA_FOLDER: folder },
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const settings = (change: Record<string, string> = {}) => readSettings({ DATA_FOLDER: folder, ...change });

describe('npm run mailroom --', { timeout: 60_000 }, () => {
  test('without a command: says which there are', () => {
    for (const args of [[], ['toString'], ['dance']]) {
      const { status, stderr } = run(args);
      expect(status).toBe(1);
      for (const name of ['export', 'erase', 'retry', 'password', 'backup']) expect(stderr).toContain(name);
    }
  });

  test('password: a new one, printed once; everybody is signed out; one can be chosen', async () => {
    const first = (await makeFirstPassword(database))!;
    const { session } = (await signIn(database, first, '1.2.3.4', Date.now())) as { session: string };
    const made = run(['password']).stdout.match(/The new password is: (\S+)/)?.[1] ?? '';
    expect(await isSignedIn(database, session, Date.now())).toBe(false);
    expect(await signIn(database, first, '1.2.3.4', Date.now())).toHaveProperty('triesLeft');
    expect(await signIn(database, made, '1.2.3.4', Date.now())).toHaveProperty('session');
    expect(run(['password', '--read'], 'short').status).toBe(1);
    const chosen = run(['password', '--read'], 'correct horse battery\n');
    expect(chosen.stdout).not.toContain('correct horse');
    expect(await signIn(database, 'correct horse battery', '1.2.3.4', Date.now())).toHaveProperty('session');
  });

  test('export: all messages as CSV, also to a file that only the owner can read', async () => {
    await insertMessages(database, [message({ fields: { name: '=cmd()', email: 'x@example.com', phone: '', message: 'hello' } })], []);
    expect(run(['export']).stdout).toContain(`"'=cmd()"`);
    const file = join(folder, 'all.csv');
    run(['export', '--to', file]);
    expect(readFileSync(file, 'utf8')).toContain('x@example.com');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('retry: everything that failed is due now', async () => {
    const one = message({ receivedAt: 1000 });
    await insertMessages(database, [one], ['email']);
    const [due] = await claim(database, Date.now(), 1000, 'x', 1);
    await settle(database, due!.id, { now: Date.now(), lease: 'x', error: 'no' });
    expect(run(['retry']).stdout).toContain('1 deliveries are tried again');
    const [row] = await database.rows<{ state: string }>('select state from deliveries where message_id = $1', [one.id]);
    expect(row?.state).toBe('waiting');
  });

  test('backup and erase: a person is gone everywhere, and what backups still hold is said', async () => {
    const fields = { name: 'Zoe', email: 'zoe@example.com', phone: '', message: 'my unforgettable words' };
    await insertMessages(
      database,
      [message({ fields }), message({ fields: { ...fields, email: 'friend@example.com', message: 'ask zoe@example.com' } })],
      [],
    );
    const file = run(['backup']).stdout.match(/Backup written: (.*)/)?.[1] ?? '';
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).mode & 0o077).toBe(0);

    expect(run(['erase']).status).toBe(1);
    expect(run(['erase', 'Zoe@example.com']).stdout).toContain('1 messages would be erased');
    const { stdout } = run(['erase', 'Zoe@example.com', '--yes']);
    expect(stdout).toContain('1 messages erased');
    expect(stdout).toContain('1 messages of others have it in their text');
    expect(stdout).toContain(`Backup ${file} still holds 1 of them; it is removed after`);
    for (const part of [sqliteFile(folder), `${sqliteFile(folder)}-wal`])
      if (existsSync(part)) expect(readFileSync(part).includes('unforgettable')).toBe(false);
  });

  test('old backups are removed, others in the folder are not', async () => {
    const old = join(folder, 'backups/mailroom-2020-01-01T000000.sqlite');
    const strange = join(folder, 'backups/holiday.sqlite');
    for (const name of [old, strange]) {
      writeFileSync(name, '');
      utimesSync(name, 1, 1);
    }
    const { removed } = await backup(settings(), undefined, Date.now() + 5000);
    expect(removed).toEqual([old]);
    expect(existsSync(strange)).toBe(true);
    expect(heldInBackups(settings(), 'nobody@example.com')).toEqual([]);
  });

  test('RETENTION_DAYS deletes', async () => {
    const dayMs = 86_400_000;
    const now = Date.now();
    const [old, young] = [message({ receivedAt: now - 31 * dayMs }), message({ receivedAt: now - 29 * dayMs })];
    await insertMessages(database, [old, young], []);
    await tidy({ database, settings: settings({ RETENTION_DAYS: '30' }), now: () => now, log: () => {} });
    expect(await findMessage(database, old.id)).toBeUndefined();
    expect(await findMessage(database, young.id)).toBeDefined();
  });
});
