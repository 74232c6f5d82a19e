/**
 * Checks the Spanish files. Each must have the fields, numbers, months, placeholders and links of its English original.
 * Wording must follow content-model/spanish-rules.ts, and names of glossary terms content/spanish-terms.yaml.
 */

import { inLanguage, originalOf, patternOf, schemas } from '../content-paths.ts';
import { fieldAt, labelOf } from '../field-labels.ts';
import { letterLines, translationOnly } from '../schemas/fields.ts';
import {
  aboutTransport,
  allowed,
  alsoSpanish,
  carrierWord,
  commonEnglish,
  englishNames,
  englishWords,
  monthNames,
  promises,
  properNames,
  register,
  typography,
} from '../spanish-rules.ts';
import { isSameInEveryLanguage, type Path, type Text, textsOf } from '../translatable-texts.ts';
import { type ContentFile, contentOf, filesIn, firmNames, inOneLanguage, type Problem } from './content-file.ts';
import { findMatches, type Wording } from './wording-rule.ts';

export function checkSpanish(content: ContentFile[]): Problem[] {
  const avoided = (contentOf(content, 'spanish-terms.yaml') ?? []).flatMap(({ es, avoid = [] }) =>
    avoid.map((word): Wording => ({ pattern: wholeWords(word), say: `say “${es}”` })),
  );
  const rules: Rules = {
    english: englishWords([...commonEnglish, ...wordsOfTerms(content)]),
    avoided,
    firm: [...firmNames(content), contentOf(content, 'site.yaml')?.address.city ?? []].flat(),
  };
  return [
    ...inOneLanguage(content, 'es').flatMap((one) => {
      const original = content.find(({ file }) => file === originalOf(one.file));
      const exclaims = new Set(original && textsOf(original).flatMap(({ path, text }) => (text.includes('!') ? path.join('.') : [])));
      const messages = original
        ? [
            ...pairProblems(original, one, rules.firm),
            ...textsOf(one).flatMap((text) => wordingProblems(one.file, text, rules, exclaims.has(text.path.join('.')))),
          ]
        : [`has no original: ${originalOf(one.file)} does not exist`];
      return messages.map((message) => ({ file: one.file, message }));
    }),
    ...glossaryProblems(content),
  ];
}

/** Files of names and pictures, and files whose words are on no Spanish page. */
const withoutTwin = ['editor', 'glossary-rules', 'llms', 'partners', 'pictures', 'spanish-terms'].map((name) => `${name}.yaml`);

/** English files without a Spanish twin. A site without a Spanish edition has no Spanish file at all. */
export function missingTwins(content: ContentFile[]): Problem[] {
  const spanish = new Set(inOneLanguage(content, 'es').map(({ file }) => file));
  if (!spanish.size) return [];
  return inOneLanguage(content, 'en')
    .filter(({ file }) => !withoutTwin.includes(file) && !spanish.has(inLanguage(file, 'es')))
    .map(({ file }) => ({ file, message: `has no Spanish twin: write content/${inLanguage(file, 'es')}` }));
}

const wholeWords = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu');

/** The words of English insurance terms, without those that are also Spanish words. */
function wordsOfTerms(content: ContentFile[]): string[] {
  const terms = contentOf(content, 'spanish-terms.yaml') ?? [];
  // Skips abbreviations such as FEMA, which have no lower-case letters.
  const wordsIn = (texts: string[]) =>
    texts
      .join(' ')
      .match(/(?<!\p{L})\p{L}\p{Ll}{2,}(?!\p{L})/gu)
      ?.map((word) => word.toLowerCase()) ?? [];
  const spanish = new Set([...alsoSpanish, ...wordsIn(terms.flatMap(({ es, also = [] }) => [es.replaceAll(/\([^)]*\)/g, ''), ...also]))]);
  const names = filesIn(content, 'glossary', 'es').flatMap(({ value }) => value.englishNames ?? []);
  return [...new Set(wordsIn([...terms.map(({ en }) => en), ...names]))].filter((word) => !spanish.has(word));
}

