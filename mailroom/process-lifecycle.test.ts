/** Tests whole mailroom processes: kill -9, two at the same time, shutdown, invalid settings and a damaged store. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { z } from 'zod';
import { stop } from '../tests/servers.ts';
import { countMessages, listMessages } from './store/messages.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { post, submission } from './testing/fixtures.ts';
import { type Process, smallBuild, startProcess } from './testing/process.ts';
import { startProvider } from './testing/provider.ts';
import { messageIdOf, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { type Location, onBothStores, onSqlite } from './testing/stores.ts';
import { visitorWords } from './visitor-words.ts';

let build: Awaited<ReturnType<typeof smallBuild>>;
let smtp: TestSmtp;
const running: Process[] = [];
beforeAll(async () => {
  // Builds the pages and starts the processes as in production, where they do not check the content again.
  vi.stubEnv('NODE_ENV', 'production');
  build = await smallBuild();
  smtp = await startSmtp();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const { child } of running) await stop(child, 'SIGKILL');
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
async function sendInParallel(address: string, accepted: string[], killAfter: number, kill: () => void): Promise<void> {
  const target = accepted.length + killAfter;
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
      if (accepted.length >= target) kill();
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}

onBothStores((test, locate) => {
  test('every acknowledged message survives ten kills (kill -9) during writes', { timeout: 400_000 }, async () => {
    const location = await locate();
    const accepted: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { child, address } = await start(location);
      await sendInParallel(address, accepted, 1 + ((round * 7) % 40), () => child.kill('SIGKILL'));
      await stop(child);
    }
    const database = await openStore(location);
    const stored = new Set((await listMessages(database, {}, { limit: 100_000 })).map(({ id }) => id));
    await database.close();
    expect(accepted.length).toBeGreaterThan(150);
    expect(accepted.filter((id) => !stored.has(id))).toEqual([]);
  });

  test('after a kill during a delivery, the next process delivers the message', async () => {
    const location = await locate();
    smtp.reply = 'hang';
    const first = await start(location, mailSettings());
    const body = submission();
    expect((await post(first.address, body)).status).toBe(201);
    await stop(first.child, 'SIGKILL');
    smtp.reply = 'accept';
    // Do not wait for the lease of the killed process.
    const database = await openStore(location);
    await database.run('update deliveries set leased_until = 0');
    await database.close();
    const second = await start(location, mailSettings());
    await expect.poll(() => smtp.received.map(messageIdOf)).toContainEqual(expect.stringContaining(body.id));
    await stop(second.child);
    expect(second.child.exitCode).toBe(0);
  });

  test('two processes on one store deliver each message once, also when one clock is 120 s ahead', async () => {
    const location = await locate();
    const both = [await start(location, mailSettings()), await start(location, { ...mailSettings(), ...clockAhead })];
    smtp.delayMs = 300;
    const before = smtp.received.length;
    const bodies = Array.from({ length: 60 }, () => submission());
    const answers = await Promise.all(bodies.map((body, i) => post(both[i % 2]!.address, body)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const database = await openStore(location);
    const waiting = () => database.select(z.unknown(), "select id from deliveries where state <> 'delivered'");
    await expect.poll(waiting, { timeout: 40_000, interval: 200 }).toEqual([]);
    expect(await countMessages(database, {})).toBe(60);
    await database.close();
    const mails = smtp.received.slice(before);
    expect(mails.filter((mail) => mail.includes('To: office@example.com'))).toHaveLength(60);
    // Receipts are sent to senders, too.
    expect(new Set(mails.map(messageIdOf)).size).toBe(mails.length);
    smtp.delayMs = 0;
    for (const { child } of both) await stop(child);
  });
});

/** Runs code in the mailroom's thread at its start. */
const inThread = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import { workerData } from 'node:worker_threads'; if (workerData?.socket) { ${code} }`)}`,
});

