import { describe, expect, test } from 'vitest';
import { cutQuery, highlightTerms, termOf } from './search-terms';

describe('termOf', () => {
  test.each([
    ['Claims', 'claim'],
    ['policies', 'policy'],
    ['Solís', 'soli'],
    ['loss', 'loss'],
    ['status', 'status'],
    ['24', '24'],
    ['5', '5'],
    ['the', null],
    ['s', null],
  ])('normalizes %s to %s', (word, term) => expect(termOf(word, 'en')).toBe(term));

  test.each([
    ['Pólizas', 'poliza'],
    ['exclusiones', 'exclusion'],
    ['deducibles', 'deducible'],
    ['coches', 'auto'],
    ['meses', 'mes'],
    ['mes', 'mes'],
    ['luces', 'luz'],
    ['constructor', 'constructor'],
    ['qué', null],
  ])('normalizes %s to %s in Spanish', (word, term) => expect(termOf(word, 'es')).toBe(term));
});

test.each([
  ['  lost   income ', { query: 'lost income', cut: false }],
  [null, { query: '', cut: false }],
  ['🌪'.repeat(500), { query: '🌪'.repeat(80), cut: true }],
])('a query has single spaces, and at most 80 characters, none of which is split: %s', (typed, query) => {
  expect(cutQuery(typed)).toEqual(query);
});

describe('highlightTerms', () => {
  test('marks whole words, singular and plural', () =>
    expect(highlightTerms('Your hail claims: a hailstorm', ['hail', 'claim'], 'en')).toEqual([
      { text: 'Your ', marked: false },
      { text: 'hail', marked: true },
      { text: ' ', marked: false },
      { text: 'claims', marked: true },
      { text: ': a hailstorm', marked: false },
    ]));
  test('leaves markup as text', () => expect(highlightTerms('<b>', ['x'], 'en')).toEqual([{ text: '<b>', marked: false }]));
  test('the pieces add up to the original text', () => {
    const text = 'What a policy’s “wind & hail” deductible means, in 2%';
    const pieces = highlightTerms(text, ['wind', 'hail', '2'], 'en');
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});
