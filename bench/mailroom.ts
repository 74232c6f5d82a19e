/** Throughput and latency of accepted messages over HTTP, with SQLite and PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasPostgres, startPostgres } from '../mailroom/testing/postgres.ts';
import { ended, smallBuild, startProcess } from '../mailroom/testing/process.ts';
import type { Location } from '../mailroom/testing/stores.ts';
import { milliseconds, verdict } from './format.ts';
import { table } from './markdown.ts';

const senders = 20;
const seconds = 10;
const leastPerSecond = 200;
const mostMs = 100;
/** Interval at which the constant-rate sender checks for due messages. */
const beatMs = 5;

export async function mailroom(): Promise<string> {
  const build = await smallBuild();
  const folder = mkdtempSync(join(tmpdir(), 'bench-mailroom-'));
  const rows: string[][] = [];
  try {
    rows.push(await measure('SQLite', build.folder, { dataFolder: folder }, true));
    if (hasPostgres()) {
      const postgres = await startPostgres();
      rows.push(await measure('PostgreSQL', build.folder, { dataFolder: folder, databaseUrl: await postgres.database() }, false));
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
  ].join('\n\n');
}

async function measure(name: string, build: string, location: Location, judged: boolean): Promise<string[]> {
  console.log(`  ${name}`);
  const { child, address } = await startProcess(build, location);
  try {
    await crowd(address, 2000);
    const most = await crowd(address, seconds * 1000);
    const steady = await steadily(address, seconds * 1000);
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
    child.kill('SIGTERM');
    await ended(child);
  }
}

interface Pressed {
  /** Latency of each accepted message in milliseconds. */
  times: number[];
  errors: number;
}

function sender(address: string): Pressed & { send: () => Promise<void>; leave: () => void } {
  const agent = new Agent({ keepAlive: true });
  const pressed: Pressed = { times: [], errors: 0 };
  const send = async () => {
    const asked = performance.now();
    if ((await post(address, agent)) === 201) pressed.times.push(performance.now() - asked);
    else pressed.errors += 1;
  };
  return Object.assign(pressed, { send, leave: () => agent.destroy() });
}

async function crowd(address: string, forMs: number): Promise<Pressed> {
  const all = sender(address);
  const begun = performance.now();
  const one = async () => {
    while (performance.now() - begun < forMs) await all.send();
  };
  await Promise.all(Array.from({ length: senders }, one));
  all.leave();
  return all;
}

async function steadily(address: string, forMs: number): Promise<Pressed> {
  const all = sender(address);
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  for (let passed = 0; passed < forMs; passed = performance.now() - begun) {
    while (sent.length < (passed / 1000) * leastPerSecond) sent.push(all.send());
    await sleep(beatMs);
  }
  await Promise.all(sent);
  all.leave();
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
    const asked = request(
      `${address}/messages`,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    asked.once('error', () => resolve(undefined));
    asked.end(body);
  });
}