onSqlite((test, locate) => {
  test('the site is served while the mailroom is stuck', async () => {
    const location = await locate();
    const file = (name: string) => join(location.dataFolder, name);
    const { child, address } = await start(
      location,
      inThread(`
      const { existsSync, writeFileSync } = await import('node:fs');
      const file = (name) => process.env.DATA_FOLDER + '/' + name;
      setInterval(() => {
        if (!existsSync(file('stick')) || existsSync(file('release'))) return;
        writeFileSync(file('stuck'), '');
        while (!existsSync(file('release'))) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      }, 50);`),
    );
    writeFileSync(file('stick'), '');
    await expect.poll(() => existsSync(file('stuck'))).toBe(true);
    let stored = 0;
    const waiting = post(address, submission()).then(({ status }) => {
      stored = status;
    });
    for (let visits = 0; visits < 100; visits += 1) expect((await fetch(address)).status).toBe(200);
    expect(stored).toBe(0);
    writeFileSync(file('release'), '');
    await waiting;
    expect(stored).toBe(201);
    await stop(child);
  });

  test('a mailroom that breaks is started again; meanwhile the site is served and messages are refused', async () => {
    const location = await locate();
    const { child, address, output } = await start(
      location,
      inThread(`
      const { existsSync, rmSync } = await import('node:fs');
      const file = process.env.DATA_FOLDER + '/break';
      setInterval(() => { if (existsSync(file)) { rmSync(file); throw new Error('a bug'); } }, 50);`),
    );
    expect((await post(address, submission())).status).toBe(201);
    writeFileSync(join(location.dataFolder, 'break'), '');
    await expect.poll(async () => (await post(address, submission())).status, { interval: 50 }).toBe(503);
    expect((await fetch(address)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${address}/healthz`)).status).toBe(200);
    expect(output()).toContain('The mailroom broke, and is started again.');
    await stop(child);
    expect(child.exitCode).toBe(0);
  });

  test('an invalid setting, or a missing build, prevents startup with an error that names it', async () => {
    const location = await locate();
    await expect(start(location, { RETENTION_DAYS: 'long' })).rejects.toThrow(
      /exited with 1 .*: The setting RETENTION_DAYS is wrong: it is “long”, and must be a whole number from 1 to 36500\.\n$/,
    );
    await expect(startProcess('.cache/nothing', location)).rejects.toThrow(
      /exited with 1 .*: There is no finished build in \.cache\/nothing\. Make one with: npm run build:mailroom\n$/,
    );
  });

  test('with a damaged store the public pages stay up, and submissions get an error', async () => {
    const location = await locate();
    writeFileSync(sqliteFile(location.dataFolder), 'x'.repeat(20_000));
    const { child, address, output } = await start(location);
    expect((await fetch(address)).status).toBe(200);
    const refused = await post(address, submission());
    expect(refused.status).toBe(503);
    expect((await refused.json()).error).toBe(visitorWords('en').refused.closed);
    expect((await fetch(`${address}/receipt/x`)).headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    expect(output()).toContain('is damaged');
    expect(output()).not.toMatch(/^\s+at /m);
    await stop(child);
  });

  test('each start prints a link with which the first owner joins; neither the link nor its token is in the log of requests', async () => {
    const location = await locate();
    const { child, address, output } = await startProcess(build.folder, location, {}, []);
    const link = /\/staff\/link\?token=[\w-]{43}/.exec(output())?.[0] ?? '';
    const opened = await fetch(`${address}${link}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/staff/link']);
    await fetch(address, { headers: { referer: `${address}${link}` } });
    const token = 'a-receipt-of-22-letters';
    await fetch(`${address}/receipt/${token}`, { redirect: 'manual' });
    await fetch(`${address}/icon`, { headers: { referer: `${address}/receipt/${token}` } });
    await expect.poll(output).toContain('GET /receipt/* ');
    await expect.poll(output).toContain('GET / ');
    await expect.poll(output).toContain('GET /icon ');
    expect(output()).not.toContain(token);
    expect(output().split(link)).toHaveLength(2);
    await stop(child);
  });

  test('a provider that refuses the settings prevents startup; one that does not answer does not', async () => {
    const location = await locate();
    const provider = await startProvider('http://localhost:3000/staff/sign-in/callback');
    const begin = (settings: Record<string, string>) =>
      start(location, { SITE_URL: 'http://localhost:3000', ...provider.settings, ...settings });
    await stop((await begin({})).child);
    await expect(begin({ OIDC_CLIENT_SECRET: 'wrong' })).rejects.toThrow(/OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is wrong/);
    await expect(begin({ OIDC_CLIENT_ID: 'wrong' })).rejects.toThrow(/OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is wrong/);
    await expect(begin({ OIDC_ISSUER: `${provider.issuer}/other` })).rejects.toThrow(
      /OIDC_ISSUER is wrong: .*does not describe a provider/,
    );
    provider.stop();
    const { child, output } = await begin({});
    expect(output()).toContain('provider does not answer');
    await stop(child);
  });
});
