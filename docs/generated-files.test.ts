import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notices, noticesFile } from './third-party-notices.ts';

test('THIRD-PARTY-NOTICES.md lists every package that reaches the browser (to update it: npx node docs/third-party-notices.ts)', () => {
  expect(notices()).toBe(readFileSync(noticesFile, 'utf8').replaceAll('\r\n', '\n'));
});
