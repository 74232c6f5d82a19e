/** Files that scripts make say what is so. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawMap, mapFile } from './map.ts';
import { notices, noticesFile } from './notices.ts';

test('docs/map.svg shows the imports as they are; if not: npm run map', () => {
  expect(drawMap()).toBe(readFileSync(mapFile, 'utf8').replaceAll('\r\n', '\n'));
});

test('THIRD-PARTY-NOTICES.md names what reaches a browser; if not: npm run notices', () => {
  expect(notices()).toBe(readFileSync(noticesFile, 'utf8').replaceAll('\r\n', '\n'));
});
