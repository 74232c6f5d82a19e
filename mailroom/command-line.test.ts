import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findInvitation } from './accounts/invitations.ts';
import { findPerson } from './accounts/people.ts';
import { findSession, openSession } from './accounts/sessions.ts';
import { listAudit } from './audit.ts';
import { backup, backupsWithPerson } from './backup.ts';
import { readSettings } from './settings.ts';
import { registerChannels } from './store/channels.ts';
import type { Database } from './store/database.ts';
import { claimDelivery, completeDelivery } from './store/deliveries.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { addMessage } from './testing/fixtures.ts';
import { hireInto } from './testing/staff-browsers.ts';

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

/** Runs a command. The tests keep another connection to the store open, as a running mailroom would. */
function run(args: string[], environment: Record<string, string> = {}) {
  // In production, commands do not check the content again, which makes them faster.
  const fast = { NODE_ENV: 'production', NODE_COMPILE_CACHE: '.cache/compiled' };
  const env = { ...process.env, ...fast, DATA_FOLDER: folder, ...environment };
  return spawnSync(process.execPath, ['mailroom/command-line.ts', ...args], { env, encoding: 'utf8' });
}

describe('npm run mailroom --', { timeout: 60_000 }, () => {
  test('without a known command it prints the usage', () => {
    for (const args of [[], ['toString']]) {
      const { status, stderr } = run(args);
      expect(status).toBe(1);
      for (const name of ['people', 'invite', 'export', 'erase', 'retry', 'backup']) expect(stderr).toContain(name);
    }
  });

  test('invite and reset print a link that works once; reset signs the person out', async () => {
    const linkOf = (output: string) => /token=([\w-]{43})/.exec(output)?.[1] ?? '';
    const invited = run(['invite', 'New@Example.com', '--role', 'reader']);
    expect(await findInvitation(database, linkOf(invited.stdout), Date.now())).toMatchObject({ email: 'new@example.com', role: 'reader' });
    expect(run(['invite', 'new@example.com', '--role', 'king']).status).toBe(1);
    const ana = await hireInto(database, 'Ana');
    const token = await openSession(database, ana.id, 'full', 'Firefox', Date.now());
    expect(run(['people']).stdout).toContain('ana@benchmark.example  owner  Ana');
    expect(run(['invite', ana.email]).stderr).toContain('has an account already');
    const reset = run(['reset', ana.email]);
    expect(await findSession(database, token, 'full', Date.now())).toBeUndefined();
    expect((await findPerson(database, 'id', ana.id))?.password).toBe('');
    expect(await findInvitation(database, linkOf(reset.stdout), Date.now())).toMatchObject({ personId: ana.id });
    expect(await listAudit(database, 2, 0)).toContainEqual(expect.objectContaining({ action: 'reset', person: 'At the prompt' }));
  });

  test('commands refuse a store that does not exist', () => {
    for (const args of [['people'], ['erase', 'a@b.co', '--yes']]) {
      const { status, stderr } = run(args, { DATA_FOLDER: join(folder, 'mistyped') });
      expect([status, stderr]).toEqual([1, expect.stringContaining('There is no store')]);
    }
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  });

  test('backfill lists earlier messages once and sends them to the new channel', async () => {
    await addMessage(database);
    await registerChannels(database, [{ channel: 'webhook', recipient: '' }]);
    expect(run(['backfill']).stdout).toMatch(/\d+ earlier messages were never sent to webhook/);
    const webhook = { WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: 'a secret of the office' };
    expect(run(['backfill', 'webhook', '--yes'], webhook).stdout).toMatch(/\d+ messages will be sent/);
    expect(run(['backfill']).stdout).toContain('nothing to decide');
    await database.run('delete from deliveries');
  });

  test('export writes all messages as CSV, also to a private file', async () => {
    await addMessage(database, { fields: { name: '=cmd()', email: 'x@example.com', phone: '', message: 'hello' } });
    expect(run(['export']).stdout).toContain(`"'=cmd()"`);
    const file = join(folder, 'all.csv');
    run(['export', '--to', file]);
    expect(readFileSync(file, 'utf8')).toContain('x@example.com');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('retry makes failed deliveries due now', async () => {
    await addMessage(database, {}, [{ channel: 'email', recipient: 'a@b.co' }]);
    const due = await claimDelivery(database, 'email', 'x', 1000);
    await completeDelivery(database, due!.id, 'x', { error: 'no' });
    expect(run(['retry']).stdout).toContain('1 deliveries are tried again');
    expect(await database.select(z.unknown(), 'select state from deliveries')).toEqual([{ state: 'waiting' }]);
  });

  test('erase removes a person everywhere, and lists the backups that still have their messages', async () => {
    const fields = { name: 'Zoe', email: 'zoe@example.com', phone: '', message: 'my unforgettable words' };
    await addMessage(database, { fields });
    await addMessage(database, { fields: { ...fields, email: 'friend@example.com', message: 'ask zoe@example.com' } });
    const file = run(['backup']).stdout.match(/Backup written and checked: (.*)/)?.[1] ?? '';
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).mode & 0o077).toBe(0);

    expect(run(['erase']).status).toBe(1);
    expect(run(['erase', 'Zoe@example.com']).stdout).toContain('1 messages would be erased');
    const { stdout } = run(['erase', 'Zoe@example.com', '--yes']);
    expect(stdout).toContain('1 messages erased');
    expect(stdout).toContain('1 messages of others have it in their text');
    expect(stdout).toContain(`Backup ${file} still has 1 of them; it is removed after`);
    for (const part of [sqliteFile(folder), `${sqliteFile(folder)}-wal`])
      if (existsSync(part)) expect(readFileSync(part).includes('unforgettable')).toBe(false);
  });

  test('old backups are removed, other files are not', async () => {
    /** An empty file that was written in 1970. */
    const addOldFile = (name: string) => {
      const file = join(folder, 'backups', name);
      writeFileSync(file, '');
      utimesSync(file, 1, 1);
      return file;
    };
    const settings = readSettings({ DATA_FOLDER: folder });
    const [old, other] = [addOldFile('mailroom-2020-01-01T000000.sqlite'), addOldFile('holiday.sqlite')];
    expect(await backup(settings, undefined, Date.now() + 5000)).toMatchObject({ removed: [old] });
    expect(existsSync(other)).toBe(true);
    const broken = addOldFile('mailroom-broken.sqlite');
    expect(backupsWithPerson(settings, 'nobody@example.com')).toEqual([{ file: broken, messages: undefined, madeAt: 1000 }]);
  });
});
