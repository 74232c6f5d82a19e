import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { farewell, serviceWorker } from './service-worker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  for (const file of ['offline.html', 'index.html', 'search-index.json', 'images/home/hero-960.avif']) write(file, 'first');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function workerOf(offline = true): Promise<string> {
  await serviceWorker(folder, offline);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

test.each(['index.html', 'search-index.json', 'images/home/hero-960.avif'])('a change of %s makes a new version', async (file) => {
  const before = await workerOf();
  expect(await workerOf()).toBe(before);
  write(file, 'second');
  expect(await workerOf()).not.toBe(before);
});

test('every value is filled in', async () => {
  expect(await workerOf()).not.toContain('{{');
});

test('switched off it says farewell', async () => {
  expect(await workerOf(false)).toBe(farewell);
});
