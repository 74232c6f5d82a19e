import { expect, test } from 'vitest';
import { cutQuery, highlightTerms, termOf } from './search-terms';

test.each([
  ['en', 'Claims', 'claim'],
  ['en', 'policies', 'policy'],
  ['en', 'Solís', 'soli'],
  ['en', 'loss', 'loss'],
  ['en', 'status', 'status'],
  ['en', '24', '24'],
  ['en', '5', '5'],
  ['en', 'the', null],
  ['en', 's', null],
  ['es', 'Pólizas', 'poliza'],
  ['es', 'exclusiones', 'exclusion'],
  ['es', 'deducibles', 'deducible'],
  ['es', 'coches', 'auto'],
  ['es', 'meses', 'mes'],
  ['es', 'mes', 'mes'],
  ['es', 'luces', 'luz'],
  ['es', 'constructor', 'constructor'],
  ['es', 'qué', null],
] as const)('normalizes in %s: %s to %s', (language, word, term) => expect(termOf(word, language)).toBe(term));

test.each([
  ['  lost   income ', { query: 'lost income', cut: false }],
  [null, { query: '', cut: false }],
  ['🌪'.repeat(500), { query: '🌪'.repeat(80), cut: true }],
])('a query has single spaces, and at most 80 characters, none of which is split: %s', (typed, query) => {
  expect(cutQuery(typed)).toEqual(query);
});

test('highlightTerms marks whole words, singular and plural', () =>
  expect(highlightTerms('Your hail claims: a hailstorm', ['hail', 'claim'], 'en')).toEqual([
    { text: 'Your ', marked: false },
    { text: 'hail', marked: true },
    { text: ' ', marked: false },
    { text: 'claims', marked: true },
    { text: ': a hailstorm', marked: false },
  ]));
test('highlightTerms leaves markup as text', () => expect(highlightTerms('<b>', ['x'], 'en')).toEqual([{ text: '<b>', marked: false }]));
test('the pieces of highlightTerms add up to the original text', () => {
  const text = 'What a policy’s “wind & hail” deductible means, in 2%';
  const pieces = highlightTerms(text, ['wind', 'hail', '2'], 'en');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