/** Alternative names of a term are what people say, so they may be words that the site itself avoids. */
const isName = (path: Path) => path[0] === 'alsoCalled' || path[0] === 'spellings' || path.includes('knownBy');
const isHeading = (path: Path) => ['title', 'heading', 'term', 'label', 'h1'].includes(String(path.at(-1)));

interface Rules {
  english: Wording;
  avoided: Wording[];
  /** The names of the firm and its city, which stay as they are. */
  firm: string[];
}

const without = (text: string, names: string[]) => names.reduce((left, name) => left.replaceAll(name, ''), text);

function wordingProblems(file: string, { path, text }: Text, { english, avoided, firm }: Rules, mayExclaim: boolean): string[] {
  const label = labelIn(file, path);
  const plain = text.replaceAll(/\{[\w.:]+\}|https?:\/\/\S+|[\w.-]+@[\w.-]+|\]\([^)]*\)|`[^`]*`/g, ' ');
  const spanish = without(plain.replaceAll(/\([^)]*\)/g, ''), [...firm, ...englishNames]);
  const own = allowed.reduce((left, { words }) => left.replaceAll(new RegExp(words, 'gi'), ''), spanish);
  const wording = isName(path)
    ? []
    : [
        // A single lower-case word may be an id.
        ...(/[^a-z0-9_-]/.test(text) ? findMatches(spanish, [english]) : []),
        ...findMatches(own, [...register, ...promises, ...avoided, ...(aboutTransport.test(file) ? [] : [carrierWord])]),
      ];
  return [
    ...wording,
    ...findMatches(plain, typography),
    ...punctuation(plain, mayExclaim),
    ...(isHeading(path) ? capitals(plain, firm) : []),
  ].map((message) => `${label}: ${message}`);
}

function punctuation(text: string, mayExclaim: boolean): string[] {
  const missing = [
    ['?', '¿'],
    ['!', '¡'],
  ].filter(([end = '', start = '']) => text.split(end).length !== text.split(start).length);
  return [
    ...missing.map(([end, start]) => `“${text.slice(0, 60)}”: each ${end} has its ${start} where the question or the cry begins`),
    ...(!mayExclaim && /!/.test(text) ? [`“${text.slice(0, 60)}”: no exclamation mark without one in English`] : []),
  ];
}

/** Headings are in sentence case: after the first word, at most one word starts with a capital, not counting names. */
function capitals(text: string, firm: string[]): string[] {
  const rest = without(text, [...firm, ...properNames]);
  const inside = rest.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu) ?? [];
  return inside.length > 1 ? [`“${text}”: ${inside.join(', ')}: only the first word and names take a capital`] : [];
}

/** Reports differences from the English original in what must be the same in both languages. */
function pairProblems(original: ContentFile, spanish: ContentFile, firm: string[]): string[] {
  const { file } = spanish;
  return [
    ...differences(original.value, spanish.value, [], file, firm),
    ...letterProblems(original.value, spanish.value, [], file),
    ...bodyProblems(original.body, spanish.body),
    ...(file.startsWith('glossary/') ? glossaryFigures(original, spanish) : samePassages(original, spanish)),
  ];
}

/** Glossary fields that may exist in one language only, or have a different number of entries. */
const ownFields = ['alsoCalled', 'spellings', 'englishNames', 'example', 'sums', 'given'];

function differences(english: unknown, spanish: unknown, path: Path, file: string, firm: string[]): string[] {
  const label = labelIn(file, path);
  if (typeof english !== 'object' || english === null || typeof spanish !== 'object' || spanish === null) {
    const pattern = patternOf(file);
    const same =
      typeof english !== 'string' || typeof spanish !== 'string' || isSameInEveryLanguage(path, pattern && schemas[pattern], english);
    if (same && english !== spanish) return [`${label} “${spanish}”: in English it is “${english}”, and it is not translated`];
    if (
      typeof english === 'string' &&
      english === spanish &&
      !same &&
      /\p{Ll} \p{Ll}/u.test(english) &&
      ![...firm, ...englishNames].includes(english)
    )
      return [`${label} “${english}”: still English`];
    return [];
  }
  if (Array.isArray(english) && Array.isArray(spanish) && english.length !== spanish.length)
    return [`${label}: ${spanish.length} entries, in English ${english.length}`];
  const keys = [...new Set([...Object.keys(english), ...Object.keys(spanish)])];
  return keys
    .filter((key) => !(file.startsWith('glossary/') && ownFields.includes(key)) && !translationOnly.includes(key))
    .filter((key) => key !== 'knownBy')
    .flatMap((key) => {
      const inside = [...path, Array.isArray(english) ? Number(key) : key];
      if (!(key in spanish)) return [`${labelIn(file, inside)}: missing; the English file has it`];
      // A term may be an everyday word in Spanish only, and then only the Spanish file has `notMarked`.
      if (!(key in english)) return key === 'notMarked' ? [] : [`${labelIn(file, inside)}: the English file does not have it`];
      return differences(english[key as never], spanish[key as never], inside, file, firm);
    });
}

/** Letters to insurers stay English: each line must have its translation under `meanings`, with the same numbers and placeholders. */
function letterProblems(english: unknown, spanish: unknown, path: Path, file: string): string[] {
  if (typeof english === 'object' && english !== null)
    return Object.entries(english).flatMap(([key, part]) =>
      letterProblems(part, spanish, [...path, Array.isArray(english) ? Number(key) : key], file),
    );
  const pattern = patternOf(file);
  const field = pattern && fieldAt(path, schemas[pattern]);
  if (typeof english !== 'string' || !field || !letterLines.has(field)) return [];
  const own = path.findLastIndex((key) => typeof key === 'string');
  const place = path.toSpliced(own, 0, 'meanings');
  const meaning = place.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], spanish);
  const label = labelIn(file, place);
  if (typeof meaning !== 'string') return [`${label}: missing: write what “${english}” says`];
  return [
    ...compare(label, 'figures', figuresIn(english), figuresIn(meaning)),
    ...compare(label, 'placeholders', english.match(/\{[\w.]+\}/g) ?? [], meaning.match(/\{[\w.]+\}/g) ?? []),
  ];
}

/** What a block of Markdown is: a heading of a level, a list or table with a number of rows, or a paragraph. */
function kindOf(block: string): string {
  const [, heading] = block.match(/^(#+) /) ?? [];
  const rows = block.match(/^(?:[-*|]|\d+\.) ?/gm)?.length;
  return heading ? `a heading ${heading}` : rows ? `a list or table of ${rows} rows` : 'a paragraph';
}

/** Reports a text that is not wholly translated: its blocks must be those of the English one. */
function bodyProblems(english: string, spanish: string): string[] {
  const [blocks, own] = [english, spanish].map((body) => body.split(/\n{2,}/).filter((block) => block.trim())) as [string[], string[]];
  const at = blocks.findIndex((block, i) => kindOf(block.trim()) !== (own[i] && kindOf(own[i].trim())));
  if (at === -1 && blocks.length === own.length) return [];
  const different = blocks[at]?.trim() ?? own[blocks.length] ?? '';
  return [
    `Text: ${own.length} blocks, in English ${blocks.length}: translate all of it. Block ${(at === -1 ? blocks.length : at) + 1} is not ${at === -1 ? 'in the English text' : `yet ${kindOf(different)} as in English`}: “${different.slice(0, 60)}”`,
  ];
}

/** Checks that each translated text has the numbers, months, placeholders and links of its original. */
function samePassages(original: ContentFile, spanish: ContentFile): string[] {
  const translated = new Map(textsOf(spanish).map(({ path, text }) => [path.join('.'), text]));
  return textsOf(original)
    .filter(({ path }) => !path.includes('knownBy'))
    .flatMap(({ path, text }) => {
      const other = translated.get(path.join('.'));
      if (other === undefined) return [];
      const label = labelIn(spanish.file, path);
      return [
        ...compare(label, 'figures', figuresIn(text), figuresIn(other)),
        ...compare(label, 'months', monthsIn(text, 'en'), monthsIn(other, 'es')),
        ...compare(label, 'placeholders', text.match(/\{[\w.]+\}/g) ?? [], other.match(/\{[\w.]+\}/g) ?? []),
        ...compare(label, 'links', linksIn(text), linksIn(other)),
      ];
    });
}

/** Compares numbers of glossary terms: those of the English definition may be in the Spanish example instead. */
function glossaryFigures(original: ContentFile, spanish: ContentFile): string[] {
  const textOf = (one: ContentFile, fields: string[]) =>
    textsOf(one)
      .filter(({ path }) => fields.includes(String(path[0])))
      .map(({ text }) => text)
      .join('\n');
  const english = figuresIn(textOf(original, ['definition', 'whereUsed']));
  const own = figuresIn(textOf(spanish, ['definition', 'whereUsed']));
  const all = figuresIn(textOf(spanish, ['definition', 'whereUsed', 'example']));
  return [
    ...english.filter((figure) => !all.includes(figure)).map((figure) => `Definition: ${figure} of the English definition is missing`),
    ...own.filter((figure) => !english.includes(figure)).map((figure) => `Definition: ${figure} is not in the English definition`),
  ];
}

function compare(label: string, what: string, english: string[], spanish: string[]): string[] {
  const missing = english.filter((one) => !spanish.includes(one));
  const extra = spanish.filter((one) => !english.includes(one));
  return missing.length || extra.length
    ? [
        `${label}: other ${what} than in English: ${[missing.length ? `missing ${missing.join(', ')}` : '', extra.length ? `added ${extra.join(', ')}` : ''].filter(Boolean).join('; ')}`,
      ]
    : [];
}

/** Finds numbers such as $1,200, 4.85 and 542.055, without punctuation after them. */
export const figuresIn = (text: string): string[] => [
  ...new Set(text.replaceAll(/\]\([^)]*\)/g, '').match(/\$?\d+(?:,\d{3})*(?:\.\d+)*/g) ?? []),
];

const monthsIn = (text: string, language: 'en' | 'es'): string[] =>
  monthNames.en.filter((_, i) =>
    language === 'en'
      ? new RegExp(`(?<![A-Za-z])${monthNames.en[i]} \\d`).test(text)
      : new RegExp(`\\d de ${monthNames.es[i]}|${monthNames.es[i]} de \\d`, 'i').test(text),
  );

const linksIn = (text: string): string[] => (text.match(/\]\(([^)\s]+)/g) ?? []).map((link) => link.slice(2));

/** Checks that each Spanish term has its English names, an example, the name in spanish-terms.yaml, and no name of another term. */
function glossaryProblems(content: ContentFile[]): Problem[] {
  const named = new Map((contentOf(content, 'spanish-terms.yaml') ?? []).flatMap(({ id, es }) => (id ? [[id, es] as const] : [])));
  const english = new Map(filesIn(content, 'glossary').map(({ slug, value }) => [slug, value]));
  const seen = new Map<string, string>();
  const entries = filesIn(content, 'glossary', 'es');
  return [
    ...entries.flatMap(({ file, slug, value: { term, alsoCalled = [], spellings = [], englishNames: onPolicy = [], example } }) => {
      const names = new Set([term, ...alsoCalled, ...spellings].map((name) => name.toLowerCase()));
      const shared = [...names].filter((name) => {
        const other = seen.get(name);
        seen.set(name, slug);
        return other !== undefined;
      });
      const original = english.get(slug);
      const agreed = named.get(slug);
      return [
        ...shared.map((name) => `“${name}” also names another term: a name leads to one term`),
        ...(example ? [] : ['Example: missing: write a small case in a sentence or two']),
        ...[original?.term ?? [], original?.alsoCalled ?? []]
          .flat()
          .filter((name) => !onPolicy.includes(name))
          .map((name) => `English names: “${name}” is missing`),
        ...(!agreed || agreed.toLowerCase() === term.toLowerCase()
          ? []
          : [`Term “${term}”: content/spanish-terms.yaml calls it “${agreed}”`]),
      ].map((message) => ({ file, message }));
    }),
    ...[...named.keys()]
      .filter((id) => !english.has(id))
      .map((id) => ({ file: 'spanish-terms.yaml', message: `Id “${id}”: the glossary has no such term` })),
  ];
}

function labelIn(file: string, path: Path): string {
  const pattern = patternOf(file);
  return path[0] === 'body' && file.endsWith('.md')
    ? `Paragraph ${Number(path[1]) + 1}`
    : labelOf(path, pattern && schemas[pattern]) || 'The file';
}
