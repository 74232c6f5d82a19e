import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from './turns.ts';

test('requests are answered in order, and between a few of them others get their turn', async () => {
  const seen: (number | 'door')[] = [];
  const ask = inTurns((request: number) => seen.push(request));
  for (let request = 0; request < 20; request += 1) ask(request);
  while (seen.length < 20 + 3) {
    await turn();
    seen.push('door');
  }
  expect(seen.filter((entry) => entry !== 'door')).toEqual(Array.from({ length: 20 }, (_, request) => request));
  expect(seen.indexOf('door')).toBeLessThan(9);
});

test('a request that comes while others wait is answered once', async () => {
  const seen: string[] = [];
  const ask = inTurns((request: string) => seen.push(request));
  ask('first');
  await turn();
  ask('second');
  ask('third');
  while (seen.length < 3) await turn();
  await turn();
  expect(seen).toEqual(['first', 'second', 'third']);
});
