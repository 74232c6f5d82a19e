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
  ])('%s is %s', (word, term) => expect(termOf(word)).toBe(term));
});

describe('cutQuery', () => {
  test('spaces are tidied', () => expect(cutQuery('  lost   income ')).toEqual({ query: 'lost income', cut: false }));
  test('nothing stays nothing', () => expect(cutQuery(null)).toEqual({ query: '', cut: false }));
  test('80 characters are enough, and no character is cut in two', () => {
    const { query, cut } = cutQuery('🌪'.repeat(500));
    expect([...query]).toHaveLength(80);
    expect(cut).toBe(true);
  });
});

describe('markTerms', () => {
  test('marks whole words, in any number', () =>
    expect(highlightTerms('Your hail claims: a hailstorm', ['hail', 'claim'])).toEqual([
      { text: 'Your ', marked: false },
      { text: 'hail', marked: true },
      { text: ' ', marked: false },
      { text: 'claims', marked: true },
      { text: ': a hailstorm', marked: false },
    ]));
  test('markup stays text', () => expect(highlightTerms('<b>', ['x'])).toEqual([{ text: '<b>', marked: false }]));
  test('puts the text together again', () => {
    const text = 'What a policy’s “wind & hail” deductible means, in 2%';
    expect(
      highlightTerms(text, ['wind', 'hail', '2'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
