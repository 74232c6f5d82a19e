/** Tests whole mailroom processes: kill -9, two at the same time, shutdown, invalid settings and a damaged store. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { countMessages, listMessages } from './store/messages.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { post, submission } from './testing/fixtures.ts';
import { ended, type Process, smallBuild, startProcess } from './testing/process.ts';
import { messageIdOf, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { type Location, onBothStores } from './testing/stores.ts';
import { visitorWords } from './visitor-words.ts';

let build: Awaited<ReturnType<typeof smallBuild>>;
let smtp: TestSmtp;
const running: Process[] = [];
beforeAll(async () => {
  build = await smallBuild();
  smtp = await startSmtp();
}, 60_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await smtp.stop();
  build.remove();
});

async function start(location: Location, environment: Record<string, string> = {}): Promise<Process> {
  const started = await startProcess(build.folder, location, environment);
  running.push(started);
  return started;
}
/** Environment variables that set the clock of a process two minutes ahead. */
const clockAhead = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent('const now = Date.now; Date.now = () => now() + 120000;')}`,
};
const mailSettings = () => ({ SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' });

/** Posts from several senders until the process is gone, and collects the ids of accepted messages. */
async function sendInParallel(address: string, accepted: string[], stopAfter: number, stop: () => void): Promise<void> {
  const target = accepted.length + stopAfter;
  const visitor = async () => {
    for (;;) {
      const body = submission();
      try {
        const answer = await post(address, body);
        if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
        await answer.arrayBuffer();
      } catch {
        return;
      }
      accepted.push(body.id);
      if (accepted.length >= target) stop();
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}

onBothStores((store) => {
  test('every acknowledged message survives ten kills (kill -9) during writes', async () => {
    const location = await store.locate();
    const accepted: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { child, address } = await start(location);
      await sendInParallel(address, accepted, 1 + ((round * 7) % 40), () => child.kill('SIGKILL'));
      await ended(child);
    }
    const database = await openStore(location);
    const stored = new Set((await listMessages(database, {}, { limit: 100_000 })).map(({ id }) => id));
    await database.close();
    expect(accepted.length).toBeGreaterThan(150);
    expect(accepted.filter((id) => !stored.has(id))).toEqual([]);
  }, 400_000);

  test('after a kill during a delivery, the next process delivers the message', async () => {
    const location = await store.locate();
    smtp.behave('hang');
    const first = await start(location, mailSettings());
    const body = submission();
    expect((await post(first.address, body)).status).toBe(201);
    first.child.kill('SIGKILL');
    await ended(first.child);
    smtp.behave('accept');
    // Do not wait for the lease of the killed process.
    const database = await openStore(location);
    await database.run('update deliveries set leased_until = 0');
    await database.close();
    const second = await start(location, mailSettings());
    await vi.waitFor(() => expect(smtp.received.map(messageIdOf).some((id) => id.includes(body.id))).toBe(true), { timeout: 20_000 });
    second.child.kill('SIGTERM');
    await ended(second.child);
    expect(second.child.exitCode).toBe(0);
  });

  test('two processes on one store deliver each message once, also when one clock is 120 s ahead', async () => {
    const location = await store.locate();
    smtp.behave('accept');
    const both = [await start(location, mailSettings()), await start(location, { ...mailSettings(), ...clockAhead })];
    smtp.delay(300);
    const before = smtp.received.length;
    const bodies = Array.from({ length: 60 }, () => submission());
    const answers = await Promise.all(bodies.map((body, i) => post(both[i % 2]!.address, body)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const database = await openStore(location);
    await vi.waitFor(
      async () => expect(await database.select(z.unknown(), "select id from deliveries where state <> 'delivered'")).toEqual([]),
      { timeout: 40_000, interval: 200 },
    );
    expect(await countMessages(database, {})).toBe(60);
    await database.close();
    const ids = smtp.received.slice(before).map(messageIdOf);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    smtp.delay(0);
    for (const { child } of both) child.kill('SIGTERM');
    await Promise.all(both.map(({ child }) => ended(child)));
  });
});

test('an invalid setting prevents startup with an error that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['mailroom/start.ts', '--build', build.folder], {
    env: { ...process.env, RETENTION_DAYS: 'long' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('The setting RETENTION_DAYS is wrong: it is “long”, and must be a whole number from 1 to 36500.');
});

test('without a build it exits with an error message', () => {
  const { status, stderr } = spawnSync(process.execPath, ['mailroom/start.ts', '--build', '.cache/nothing'], { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, 'There is no finished build in .cache/nothing. Make one with: npm run build:mailroom']);
});

test('with a damaged store the public pages stay up, and submissions get an error', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'damaged-'));
  writeFileSync(sqliteFile(dataFolder), 'x'.repeat(20_000));
  const { child, address, output } = await start({ dataFolder });
  expect((await fetch(address)).status).toBe(200);
  const refused = await post(address, submission());
  expect(refused.status).toBe(503);
  expect((await refused.json()).error).toBe(visitorWords('en').refused.closed);
  expect((await fetch(`${address}/healthz`)).status).toBe(503);
  expect(output()).toContain('is damaged');
  expect(output()).not.toMatch(/^\s+at /m);
  child.kill('SIGTERM');
  await ended(child);
  rmSync(dataFolder, { recursive: true });
});

test('the first start prints a link with which the first owner joins, and no password', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'first-'));
  const first = await start({ dataFolder });
  const link = /\/staff\/join\?token=[\w-]{43}/.exec(first.output())?.[0] ?? '';
  expect(link).not.toBe('');
  expect((await fetch(`${first.address}${link}`)).status).toBe(200);
  first.child.kill('SIGTERM');
  await ended(first.child);
  const second = await start({ dataFolder });
  // A new start makes a new link, and the old one no longer works.
  expect((await fetch(`${second.address}${link}`)).status).toBe(410);
  expect(second.output()).toMatch(/\/staff\/join\?token=/);
  second.child.kill('SIGTERM');
  await ended(second.child);
  rmSync(dataFolder, { recursive: true });
});
