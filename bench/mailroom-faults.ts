/** npm run bench -- mailroom-faults: kills, disks, clocks, partners and a busy inbox, against whole processes. Prints one table; fails if a row does. */

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, globSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { openSession } from '../mailroom/accounts/sessions.ts';
import { insertMessages, type NewMessage } from '../mailroom/store/messages.ts';
import { openStore, sqliteFile } from '../mailroom/store/open-store.ts';
import { createSchema, hasPostgres, startPostgres } from '../mailroom/testing/postgres.ts';
import { type Process, smallBuild, startProcess } from '../mailroom/testing/process.ts';
import { messageIdOf, startSmtp } from '../mailroom/testing/smtp.ts';
import { hireInto } from '../mailroom/testing/staff-browsers.ts';
import type { Location } from '../mailroom/testing/stores.ts';
import { stop } from '../tests/servers.ts';
import { table } from './format-results.ts';
import { median } from './median.ts';

const run = promisify(execFile);
const storedMessages = 50_000;
const openLists = 20;
const idRow = z.object({ id: z.string() });

const submission = () => ({
  form: 'contact',
  id: randomUUID(),
  page: '/',
  openMs: 30_000,
  name: 'A',
  email: 'a@example.com',
  message: 'A roof.',
});
const post = (address: string, body: object) =>
  fetch(`${address}/messages`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

export async function mailroomFaults(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const build = await smallBuild();
  const folder = mkdtempSync(join(tmpdir(), 'mailroom-faults-'));
  const rows: string[][] = [];
  const add = (fault: string, found: string, holds: boolean) => {
    console.log(`  ${fault}: ${found}`);
    rows.push([fault, found, holds ? 'holds' : '**falls**']);
    if (!holds) process.exitCode = 1;
  };
  try {
    const sqlite = { dataFolder: join(folder, 'kills') };
    await kills(build.folder, sqlite, 1, 20, (found, holds) => add('kill -9 while receiving, SQLite, 20 times', found, holds));
    if (hasPostgres()) {
      const server = await startPostgres();
      const location = { dataFolder: join(folder, 'postgres'), databaseUrl: await createSchema(server.url) };
      await kills(build.folder, location, 2, 10, (found, holds) =>
        add('kill -9 of one of two processes, PostgreSQL, 10 times', found, holds),
      );
      await server.stop();
    } else add('kill -9 of one of two processes, PostgreSQL', 'not run: PostgreSQL is not installed', true);
    await disks(build.folder, (name) => ({ dataFolder: join(folder, name) }), add);
    await clocks(build.folder, { dataFolder: join(folder, 'clocks') }, add);
    for (const reply of ['refuse', 'die'] as const) await failingMail(build.folder, { dataFolder: join(folder, reply) }, reply, add);
    await busyCrm(build.folder, { dataFolder: join(folder, 'crm') }, add);
    await slowPartner(build.folder, { dataFolder: join(folder, 'slow') }, add);
    await busyInbox(build.folder, { dataFolder: join(folder, 'busy') }, add);
  } finally {
    build.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${table(['Fault', 'Found', 'Result'], rows)}`);
}

type Report = (found: string, holds: boolean) => void;
type Add = (fault: string, ...report: Parameters<Report>) => void;

const statusOfPost = async (address: string) => (await post(address, submission())).status;
const health = async (address: string) => (await fetch(`${address}/healthz`)).status;
const withStore = async <T>(location: Location, work: (database: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> => {
  const database = await openStore(location);
  return work(database).finally(() => database.close());
};
const undelivered = ({ select }: Awaited<ReturnType<typeof openStore>>) =>
  select(idRow, "select id from deliveries where state <> 'delivered'");
const settings = { BACKUP_MINUTES: '0' };

/** Several senders post to all processes; one process at a time is killed and started again. At the end everything is delivered. */
async function kills(build: string, location: Location, processes: number, times: number, report: Report): Promise<void> {
  const smtp = await startSmtp();
  const environment = { SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' };
  const start = () => startProcess(build, location, environment);
  const running: Process[] = [];
  for (let i = 0; i < processes; i += 1) running.push(await start());
  const accepted: string[] = [];
  let done = false;
  const sender = async (n: number) => {
    for (let turn = n; !done; turn += 1) {
      const body = submission();
      const answer = await post(running[turn % processes]!.address, body).catch(() => undefined);
      if (answer?.status === 201) accepted.push(body.id);
      else await sleep(20);
    }
  };
  const senders = Array.from({ length: 4 }, (_, n) => sender(n));
  for (let round = 0; round < times; round += 1) {
    const target = accepted.length + 1 + ((round * 7) % 40);
    while (accepted.length < target) await sleep(5);
    const victim = round % processes;
    await stop(running[victim]!.child, 'SIGKILL');
    running[victim] = await start();
  }
  done = true;
  await Promise.all(senders);
  for (const { child } of running) await stop(child);
  const database = await openStore(location);
  const stored = new Set((await database.select(idRow, 'select id from messages')).map(({ id }) => id));
  // The dead hold leases for minutes.
  await database.run('update deliveries set leased_until = 0');
  const last = await start();
  const waiting = () => database.select(idRow, "select id from deliveries where state <> 'delivered'");
  for (let tries = 0; tries < 600 && (await waiting()).length > 0; tries += 1) await sleep(200);
  const left = (await waiting()).length;
  await database.close();
  await stop(last.child);
  await smtp.stop();
  const mailed = smtp.received.map((mail) => messageIdOf(mail).slice(1, 37));
  const missing = accepted.filter((id) => !stored.has(id)).length;
  const unmailed = accepted.filter((id) => !mailed.includes(id)).length;
  // A kill between the server's answer and the record of it may repeat a mail, under the same Message-ID.
  const repeated = mailed.length - new Set(mailed).size;
  report(
    `${accepted.length} acknowledged, ${missing} missing, ${unmailed} not mailed, ${left} waiting, ${repeated} mails repeated`,
    missing === 0 && unmailed === 0 && left === 0 && repeated <= times * 5,
  );
}

/** A store that is deleted or damaged, a full disk, and a lock that another process holds. */
async function disks(build: string, locate: (name: string) => Location, add: Add): Promise<void> {
  const gone = locate('gone');
  const running = await startProcess(build, gone, settings);
  await statusOfPost(running.address);
  for (const name of globSync('mailroom.sqlite*', { cwd: gone.dataFolder })) rmSync(join(gone.dataFolder, name));
  const deleted = [await statusOfPost(running.address), await health(running.address)];
  await stop(running.child);
  const restarted = await startProcess(build, gone, settings);
  deleted.push(await statusOfPost(restarted.address));
  add('store deleted while it runs', `message, /healthz, message after a restart: ${deleted.join(', ')}`, deleted.join() === '503,503,503');
  await stop(restarted.child);

  const damaged = locate('damaged');
  const first = await startProcess(build, damaged, settings);
  for (let i = 0; i < 50; i += 1) await statusOfPost(first.address);
  await stop(first.child);
  const second = await startProcess(build, damaged, settings);
  const file = openSync(sqliteFile(damaged.dataFolder), 'r+');
  const { size } = statSync(sqliteFile(damaged.dataFolder));
  writeSync(file, Buffer.alloc(size - 4096), 0, size - 4096, 4096);
  closeSync(file);
  const damage = [await health(second.address), (await fetch(second.address)).status];
  add('pages of the store destroyed while it runs', `/healthz, home page: ${damage.join(', ')}`, damage.join() === '503,200');
  await stop(second.child, 'SIGKILL');

  const full = locate('full');
  const { child, address } = await startProcess(build, full, settings);
  // A limit on file size simulates a full disk.
  const limit = (bytes: string) => run('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
  await limit('400000');
  const accepted: string[] = [];
  let refused = 0;
  while (refused < 20) {
    const body = submission();
    const { status } = await post(address, body);
    if (status === 201) accepted.push(body.id);
    else refused += 1;
  }
  const sick = await health(address);
  await limit('unlimited');
  const recovered = await statusOfPost(address);
  await stop(child);
  const stored = new Set((await withStore(full, ({ select }) => select(idRow, 'select id from messages'))).map(({ id }) => id));
  const missing = accepted.filter((id) => !stored.has(id)).length;
  add(
    'full disk',
    `${accepted.length} accepted, ${refused} refused, ${missing} missing, /healthz ${sick}; with room again ${recovered}`,
    missing === 0 && sick === 503 && recovered === 201,
  );

  const locked = locate('locked');
  const waiting = await startProcess(build, locked, settings);
  const holder = new DatabaseSync(sqliteFile(locked.dataFolder));
  holder.exec('begin immediate');
  const answer = statusOfPost(waiting.address);
  let worst = 0;
  for (const endAt = performance.now() + 4000; performance.now() < endAt; await sleep(20)) {
    const startedAt = performance.now();
    await (await fetch(waiting.address)).arrayBuffer();
    worst = Math.max(worst, performance.now() - startedAt);
  }
  holder.exec('rollback');
  holder.close();
  const status = await answer;
  add(
    'another process locks the store for 4 s',
    `home page at most ${worst.toFixed(0)} ms, message ${status}`,
    worst <= 250 && status === 201,
  );
  await stop(waiting.child);
}

/** What a clock leaves that was 400 days ahead and is right again, and one that jumps ahead. The times in the store are moved instead. */
async function clocks(build: string, location: Location, add: Add): Promise<void> {
  const smtp = await startSmtp();
  const mail = { ...settings, SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' };
  smtp.reply = 'refuse';
  const first = await startProcess(build, location, mail);
  for (let i = 0; i < 20; i += 1) await statusOfPost(first.address);
  await stop(first.child, 'SIGKILL');
  const days = 400 * 86_400_000;
  await withStore(location, async ({ run: change, clock }) => {
    await change(`update deliveries set next_at = ${clock} + $1, leased_until = ${clock} + $1, since = ${clock} + $1`, [days]);
    await change('update messages set received_at = received_at - $1', [2 * days]);
    await change("update memory set value = cast(cast(value as bigint) - $1 as text) where name = 'retention-run'", [days]);
  });
  smtp.reply = 'accept';
  const second = await startProcess(build, location, mail);
  const left = await withStore(location, async (database) => {
    for (let tries = 0; tries < 300 && (await undelivered(database)).length > 0; tries += 1) await sleep(200);
    return (await undelivered(database)).length;
  });
  const kept = await withStore(location, ({ select }) => select(idRow, 'select id from messages where trashed_at is null'));
  await stop(second.child);
  await smtp.stop();
  add(
    'clock 400 days ahead, then right; 400 days between two starts',
    `${left} of 20 e-mails wait, ${20 - kept.length} of 20 messages deleted`,
    left === 0 && kept.length === 20,
  );
}

/** The mail server refuses every mail, or breaks off after it has taken one; then it works. */
async function failingMail(build: string, location: Location, reply: 'refuse' | 'die', add: Add): Promise<void> {
  const smtp = await startSmtp();
  smtp.reply = reply;
  const { child, address } = await startProcess(build, location, { ...settings, SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' });
  const bodies = Array.from({ length: 20 }, submission);
  for (const body of bodies) await post(address, body);
  const left = await withStore(location, async (database) => {
    const failed = () => database.select(idRow, 'select id from deliveries where last_error is not null');
    for (let tries = 0; tries < 300 && (await failed()).length < bodies.length; tries += 1) await sleep(100);
    smtp.reply = 'accept';
    // The pause of a minute has passed.
    for (let tries = 0; tries < 300 && (await undelivered(database)).length > 0; tries += 1) {
      await database.run('update deliveries set next_at = 0 where leased_until = 0');
      await post(address, submission());
      await sleep(200);
    }
    return (await undelivered(database)).length;
  });
  await stop(child);
  await smtp.stop();
  const mailed = new Set(smtp.received.map((mail) => messageIdOf(mail).slice(1, 37)));
  const missing = bodies.filter(({ id }) => !mailed.has(id)).length;
  add(
    `mail server ${reply === 'die' ? 'breaks off after the data' : 'refuses'}`,
    `${missing} of 20 never mailed, ${left} wait`,
    missing === 0,
  );
}

/** The CRM answers 429 and asks for an hour. */
async function busyCrm(build: string, location: Location, add: Add): Promise<void> {
  let requests = 0;
  const crm = createServer((_, response) => {
    requests += 1;
    response.writeHead(429, { 'Retry-After': '3600' }).end();
  });
  await new Promise<void>((ready) => crm.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(crm.address() as AddressInfo).port}`;
  const { child, address } = await startProcess(build, location, {
    ...settings,
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: 'a secret of the bench',
  });
  for (let i = 0; i < 60; i += 1) await statusOfPost(address);
  await sleep(1500);
  await stop(child);
  crm.close();
  add('CRM answers 429 with Retry-After', `${requests} requests for 60 messages`, requests > 0 && requests <= 5);
}

/** The mail server accepts the connection and never answers. */
async function slowPartner(build: string, location: Location, add: Add): Promise<void> {
  const smtp = await startSmtp();
  smtp.reply = 'hang';
  const { child, address } = await startProcess(build, location, { SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' });
  const times: number[] = [];
  let refused = 0;
  for (let i = 0; i < 200; i += 1) {
    const startedAt = performance.now();
    if ((await post(address, submission())).status !== 201) refused += 1;
    times.push(performance.now() - startedAt);
  }
  const perSecond = Math.round(200_000 / times.reduce((sum, ms) => sum + ms, 0));
  add('mail server hangs', `${refused} of 200 refused, ${perSecond} stored a second by one sender`, refused === 0);
  await stop(child, 'SIGKILL');
  await smtp.stop();
}

/** The site's home page while staff list, search, export and erase 50,000 messages with 20 lists open, and a backup is made. */
async function busyInbox(build: string, location: Location, add: Add): Promise<void> {
  const database = await openStore(location);
  for (let first = 0; first < storedMessages; first += 500)
    await insertMessages(
      database,
      Array.from({ length: 500 }, (_, i) => sample(first + i)),
      [],
    );
  const owner = await hireInto(database, 'Olga');
  const cookie = `__Host-staff=${await openSession(database, owner.id, 'bench', Date.now())}`;
  await database.close();
  const { child, address } = await startProcess(build, location, { BACKUP_MINUTES: '0' });
  const get = (path: string) => fetch(address + path, { headers: { cookie } }).then((answer) => answer.arrayBuffer());
  const streams = Array.from({ length: openLists }, () => request(`${address}/staff/events`, { headers: { cookie } }).end());
  let done = false;
  const work = async (job: () => Promise<unknown>) => {
    while (!done) await job().catch(() => {});
  };
  const id = (n: number) => sample(n).id;
  const erase = (n: number) =>
    fetch(`${address}/staff/messages/${id(n)}/erase`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: address, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  let erased = 0;
  const jobs = [
    work(() => Promise.all(Array.from({ length: openLists }, () => get('/staff')))),
    work(() => get('/staff?q=zebra')),
    work(() => get('/staff/messages.csv')),
    work(() => erase(erased++)),
    work(() => post(address, submission())),
    // In a process of its own: a copy would block this one, which measures.
    work(() =>
      run(process.execPath, ['mailroom/command-line.ts', 'backup'], { env: { ...process.env, DATA_FOLDER: location.dataFolder } }),
    ),
  ];
  // In a thread of its own: this one is busy with what the lists and exports answer.
  const idle = await startProcess(build, { dataFolder: `${location.dataFolder}-idle` }, settings);
  const visits = new Worker(new URL('./response-times.ts', import.meta.url), { workerData: [address, idle.address] });
  await sleep(30_000);
  visits.postMessage('stop');
  const [times]: number[][][] = await once(visits, 'message');
  const [busy = [], quiet = []] = times ?? [];
  done = true;
  for (const stream of streams) stream.destroy();
  await Promise.race([Promise.all(jobs), sleep(20_000)]);
  for (const process of [child, idle.child]) await stop(process, 'SIGKILL');
  const backups = readdirSync(join(location.dataFolder, 'backups')).length;
  add(
    `home page while the inbox works on ${storedMessages} messages`,
    `${summary(busy)}; ${erased} erased, ${backups} backups. Of an idle process at the same time: ${summary(quiet)}`,
    median(busy) <= 50 && Math.max(...busy) <= 250,
  );
}

const summary = (ms: number[]) => `median ${median(ms).toFixed(0)} ms, worst ${Math.max(...ms).toFixed(0)} ms of ${ms.length}`;

const sample = (n: number): NewMessage => ({
  id: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
  form: 'contact',
  fields: {
    name: `Name ${n}`,
    email: `person${n}@example.com`,
    phone: '(713) 555-0188',
    message: 'A renewal in March. Two buildings. '.repeat(8),
  },
  page: '/about',
  language: 'en',
  receivedAt: Date.now() - n * 60_000,
  suspect: null,
});
