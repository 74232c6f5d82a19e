import { expect, test } from 'vitest';
import { markEnglish } from './mark-english';

/** In the expected texts, English words are in brackets. */
const marked = (text: string) => text.replaceAll('[', '<span lang="en">').replaceAll(']', '</span>');

test.each([
  ['el límite de la vivienda ([dwelling limit]) y la ley ([Business &amp; Commerce Code]).'],
  ['([Business &#x26; Commerce Code], 27.02)'],
  ['(Código Laboral, [Labor Code], sección 406.002; [co-packers], plantas que envasan)'],
])('English names in parentheses are marked as English, also in lists and with an ampersand: %s', (text) => {
  expect(markEnglish(`<p>${text.replaceAll(/[[\]]/g, '')}</p>`)).toBe(marked(`<p>${text}</p>`));
});

const words = ['(en inglés)', '(ejemplo)', '(NFIP)', '(prima + cargo)'];
const figures = ['(capítulo 542)', '(endoso CG 20 10)', '(713) 555-0142', '(100% + {extension})'];
test.each([...words, ...figures])('Spanish words, abbreviations and figures in parentheses are not marked: %s', (text) => {
  expect(markEnglish(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
});

test('the text of islands is not marked, because React hydrates it', () => {
  const island = '<site-island><p>la franja (layer)</p></site-island>';
  expect(markEnglish(island)).toBe(island);
});
