/** The server process: start, log, shutdown. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stop } from '../tests/servers.ts';
import { compress } from './build/compress.ts';
import { writeServingConfig } from './build/write-serving-config.ts';

vi.setConfig({ testTimeout: 40_000 });

let root: string;
let folder: string;
/** A server that runs during all tests. */
let quiet: Awaited<ReturnType<typeof start>>;
const running: ChildProcess[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  folder = join(root, 'client');
  mkdirSync(folder);
  for (const name of ['index.html', '404.html', 'gone.avif']) writeFileSync(join(folder, name), '<!doctype html><title>x</title>');
  // larger than the socket buffers
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(30_000_000, 'x'));
  writeServingConfig(folder, []);
  await compress(folder);
  quiet = await start('--quiet');
});
afterAll(async () => {
  for (const child of running) await stop(child, 'SIGKILL');
  rmSync(root, { recursive: true });
});

const environment = (port: number) => ({ ...process.env, PORT: String(port), HOST: '127.0.0.1' });

/** Starts a server on a free port and waits until it prints its URL. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, ['server/start.ts', '--folder', folder, ...args], { env: environment(0) });
  running.push(child);
  const printed = { output: '', errors: '' };
  child.stderr.on('data', (chunk) => {
    printed.errors += chunk;
  });
  child.stdout.on('data', (chunk) => {
    printed.output += chunk;
  });
  const port = Number(await vi.waitUntil(() => printed.output.match(/http:\/\/localhost:(\d+)/)?.[1], { timeout: 20_000 }));
  return { child, port, printed, url: `http://127.0.0.1:${port}` };
}

test('a port in use, or a missing build, gives a readable error and exit code 1', () => {
  const run = (port: number, from: string) =>
    spawnSync(process.execPath, ['server/start.ts', '--folder', from], { env: environment(port), encoding: 'utf8' });
  const second = run(quiet.port, folder);
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining(`Port ${quiet.port} is taken`)]);
  const unbuilt = run(0, join(root, 'nothing/client'));
  expect([unbuilt.status, unbuilt.stderr]).toEqual([1, expect.stringContaining('npm run build')]);
});

test('each request is logged in the Combined Log Format', async () => {
  const { url, printed } = await start();
  await fetch(`${url}/?q=a"b`, { headers: { 'User-Agent': 'tester "x"', Referer: 'https://r.example/' } });
  await fetch(`${url}/nothing`);
  await expect.poll(() => printed.output.trim().split('\n')).toHaveLength(3);
  const lines = printed.output.trim().split('\n').slice(1);
  const format = /^127\.0\.0\.1 - - \[\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000\] "GET \S+ HTTP\/1\.1" \d{3} \d+ "[^"]*" "[^"]*"$/;
  for (const line of lines) expect(line).toMatch(format);
  expect(lines[0]).toContain('"https://r.example/" "tester \\x22x\\x22"');
  expect(lines[1]).toContain('" 404 ');
});

test('SIGTERM completes open responses, closes idle connections, refuses new ones and exits with 0', async () => {
  const { child, port, url } = await start('--quiet');
  const idle = connect(port, '127.0.0.1');
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const response = await fetch(`${url}/large.bin`);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const health = () =>
    fetch(`${url}/healthz`).then(
      () => 'answers',
      () => 'closed',
    );
  await expect.poll(health).toBe('closed');
  expect((await response.arrayBuffer()).byteLength).toBe(30_000_000);
  expect(await exit).toEqual([0, null]);
});

test('aborted downloads leave no file open', async () => {
  if (process.platform !== 'linux') return console.log('Not run: needs /proc, which only Linux has.');
  for (let i = 0; i < 20; i += 1) await (await fetch(`${quiet.url}/large.bin`)).body?.cancel();
  const openFiles = () =>
    readdirSync(`/proc/${quiet.child.pid}/fd`).filter((fd) => {
      try {
        return readlinkSync(`/proc/${quiet.child.pid}/fd/${fd}`).endsWith('large.bin');
      } catch {
        return false;
      }
    });
  await expect.poll(openFiles).toEqual([]);
});

test('a file deleted after start is reported, the server keeps running, and --quiet turns the access log off', async () => {
  rmSync(join(folder, 'gone.avif'));
  await fetch(`${quiet.url}/gone.avif`)
    .then((response) => response.text())
    .catch(() => {});
  expect((await fetch(`${quiet.url}/healthz`)).status).toBe(200);
  await expect.poll(() => quiet.printed.errors).toContain('/gone.avif could not be read');
  expect(quiet.printed.output.trim().split('\n')).toHaveLength(1);
});

test('a client that never completes its headers is disconnected', async () => {
  const socket = connect(quiet.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const drip = setInterval(() => socket.writable && socket.write('a'), 500);
  socket.on('error', () => {});
  const begun = Date.now();
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(drip);
  expect(Date.now() - begun).toBeLessThan(25_000);
});
