import { expect, test } from 'vitest';
import { pageMarker } from '../lib/mark-terms';
import { defineTerms } from './define-markdown-terms.server';
import { renderArticle } from './markdown.server';

const terms = [
  { id: 'coinsurance', forms: ['Coinsurance'] },
  { id: 'deductible', forms: ['Deductible', 'deductibles'] },
];
/** Lists the words that became buttons, each with the id of its term. */
const marked = (source: string) => {
  const { html } = renderArticle(source, 'en', source, defineTerms(pageMarker(terms)));
  return [...html.matchAll(/<button type="button"[^>]* popovertarget="definition-([a-z-]+)">([^<]+)<\/button>/g)].map(
    ([, term, text]) => `${text}: ${term}`,
  );
};

test('a term in a paragraph, a list or bold text becomes a button', () => {
  expect(marked('Your coinsurance.')).toEqual(['coinsurance: coinsurance']);
  expect(marked('- **Deductibles** first')).toEqual(['Deductibles: deductible']);
});

test('no terms are marked in headings, links, tables, quotations and code', () => {
  expect(marked('## Coinsurance\n\n### A deductible')).toEqual([]);
  expect(marked('See [the coinsurance post](/blog/a).')).toEqual([]);
  expect(marked('| Coinsurance | b |\n|---|---|\n| deductible | 1 |')).toEqual([]);
  expect(marked('> The deductible applies.')).toEqual([]);
  expect(marked('`coinsurance`')).toEqual([]);
});

test('a term is marked again after the next h2, but not after an h3', () => {
  expect(marked('Coinsurance, coinsurance.\n\n### Still here\n\nCoinsurance.\n\n## Next\n\nCoinsurance.')).toHaveLength(2);
});
