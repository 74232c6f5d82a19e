import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keep-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Makes a build with the given files. */
function release(name: string, files: string[], previous?: string): string {
  const folder = join(root, name, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, 'assets', file), `${file} of ${name}`);
  const assets = keepAssets(folder, previous ? join(root, previous) : undefined);
  writeFileSync(join(root, name, 'serving.json'), JSON.stringify({ assets }));
  return folder;
}

test('the assets of the previous release are kept, but not those of the release before it', () => {
  release('first', ['app-1.js', 'same.js']);
  const second = release('second', ['app-2.js', 'same.js'], 'first');
  expect(existsSync(join(second, 'assets/app-1.js'))).toBe(true);
  expect(readFileSync(join(second, 'assets/same.js'), 'utf8')).toBe('same.js of second');

  const third = release('third', ['app-3.js'], 'second');
  expect(existsSync(join(third, 'assets/app-2.js'))).toBe(true);
  expect(existsSync(join(third, 'assets/app-1.js'))).toBe(false);
});

test('without KEEP_ASSETS nothing is copied', () => {
  release('first', ['app-1.js']);
  const second = release('second', ['app-2.js']);
  expect(existsSync(join(second, 'assets/app-1.js'))).toBe(false);
});
