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

describe('cutQuery', () => {
  test('collapses whitespace', () => expect(cutQuery('  lost   income ')).toEqual({ query: 'lost income', cut: false }));
  test('null becomes an empty query', () => expect(cutQuery(null)).toEqual({ query: '', cut: false }));
  test('cuts at 80 characters without splitting one', () => {
    const { query, cut } = cutQuery('🌪'.repeat(500));
    expect([...query]).toHaveLength(80);
    expect(cut).toBe(true);
  });
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
    expect(
      highlightTerms(text, ['wind', 'hail', '2'], 'en')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
