/**
 * Measures how easy the pages are to read, from their content files:
 *   npm run check:content -- --readability            all pages, the hardest first
 *   npm run check:content -- --readability faq        one page, with its longest sentences
 * English: Flesch reading ease. Spanish: its counterpart by Fernández Huerta, on the same scale. 60 is plain, 70 is easy.
 */
import { type ContentFile, labeledTexts } from './check/content-file.ts';
import { type Language, languageOf } from './content-paths.ts';

interface Reading {
  words: number;
  sentences: number;
  syllables: number;
  /** Sentences of more words than `mostWords`. */
  long: string[];
}

/** Spanish needs about a fifth more words to say the same. */
const mostWords = { en: 25, es: 30 };

/** Shorter pages are too short to measure. */
const leastWords = 100;

const words = /[\p{L}\p{N}$%]+(?:[’'.,/-][\p{L}\p{N}]+)*/gu;

/** Fields without sentences for readers. */
const notRead = /Sources|Sums|Given|Spellings|Also called|English names|Search engines/;

/** Files that are no pages, or whose texts are single labels. */
const notPages = /^(?:facts\/|editor|spanish-|glossary-rules|pictures|llms|site|mailroom|service-labels|figure-legends|forms|partners)/;

const isPage = ({ file, value }: ContentFile) => !notPages.test(file) && !(value instanceof Error) && value !== undefined;

/** The page on which a file is printed: all definitions of the glossary are one. */
const pageOf = (file: string) => (file.startsWith('glossary/') ? file.replace(/[^/]*?(\.es)?\.yaml$/, 'all$1.yaml') : file);
const kindOf = (file: string) =>
  `${file.includes('/') ? file.replace(/\/.*/, '') : file.replace(/\..*/, '')}${languageOf(file) === 'es' ? ' in Spanish' : ''}`;

/** The sentences of a page, without markup, headings and labels. */
function sentencesIn(one: ContentFile): string[] {
  return labeledTexts(one)
    .filter(({ label, text }) => /[.!?]["”»]?\s*$/m.test(text) && !notRead.test(label()))
    .flatMap(({ text }) => text.split(/\n+/))
    .map((line) =>
      line
        .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/\*+/g, '')
        .replaceAll(/\{[^{}]*\}/g, '5')
        .trim(),
    )
    .filter((line) => !/^[#|]/.test(line) && /[.!?:]["”»)]?$/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?]["”»)]?)\s+(?=[\p{Lu}\p{N}¿¡“"$(])/u));
}

/** Readings by file: a file is measured for its page and for its kind. */
const readings = new WeakMap<ContentFile, Reading>();

function readingOf(one: ContentFile): Reading {
  const known = readings.get(one);
  if (known) return known;
  const language = languageOf(one.file);
  const reading: Reading = { words: 0, sentences: 0, syllables: 0, long: [] };
  for (const sentence of sentencesIn(one)) {
    const found = sentence.match(words) ?? [];
    if (!found.length) continue;
    reading.words += found.length;
    reading.sentences += 1;
    for (const word of found) reading.syllables += syllablesIn(word, language);
    if (found.length > mostWords[language]) reading.long.push(sentence);
  }
  readings.set(one, reading);
  return reading;
}

const sumOf = (all: Reading[]): Reading => ({
  words: all.reduce((sum, { words }) => sum + words, 0),
  sentences: all.reduce((sum, { sentences }) => sum + sentences, 0),
  syllables: all.reduce((sum, { syllables }) => sum + syllables, 0),
  long: all.flatMap(({ long }) => long),
});

const easeOf = ({ words, sentences, syllables }: Reading, language: Language) =>
  language === 'es'
    ? 206.84 - (60 * syllables) / words - (1.02 * words) / sentences
    : 206.835 - (84.6 * syllables) / words - (1.015 * words) / sentences;

export function syllablesIn(word: string, language: Language): number {
  const lower = word.toLowerCase();
  if (/\d/.test(lower)) return 1;
  return Math.max(1, language === 'es' ? spanishSyllables(lower) : englishSyllables(lower));
}

/** Groups of vowels, without those that are not spoken (place, insured) and with those spoken apart (liability). */
function englishSyllables(word: string): number {
  const spoken = word
    .replace(/[’']s?$/, '')
    .replace(/busi(?=ness)/, 'bus')
    .replace(/(?<=[^aeiouy])e(?=(?:ment|ful|less|ly)(?:s|ly)?$)/, '')
    .replace(/(?<![td])ed$|(?<=[bdfkmnprtvw])es$|(?<=[^laeiouy]|[aeiouy]l)e$/, '')
    .replace(/^y/, '');
  return (spoken.match(/[aeiouy]{1,2}/g) ?? []).length + (spoken.match(/(?<![tscgx])i(?:[aou](?!u)|e(?=nt))/g) ?? []).length;
}

/** Groups of vowels; two of a, e, o, or an accented í or ú, are spoken apart. */
function spanishSyllables(word: string): number {
  const spoken = word
    .replaceAll('qu', 'q')
    .replaceAll(/gu(?=[eiéí])/g, 'g')
    .replace(/y$/, 'i');
  return (spoken.match(/[aeiouáéíóúü]+/g) ?? []).reduce((sum, group) => sum + Math.max(1, (group.match(/[aeoáéóíú]/g) ?? []).length), 0);
}

interface PageReading extends Reading {
  page: string;
  ease: number;
}

function measured(content: ContentFile[], nameOf: (file: string) => string): PageReading[] {
  const byName = new Map<string, ContentFile[]>();
  for (const one of content.filter(isPage)) byName.set(nameOf(one.file), [...(byName.get(nameOf(one.file)) ?? []), one]);
  return [...byName]
    .map(([page, files]) => ({ page, language: languageOf(files[0]?.file ?? ''), ...sumOf(files.map(readingOf)) }))
    .filter(({ words }) => words >= leastWords)
    .map(({ language, ...reading }) => ({ ...reading, ease: easeOf(reading, language) }))
    .sort((a, b) => a.ease - b.ease);
}

/** Lowest reading ease of a page and of all pages of a kind together, and highest share of long sentences. */
const limits = { page: 60, kind: 65, longShare: 0.1 };

/** The pages and kinds beyond the limits, one line each. */
export const hardToRead = (content: ContentFile[]): string[] =>
  (
    [
      ['kind', kindOf],
      ['page', pageOf],
    ] as const
  ).flatMap(([name, nameOf]) =>
    measured(content, nameOf)
      .filter(({ ease, long, sentences }) => ease < limits[name] || long.length / sentences > limits.longShare)
      .map(lineOf),
  );

const lineOf = ({ page, ease, words, sentences, long }: PageReading) =>
  `${ease.toFixed(1).padStart(5)}  ${((100 * long.length) / sentences).toFixed(0).padStart(3)}% long  ${(words / sentences).toFixed(1).padStart(4)} words a sentence  ${page}`;

export function readabilityReport(content: ContentFile[], part = ''): string {
  const pages = measured(content, pageOf).filter(({ page }) => page.includes(part));
  return `${[
    ...(part
      ? []
      : [
          `By kind (at least ${limits.kind}, at most ${limits.longShare * 100}% long)`,
          ...measured(content, kindOf).map(lineOf),
          '',
          `By page (at least ${limits.page}, at most ${limits.longShare * 100}% long)`,
        ]),
    ...pages.flatMap((one) => [lineOf(one), ...(part ? one.long.map((sentence) => `         ${sentence}`) : [])]),
  ].join('\n')}\n`;
}
