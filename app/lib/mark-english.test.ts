import { expect, test } from 'vitest';
import { markEnglish } from './mark-english';

test('English names in parentheses are marked as English', () => {
  expect(markEnglish('<p>el límite de la vivienda (dwelling limit) y la ley (Business &amp; Commerce Code).</p>')).toBe(
    '<p>el límite de la vivienda (<span lang="en">dwelling limit</span>) y la ley (<span lang="en">Business &amp; Commerce Code</span>).</p>',
  );
});

test('an ampersand may be written as an HTML entity', () => {
  for (const entity of ['&amp;', '&#x26;'])
    expect(markEnglish(`<p>(Business ${entity} Commerce Code, 27.02)</p>`)).toBe(
      `<p>(<span lang="en">Business ${entity} Commerce Code</span>, 27.02)</p>`,
    );
});

test('in a list in parentheses, only the English items are marked', () => {
  expect(markEnglish('<p>(Código Laboral, Labor Code, sección 406.002; co-packers, plantas que envasan)</p>')).toBe(
    '<p>(Código Laboral, <span lang="en">Labor Code</span>, sección 406.002; <span lang="en">co-packers</span>, plantas que envasan)</p>',
  );
});

test('Spanish words, abbreviations and figures in parentheses are not marked', () => {
  for (const text of [
    '(en inglés)',
    '(ejemplo)',
    '(NFIP)',
    '(capítulo 542)',
    '(prima + cargo)',
    '(endoso CG 20 10)',
    '(713) 555-0142',
    '(100% + {extension})',
  ])
    expect(markEnglish(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
});

test('the text of islands is not marked, because React hydrates it', () => {
  const island = '<site-island><p>la franja (layer)</p></site-island>';
  expect(markEnglish(island)).toBe(island);
});
