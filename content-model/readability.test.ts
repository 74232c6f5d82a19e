import { expect, test } from 'vitest';
import { loadContent } from './load-all.ts';
import { hardToRead, syllablesIn } from './readability.ts';

test.each([
  'policy 3',
  'insured 2',
  'insurance 3',
  'liability 5',
  'damages 3',
  'places 2',
  'table 2',
  'whole 1',
  'statement 2',
  'client 2',
])('counts the syllables of %s', (line) => {
  const [word = '', count] = line.split(' ');
  expect(syllablesIn(word, 'en')).toBe(Number(count));
});

test.each(['póliza 3', 'día 2', 'agua 2', 'quien 1', 'aseguradora 6', 'reclamación 4', 'leer 2', 'muy 1', 'país 2'])(
  'counts the Spanish syllables of %s',
  (line) => {
    const [word = '', count] = line.split(' ');
    expect(syllablesIn(word, 'es')).toBe(Number(count));
  },
);

test('every page is easy to read, and every kind of page easier still, in both languages', { timeout: 180_000 }, () => {
  expect(hardToRead(loadContent())).toEqual([]);
});
