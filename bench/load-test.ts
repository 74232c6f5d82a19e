/** Load test with wrk: our server, and nginx with the generated configuration for comparison. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readServingConfig } from '../server/serving-config.ts';
import { findProgram, freePort, startNginx, startSite, stop } from '../tests/servers.ts';
import { table, verdict } from './format-results.ts';

const connections = 1000;
const seconds = 30;
const execute = promisify(execFile);

export async function load(client: string): Promise<string> {
  const wrk = findProgram('wrk');
  if (!wrk) return 'Not run: there is no wrk on this machine.';
  const script = readServingConfig(client).assets.find((file) => /entry\.client.*\.js$/.test(file));
  const paths = ['/', `/${script}`];

  const rows: string[][] = [];
  const measure = async (server: string, address: string, judge: typeof verdict) => {
    for (const path of paths) {
      const { figures, errors } = await runWrk(wrk, address + path);
      rows.push([server, path, ...figures, judge({ 'no error': errors === 0 })]);
    }
  };

  const site = await startSite(client);
  try {
    await measure('npm start', site.address, verdict);
  } finally {
    await stop(site.child);
  }
  const nginx = findProgram('nginx');
  if (nginx) await withNginx(nginx, dirname(client), (address) => measure('nginx', address, () => 'none, to compare'));

  return [
    `wrk, ${connections} connections for ${seconds} s, 2 threads, gzip, over loopback; wrk and the server share the machine. One process each. Target: no error from our server.`,
    ...(nginx ? [] : ['nginx was not measured: it is not on this machine.']),
    table(['Server', 'Address', 'Answers per second', 'MB per second', 'Half within', '99 % within', 'Errors', 'Target'], rows),
  ].join('\n\n');
}

async function withNginx(program: string, build: string, use: (address: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = startNginx(program, build, folder, port);
  child.stderr?.on('data', (chunk) => console.error(String(chunk).trim()));
  try {
    for (let tries = 0; tries < 50; tries++) {
      if (await fetch(`${address}/healthz`).catch(() => undefined)) break;
      await sleep(100);
    }
    await use(address);
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true });
  }
}

async function runWrk(wrk: string, url: string): Promise<{ figures: string[]; errors: number }> {
  console.log(`  ${url}`);
  const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await execute(wrk, [...options, url]);
  const find = (pattern: RegExp) => stdout.match(pattern)?.[1] ?? '?';
  const sockets = stdout.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
  const refused = stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? '0';
  const errors = [...sockets, refused].reduce((sum, count) => sum + Number(count), 0);
  const figures = [
    Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))).toLocaleString('en'),
    find(/Transfer\/sec:\s+([\d.]+)MB/),
    find(/\s50%\s+(\S+)/),
    find(/\s99%\s+(\S+)/),
    errors ? `${errors}${sockets.length ? ` (connect, read, write, time-out: ${sockets.join(', ')})` : ''}` : '0',
  ];
  return { figures, errors };
}
