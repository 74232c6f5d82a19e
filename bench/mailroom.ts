/**
 * Measures how fast messages are accepted over HTTP, with SQLite and PostgreSQL, and how long a sign-in takes while many wrong
 * passwords arrive.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rememberBrowser } from '../mailroom/accounts/sessions.ts';
import { openStore } from '../mailroom/store/open-store.ts';
import { hasPostgres, startPostgres } from '../mailroom/testing/postgres.ts';
import { smallBuild, startProcess } from '../mailroom/testing/process.ts';
import { hireInto, password } from '../mailroom/testing/staff-browsers.ts';
import type { Location } from '../mailroom/testing/stores.ts';
import { stop } from '../tests/servers.ts';
import { milliseconds, table, verdict } from './format-results.ts';

const senders = 20;
const seconds = 10;
const leastPerSecond = 200;
const mostMs = 100;
/** Interval at which the constant-rate sender checks for due messages. */
const checkIntervalMs = 5;
const guesses = 200;
const floods = 5;
const mostSignInMs = 2000;

export async function mailroom(): Promise<string> {
  const build = await smallBuild();
  const folder = mkdtempSync(join(tmpdir(), 'bench-mailroom-'));
  const rows: string[][] = [];
  let signIns: string[][];
  try {
    signIns = await measureSignIns(build.folder, { dataFolder: folder });
    rows.push(await measure('SQLite', build.folder, { dataFolder: folder }, true));
    if (hasPostgres()) {
      const postgres = await startPostgres();
      rows.push(await measure('PostgreSQL', build.folder, { dataFolder: folder, databaseUrl: postgres.url }, false));
      await postgres.stop();
    }
  } finally {
    build.remove();
    rmSync(folder, { recursive: true });
  }
  return [
    `First ${senders} senders without a pause for ${seconds} s: the most it takes. Then ${leastPerSecond} messages a second for ${seconds} s, whether or not the ones before are answered: how long each waits. A message is answered after its commit (SQLite with synchronous = full, PostgreSQL as Debian sets it); senders, store and server share the machine. Target for SQLite: ${leastPerSecond} messages a second, 99 % within ${mostMs} ms at that rate, no error.`,
    ...(hasPostgres() ? [] : ['PostgreSQL was not measured: it is not on this machine.']),
    table(['Store', 'Most per second', `At ${leastPerSecond} a second: half within`, '99 % within', 'Errors', 'Target'], rows),
    `Sign-in with the right password while ${guesses} wrong ones arrive from ${guesses} networks: the slowest of ${floods} floods. Target: ${mostSignInMs / 1000} s.`,
    table(['Browser', 'Answered after', 'Target'], signIns),
  ].join('\n\n');
}

async function measure(name: string, build: string, location: Location, judged: boolean): Promise<string[]> {
  console.log(`  ${name}`);
  const { child, address } = await startProcess(build, location);
  try {
    await sendInParallel(address, 2000);
    const most = await sendInParallel(address, seconds * 1000);
    const steady = await sendSteadily(address, seconds * 1000);
    const sorted = steady.times.toSorted((a, b) => a - b);
    const part = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
    const perSecond = most.times.length / seconds;
    const errors = most.errors + steady.errors;
    const target = verdict({
      [`${leastPerSecond} a second`]: perSecond >= leastPerSecond,
      [`99 % within ${mostMs} ms`]: part(0.99) <= mostMs,
      'no error': errors === 0,
    });
    return [
      name,
      Math.round(perSecond).toLocaleString('en'),
      milliseconds(part(0.5)),
      milliseconds(part(0.99)),
      String(errors),
      judged ? target : 'none, to compare',
    ];
  } finally {
    await stop(child);
  }
}

async function measureSignIns(build: string, location: Location): Promise<string[][]> {
  const database = await openStore(location);
  const { id, email } = await hireInto(database, 'Ana');
  const knownBrowser = `__Host-browser=${await rememberBrowser(database, id, Date.now())}`;
  await database.close();
  const { child, address } = await startProcess(build, location, { TRUSTED_PROXIES: '1' });
  const page = `${address}/staff/sign-in`;
  const signIn = (given: string, network: string, cookie = '') =>
    fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: address, cookie, 'x-forwarded-for': network },
      body: new URLSearchParams({ email, password: given }),
    });
  const timed = async (network: string, cookie: string) => {
    const startedAt = performance.now();
    const { status } = await signIn(password, network, cookie);
    return status === 303 ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
  };
  const slowest = { 'Known to the person': 0, 'Has opened the page': 0 };
  try {
    for (let flood = 0; flood < floods; flood += 1) {
      const opened = await fetch(page, { headers: { 'x-forwarded-for': '192.0.2.2' } });
      const pageCookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const wrong = Array.from({ length: guesses }, (_, i) => signIn('wrong', `10.${flood}.${i}.1`));
      const [known, hasOpened] = await Promise.all([timed('192.0.2.1', knownBrowser), timed('192.0.2.2', pageCookie)]);
      slowest['Known to the person'] = Math.max(slowest['Known to the person'], known);
      slowest['Has opened the page'] = Math.max(slowest['Has opened the page'], hasOpened);
      await Promise.all(wrong);
    }
  } finally {
    await stop(child);
  }
  return Object.entries(slowest).map(([browser, ms]) => [
    browser,
    milliseconds(ms),
    verdict({ [`${mostSignInMs / 1000} s`]: ms <= mostSignInMs }),
  ]);
}

interface SendResult {
  /** Latency of each accepted message in milliseconds. */
  times: number[];
  errors: number;
}

function createSender(address: string): SendResult & { send: () => Promise<void>; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  const result: SendResult = { times: [], errors: 0 };
  const send = async () => {
    const startedAt = performance.now();
    if ((await post(address, agent)) === 201) result.times.push(performance.now() - startedAt);
    else result.errors += 1;
  };
  return Object.assign(result, { send, close: () => agent.destroy() });
}

async function sendInParallel(address: string, forMs: number): Promise<SendResult> {
  const all = createSender(address);
  const startedAt = performance.now();
  const one = async () => {
    while (performance.now() - startedAt < forMs) await all.send();
  };
  await Promise.all(Array.from({ length: senders }, one));
  all.close();
  return all;
}

async function sendSteadily(address: string, forMs: number): Promise<SendResult> {
  const all = createSender(address);
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  for (let passed = 0; passed < forMs; passed = performance.now() - startedAt) {
    while (sent.length < (passed / 1000) * leastPerSecond) sent.push(all.send());
    await sleep(checkIntervalMs);
  }
  await Promise.all(sent);
  all.close();
  return all;
}

/** node:http, because fetch would use more CPU than the server under test. */
function post(address: string, agent: Agent): Promise<number | undefined> {
  const body = JSON.stringify({
    form: 'contact',
    id: randomUUID(),
    page: '/about',
    openMs: 30_000,
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '(713) 555-0188',
    message: 'Our first inspection was on June 30 and the adjuster found hail on one slope only. '.repeat(4),
  });
  return new Promise((resolve) => {
    const sending = request(
      `${address}/messages`,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    sending.once('error', () => resolve(undefined));
    sending.end(body);
  });
}
