import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serviceWorker, unregisteringWorker } from './write-service-worker.ts';

const manifest = {
  'app/entry.client.ts': { file: 'assets/entry.js', imports: ['_react.js'], dynamicImports: ['app/a/other.island.tsx'] },
  '_calculator.js': { name: 'calculator.island', file: 'assets/calculator.js', imports: ['_react.js'], dynamicImports: ['chart.ts'] },
  'chart.ts': { file: 'assets/chart.js' },
  'app/pages/about.tsx': { file: 'assets/about.js', isEntry: true },
  'app/a/other.island.tsx': { name: 'other.island', file: 'assets/other.js' },
  '_react.js': { file: 'assets/react.js' },
};

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

function workerOf(offline = true): string {
  serviceWorker(folder, manifest, offline);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

test.each(['index.html', 'search-index.json', 'images/home/hero-960.avif'])('a change to %s changes the worker', (file) => {
  const before = workerOf();
  expect(workerOf()).toBe(before);
  write(file, 'second');
  expect(workerOf()).not.toBe(before);
});

test('all placeholders are replaced', () => expect(workerOf()).not.toContain('{{'));

test('the page for clients and the pages of the tools are cached with the scripts they use, and no others; the tools apart', () => {
  write('service.html', '<p>For clients</p>');
  write('tools/claim-clock.html', '<site-island data-island="calculator">');
  const worker = workerOf();
  expect(worker).toContain('const shell = ["/offline","/service","/assets/entry.js","/assets/react.js"];');
  expect(worker).toContain('const tools = ["/assets/calculator.js","/assets/chart.js","/tools/claim-clock"];');
});

test('when switched off, the worker unregisters itself', () => expect(workerOf(false)).toBe(unregisteringWorker));
