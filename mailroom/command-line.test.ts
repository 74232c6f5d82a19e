import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findLink } from './accounts/links.ts';
import { listAudit } from './audit.ts';
import { eraseAgain } from './erased.ts';
import { words } from './staff-words.ts';
import type { Database } from './store/database.ts';
import { claimDelivery, completeDelivery } from './store/deliveries.ts';
import { emptyLog } from './store/erase.ts';
import { changeMessage } from './store/message-changes.ts';
import { findMessage } from './store/messages.ts';
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

describe('npm run mailroom --', () => {
  test('without a known command it prints the usage', () => {
    for (const args of [[], ['toString']]) {
      const { status, stderr } = run(args);
      expect(status).toBe(1);
      for (const name of ['sign-in', 'export', 'erase', 'retry', 'backup']) expect(stderr).toContain(name);
    }
  });

  test('sign-in prints a link: for the first owner, then for a person by name or address', async () => {
    const linked = async (output: string) => {
      const found = await findLink(database, /link\?token=([\w-]{43})/.exec(output)?.[1] ?? '', '', Date.now());
      return found && found !== 'elsewhere' && found.person;
    };
    expect(await linked(run(['sign-in', 'Ana']).stdout)).toBe('first owner');
    const ana = await hireInto(database, 'Ana');
    for (const name of ['ana', 'Ana@Benchmark.example']) expect(await linked(run(['sign-in', name]).stdout)).toMatchObject({ id: ana.id });
    for (const name of ['', 'Eve']) {
      const { stderr } = run(['sign-in', name]);
      expect(stderr).toContain('No people have this name or address.');
      expect(stderr).toContain('ana@benchmark.example  owner  Ana');
    }
    expect(await listAudit(database, 2, 0)).toContainEqual(expect.objectContaining({ action: 'link', person: 'At the prompt' }));
  });

  test('commands refuse a store that does not exist', () => {
    for (const args of [['sign-in'], ['erase', 'a@b.co', '--yes']]) {
      const { status, stderr } = run(args, { DATA_FOLDER: join(folder, 'mistyped') });
      expect([status, stderr]).toEqual([1, expect.stringContaining('There is no store')]);
    }
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  });

  test('export writes all messages as CSV, also to a private file', async () => {
    await addMessage(database, { fields: { name: '=cmd()', email: 'x@example.com', phone: '', message: 'hello' } });
    expect(run(['export']).stdout).toContain(`"'=cmd()"`);
    const file = join(folder, 'all.csv');
    run(['export', '--to', file]);
    expect(readFileSync(file, 'utf8')).toContain('x@example.com');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('export of one person has all their messages with history and deliveries, and nothing of others', async () => {
    const fields = { name: 'Yan', email: 'yan@example.com', phone: '', message: 'hello' };
    const { id } = await addMessage(database, { fields }, [{ channel: 'email', recipient: 'a@b.co' }]);
    const ben = await hireInto(database, 'Ben');
    await changeMessage(database, { id, version: 0 }, { kind: 'note', detail: 'Called back.' }, ben.id, Date.now());
    const [exported, ...others] = JSON.parse(run(['export', 'Yan@example.com']).stdout);
    expect(others).toEqual([]);
    expect(exported).toMatchObject({
      fields,
      history: [{ kind: 'note', note: 'Called back.', person: 'Ben' }],
      deliveries: [{ channel: 'email', recipient: 'a@b.co', state: 'waiting' }],
    });
    await database.run('delete from deliveries');
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
    // Who sends again after the erasure is not erased by the next start; what a restore brings back is.
    await addMessage(database, { fields, receivedAt: Date.now() + 60_000 });
    const old = await addMessage(database, { fields, receivedAt: Date.now() - 60_000 });
    expect(await eraseAgain(database, folder)).toBe(0);
    await database.run("delete from memory where name = 'erased'");
    expect(await eraseAgain(database, folder)).toBe(1);
    expect(await findMessage(database, old.id)).toBeUndefined();
    expect(readFileSync(join(folder, 'erased'), 'utf8')).not.toMatch(/zoe/i);
    await database.run("delete from messages where name = 'Zoe'");
    await emptyLog(database);
    for (const part of [sqliteFile(folder), `${sqliteFile(folder)}-wal`])
      if (existsSync(part)) expect(readFileSync(part).includes('unforgettable')).toBe(false);
  });

  test('test-mail says whether the mail server takes a mail, and why not', () => {
    expect(run(['test-mail']).stderr).toContain('SMTP_URL and MAIL_TO are not set');
    const { status, stderr } = run(['test-mail'], { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@example.com' });
    expect([status, stderr]).toEqual([1, `office@example.com: ${words.errors.ECONNREFUSED}\n`]);
  });

  test('restore-drill restores the newest backup elsewhere and counts', () => {
    run(['backup']);
    const { status, stdout } = run(['restore-drill']);
    expect(stdout).toMatch(/0 minutes old, was restored elsewhere and opened in .*\n\d+ messages, \d+ deliveries not done, \d+ people\./);
    expect(status).toBe(0);
    expect(run(['restore-drill'], { BACKUP_FOLDER: join(folder, 'nothing') }).status).toBe(1);
  });
});
