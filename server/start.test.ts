/** The server process: start, log, shutdown. Each test starts its own on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { compress } from './build/compress.ts';
import { writeServingConfig } from './build/write-serving-config.ts';

vi.setConfig({ testTimeout: 40_000 });

let root: string;
let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  folder = join(root, 'client');
  mkdirSync(folder);
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), '<!doctype html><title>x</title>');
  // larger than the socket buffers
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(30_000_000, 'x'));
  await writeServingConfig(folder, []);
  await compress(folder);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true }));

function run(args: string[] = [], port = '0', from = folder) {
  const child = spawn(process.execPath, ['server/start.ts', '--folder', from, ...args], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
  });
  running.push(child);
  return child;
}

/** Waits until the process prints its URL. */
function started(child: ChildProcess): Promise<{ port: number; output: () => string }> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`ended before it listened: ${output}`)));
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const port = output.match(/http:\/\/localhost:(\d+)/)?.[1];
      if (port) resolve({ port: Number(port), output: () => output });
    });
  });
}
const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

test('a port in use gives a readable error and exit code 1', async () => {
  const { port } = await started(run());
  const second = run([], String(port));
  const [code, sentence] = await Promise.all([ended(second), text(second.stderr!)]);
  expect(code).toBe(1);
  expect(sentence).toContain(`Port ${port} is taken`);
});

test('a missing build gives a readable error and exit code 1', async () => {
  const child = run([], '0', join(root, 'nothing/client'));
  const [code, sentence] = await Promise.all([ended(child), text(child.stderr!)]);
  expect(code).toBe(1);
  expect(sentence).toContain('npm run build');
});

test('each request is logged in the Combined Log Format', async () => {
  const { port, output } = await started(run());
  await fetch(`http://127.0.0.1:${port}/?q=a"b`, { headers: { 'User-Agent': 'tester "x"', Referer: 'https://r.example/' } });
  await fetch(`http://127.0.0.1:${port}/nothing`);
  await expect.poll(() => output().trim().split('\n')).toHaveLength(3);
  const lines = output().trim().split('\n').slice(1);
  const format = /^127\.0\.0\.1 - - \[\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000\] "GET \S+ HTTP\/1\.1" \d{3} \d+ "[^"]*" "[^"]*"$/;
  for (const line of lines) expect(line).toMatch(format);
  expect(lines[0]).toContain('"https://r.example/" "tester \\x22x\\x22"');
  expect(lines[1]).toContain('" 404 ');
});

test('--quiet turns the log off', async () => {
  const { port, output } = await started(run(['--quiet']));
  await fetch(`http://127.0.0.1:${port}/`);
  expect(output().trim().split('\n')).toHaveLength(1);
});

test('SIGTERM completes open responses, refuses new connections and exits with 0', async () => {
  const child = run(['--quiet']);
  const { port } = await started(child);
  const end = ended(child);
  const response = await fetch(`http://127.0.0.1:${port}/large.bin`);
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => 'answers',
        () => 'closed',
      ),
    )
    .toBe('closed');
  expect((await response.arrayBuffer()).byteLength).toBe(30_000_000);
  expect(await end).toBe(0);
});

test('SIGTERM closes idle keep-alive connections', async () => {
  const child = run(['--quiet']);
  const { port } = await started(child);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((answered) => socket.once('data', answered));
  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
});

test('aborted downloads leave no file open', async () => {
  if (process.platform !== 'linux') return console.log('Not run: needs /proc, which only Linux has.');
  const child = run(['--quiet']);
  const { port } = await started(child);
  for (let i = 0; i < 20; i += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/large.bin`);
    await response.body?.cancel();
  }
  const open = () =>
    readdirSync(`/proc/${child.pid}/fd`).filter((fd) => {
      try {
        return readlinkSync(`/proc/${child.pid}/fd/${fd}`).endsWith('large.bin');
      } catch {
        return false;
      }
    }).length;
  await expect.poll(open).toBe(0);
});

test('a file deleted after start is logged and the server keeps running', async () => {
  const file = join(folder, 'gone.svg');
  writeFileSync(file, '<svg/>');
  const child = run(['--quiet']);
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const { port } = await started(child);
  rmSync(file);
  await fetch(`http://127.0.0.1:${port}/gone.svg`)
    .then((response) => response.text())
    .catch(() => {});
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await expect.poll(() => complaint).toContain('/gone.svg could not be read');
});

test('a client that never completes its headers is disconnected', async () => {
  const { port } = await started(run(['--quiet']));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const drip = setInterval(() => socket.writable && socket.write('a'), 500);
  socket.on('error', () => {});
  const begun = Date.now();
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(drip);
  expect(Date.now() - begun).toBeLessThan(25_000);
});
