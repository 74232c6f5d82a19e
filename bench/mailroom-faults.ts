/** npm run bench -- mailroom-faults: kills, slow partners and a busy inbox, against whole processes. Prints one table; fails if a row does. */

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { openSession } from '../mailroom/accounts/sessions.ts';
import { insertMessages, type NewMessage } from '../mailroom/store/messages.ts';
import { openStore } from '../mailroom/store/open-store.ts';
import { createSchema, hasPostgres, startPostgres } from '../mailroom/testing/postgres.ts';
import { type Process, smallBuild, startProcess } from '../mailroom/testing/process.ts';
import { messageIdOf, startSmtp } from '../mailroom/testing/smtp.ts';
import { hireInto } from '../mailroom/testing/staff-browsers.ts';
import type { Location } from '../mailroom/testing/stores.ts';
import { stop } from '../tests/servers.ts';
import { table } from './format-results.ts';

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
    await slowPartner(build.folder, { dataFolder: join(folder, 'slow') }, add);
    await busyInbox(build.folder, { dataFolder: join(folder, 'busy') }, add);
  } finally {
    build.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${table(['Fault', 'Found', 'Result'], rows)}`);
}

type Report = (found: string, holds: boolean) => void;

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

/** The mail server accepts the connection and never answers. */
async function slowPartner(build: string, location: Location, add: (fault: string, ...report: Parameters<Report>) => void): Promise<void> {
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
async function busyInbox(build: string, location: Location, add: (fault: string, ...report: Parameters<Report>) => void): Promise<void> {
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
  const times: number[] = [];
  for (const endAt = performance.now() + 30_000; performance.now() < endAt; await sleep(20)) {
    const startedAt = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  done = true;
  for (const stream of streams) stream.destroy();
  await Promise.race([Promise.all(jobs), sleep(20_000)]);
  await stop(child, 'SIGKILL');
  times.sort((a, b) => a - b);
  const [median, worst] = [times[Math.floor(times.length / 2)]!, times.at(-1)!];
  const backups = readdirSync(join(location.dataFolder, 'backups')).length;
  add(
    `home page while the inbox works on ${storedMessages} messages`,
    `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${times.length}; ${erased} erased, ${backups} backups`,
    median <= 50 && worst <= 250,
  );
}

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
