import { expect, test } from 'vitest';
import { type MarkedPiece, pageMarker } from './mark-terms';

const terms = [
  { id: 'coinsurance', forms: ['Coinsurance'] },
  { id: 'deductible', forms: ['Deductible', 'deductibles'] },
  { id: 'percent-deductible', forms: ['Percent deductible', 'percent deductibles'] },
  { id: 'cope', forms: ['COPE'] },
  { id: 'claims-made', forms: ['Claims-made'] },
  { id: 'occurrence-limit', forms: ['Occurrence limit of liability endorsement'] },
];
const inBrackets = (pieces: MarkedPiece[]) =>
  pieces.map(({ text, term, opening = '', closing = '' }) => (term ? `${opening}[${text}=${term}]${closing}` : text)).join('');
const marks = (text: string, title?: string) => inBrackets(pageMarker(terms, title).section()(text));

test('marks the first use of a term in any case, and not the second', () => {
  expect(marks('Coinsurance first. The coinsurance clause again.')).toBe('[Coinsurance=coinsurance] first. The coinsurance clause again.');
});

test('matches the other forms of a term, such as plurals', () => {
  expect(marks('Ask about deductibles.')).toBe('Ask about [deductibles=deductible].');
});

test('matches whole words only; a hyphenated word counts as one', () => {
  const text = 'Undeductible, deductibleness, a deductible-free year, a non-deductible cost.';
  expect(marks(`${text} A claims-made policy.`)).toBe(`${text} A [claims-made=claims-made] policy.`);
});

test('prefers the longest term', () => {
  const text = 'A [percent deductible=percent-deductible], then a [deductible=deductible].';
  expect(marks('A percent deductible, then a deductible.')).toBe(text);
});

test('matches abbreviations only in capitals', () => expect(marks('We cope without COPE.')).toBe('We cope without [COPE=cope].'));

test('keeps adjacent punctuation with the term', () => {
  expect(pageMarker(terms).section()('What is built (COPE), the deductible’s size.')).toEqual([
    { text: 'What is built ' },
    { text: 'COPE', term: 'cope', opening: '(', closing: '),' },
    { text: ' the ' },
    { text: 'deductible', term: 'deductible', closing: '’s' },
    { text: ' size.' },
  ]);
});

test('skips terms in quotation marks', () => {
  expect(marks('“Coinsurance” twice. Our coinsurance.')).toBe('“Coinsurance” twice. Our [coinsurance=coinsurance].');
});

test('skips terms of more than three words, because a button does not wrap', () => {
  const text = 'An occurrence limit of liability endorsement.';
  expect(marks(text)).toBe(text);
});

test('does not count Spanish articles and prepositions as words', () => {
  const actualCashValue = { id: 'actual-cash-value', forms: ['Valor real en efectivo'] };
  const [piece] = pageMarker([actualCashValue]).section()('Valor real en efectivo');
  expect(piece?.term).toBe('actual-cash-value');
});

test('skips terms in the page title', () => {
  expect(marks('The coinsurance and the deductible.', 'Coinsurance, worked out')).toBe('The coinsurance and the [deductible=deductible].');
});

test('marks the first use in each section, at most twice on a page', () => {
  const page = pageMarker(terms);
  const [first, second, third] = [page.section(), page.section(), page.section()];
  const texts = [first, first, second, third].map((mark) => inBrackets(mark('Coinsurance.')));
  expect(texts).toEqual(['[Coinsurance=coinsurance].', 'Coinsurance.', '[Coinsurance=coinsurance].', 'Coinsurance.']);
  expect([...page.marked]).toEqual([['coinsurance', 2]]);
});

test('marks at most eight terms on a page', () => {
  const page = pageMarker([...'abcdefghijkl'].map((letter) => ({ id: letter, forms: [letter.repeat(3)] })));
  const text = 'aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll';
  const pieces = page.section()(text);
  expect(pieces.filter(({ term }) => term)).toHaveLength(8);
  expect(inBrackets(page.section()(text))).toBe(text);
});

test('the pieces add up to the original text', () => {
  const text = 'Percent deductibles, coinsurance, COPE: “deductible”.';
  const pieces = pageMarker(terms).section()(text);
  expect(pieces.map(({ opening = '', text: word, closing = '' }) => opening + word + closing).join('')).toBe(text);
});
