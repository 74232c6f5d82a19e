/**
 * Checks the Spanish files. Each must have the fields, numbers, months, placeholders and links of its English original.
 * Wording must follow content/spanish-rules.yaml, and names of glossary terms content/spanish-terms.yaml.
 */

import { inLanguage, type Language, originalOf, schemaOf } from '../content-paths.ts';
import { fieldAt, labelOf } from '../field-labels.ts';
import { valueAt } from '../schema-problems.ts';
import { letterLines, translationOnly } from '../schemas/text-types.ts';
import { blocksOf, isOtherName, isSameInEveryLanguage, type Path, stringsIn, type Text, textsOf } from '../translatable-texts.ts';
import { anyOf, type ContentFile, contentOf, filesIn, firmNames, inOneLanguage, type Problem } from './content-file.ts';
import { findMatches, type Wording } from './wording-rule.ts';

export function checkSpanish(content: ContentFile[]): Problem[] {
  const rules = rulesOf(content);
  const byFile = new Map(content.map((one) => [one.file, one]));
  const messagesFor = (one: ContentFile) => {
    const original = byFile.get(originalOf(one.file));
    if (!original) return [`has no original: ${originalOf(one.file)} does not exist`];
    const english = new Map(textsOf(original).map(({ path, text }) => [path.join('.'), text]));
    return [
      ...differences(original.value, one.value, [], one.file, rules.names),
      ...letterProblems(original, one),
      ...bodyProblems(original.body, one.body),
      ...(isTerm(one.file) ? glossaryFigures(original, one) : []),
      ...textsOf(one).flatMap((text) => textProblems(one.file, text, english.get(text.path.join('.')), rules)),
    ];
  };
  return [
    ...inOneLanguage(content, 'es').flatMap((one) => messagesFor(one).map((message) => ({ file: one.file, message }))),
    ...glossaryProblems(content),
  ];
}

/** Files of names and pictures, and files whose words are on no Spanish page. */
const withoutTwin = /^(?:editor|glossary-rules|llms|partners|pictures|spanish-rules|spanish-terms)\.yaml$/;

/** English files without a Spanish twin. A site without a Spanish edition has no Spanish file at all. */
export function missingTwins(content: ContentFile[]): Problem[] {
  const spanish = new Set(inOneLanguage(content, 'es').map(({ file }) => file));
  if (!spanish.size) return [];
  return inOneLanguage(content, 'en')
    .filter(({ file }) => !withoutTwin.test(file) && !spanish.has(inLanguage(file, 'es')))
    .map(({ file }) => ({ file, message: `has no Spanish twin: write content/${inLanguage(file, 'es')}` }));
}

const isTerm = (file: string) => file.startsWith('glossary/');

type Rules = ReturnType<typeof rulesOf>;

const wholeWords = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

function rulesOf(content: ContentFile[]) {
  const written = contentOf(content, 'spanish-rules.yaml');
  const { register = [], promises = [], allowed = [], english = [], alsoSpanish = [], englishNames = [], properNames = [] } = written ?? {};
  const terms = contentOf(content, 'spanish-terms.yaml') ?? [];
  const namesOnPolicies = filesIn(content, 'glossary', 'es').flatMap(({ value }) => value.englishNames ?? []);
  const spanish = new Set([...alsoSpanish, ...wordsIn(terms.flatMap(({ es, also = [] }) => [es.replaceAll(/\([^)]*\)/g, ''), ...also]))]);
  const ofTerms = wordsIn([...terms.map(({ en }) => en), ...namesOnPolicies]).filter((word) => !spanish.has(word));
  const say = 'an English word: write Spanish, with the English in parentheses after it if it stands on a policy';
  const ofOtherNames = terms.flatMap(({ es, avoid = [] }) => avoid.map((words) => ({ words, say: `say “${es}”` })));
  const firm = [...firmNames(content), contentOf(content, 'site.yaml')?.address.city ?? []].flat();
  return {
    // Allowed only in parentheses after the Spanish term.
    english: written ? [{ pattern: wholeWords([...english, ...new Set(ofTerms)].join('|')), say }] : [],
    avoided: [...register, ...promises, ...ofOtherNames].map(({ words, say, exceptIn = '^$' }: (typeof register)[number]) => ({
      pattern: wholeWords(words),
      say,
      exceptIn: new RegExp(exceptIn),
    })),
    allowed: new RegExp(anyOf(allowed.map(({ words }) => words)), 'gi'),
    // They stay as they are.
    names: [...firm, ...englishNames],
    namesInHeadings: [...firm, ...properNames],
  };
}

/** Skips abbreviations such as FEMA, which have no lower-case letters. */
const wordsIn = (texts: string[]): string[] =>
  (texts.join(' ').match(/(?<!\p{L})\p{L}\p{Ll}{2,}(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase());

const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|'),
  es: 'Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre'.split('|'),
};
const weekdays = 'Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo';

const typography: Wording[] = [
  { pattern: /["'«»‹›„]/, say: 'quotes are “ ”, an apostrophe is ’' },
  { pattern: /\d\s+%/, say: 'no space before %' },
  {
    pattern: new RegExp(`(?<=[\\p{Ll}\\d,] )(?:${months.es.join('|')}|${weekdays})(?!\\p{L})`, 'u'),
    say: 'months and weekdays are small',
  },
  { pattern: /\d\s?(?:[ap]\.m\.|[ap]m\b|AM\b|PM\b)/, say: 'write 8 a. m., 6 p. m.' },
];

const isHeading = (path: Path) => ['title', 'heading', 'term', 'label', 'h1'].includes(String(path.at(-1)));

const without = (text: string, names: string[]) => names.reduce((left, name) => left.replaceAll(name, ''), text);

/** The problems of a translated text: its wording, and what it has unlike the English one. */
function textProblems(file: string, { path, text }: Text, english: string | undefined, rules: Rules): string[] {
  const label = labelIn(file, path);
  const plain = text.replaceAll(/\{[\w.:]+\}|https?:\/\/\S+|[\w.-]+@[\w.-]+|\]\([^)]*\)|`[^`]*`/g, ' ');
  const spanish = without(plain.replaceAll(/\([^)]*\)/g, ''), rules.names);
  const avoided = rules.avoided.filter(({ exceptIn }) => !exceptIn.test(file));
  const isId = /^[a-z0-9_-]*$/.test(text);
  const wording = [...findMatches(spanish, isId ? [] : rules.english), ...findMatches(spanish.replaceAll(rules.allowed, ''), avoided)];
  const messages = [
    // What people say may be words that the site itself avoids.
    ...(isOtherName(path) ? [] : wording),
    ...findMatches(without(plain, rules.namesInHeadings), typography),
    ...punctuation(plain, english?.includes('!') ?? false),
    ...(isHeading(path) ? capitals(plain, rules.namesInHeadings) : []),
  ];
  return [
    ...messages.map((message) => `${label}: ${message}`),
    ...(english === undefined || isTerm(file) || isOtherName(path) ? [] : comparePassage(label, english, text)),
  ];
}

function punctuation(text: string, mayExclaim: boolean): string[] {
  const lacks = ['¿?', '¡!'].filter(([start = '', end = '']) => text.split(end).length !== text.split(start).length);
  return [
    ...lacks.map(([start, end]) => `each ${end} has its ${start} where the question or the cry begins`),
    ...(!mayExclaim && text.includes('!') ? ['no exclamation mark without one in English'] : []),
  ].map((message) => `“${text.slice(0, 60)}”: ${message}`);
}

/** Headings are in sentence case: after the first word, at most one word starts with a capital, not counting names. */
function capitals(text: string, names: string[]): string[] {
  const inside = without(text, names).match(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu) ?? [];
  return inside.length > 1 ? [`“${text}”: ${inside.join(', ')}: only the first word and names take a capital`] : [];
}

/** Glossary fields that may exist in one language only, or have a different number of entries. */
const ownFields = ['alsoCalled', 'spellings', 'englishNames', 'example', 'sums', 'given'];

/** Reports what must be the same in both languages and is not, and texts that are the same and must not be. */
function differences(english: unknown, spanish: unknown, path: Path, file: string, names: string[]): string[] {
  if (typeof english !== 'object' || english === null || typeof spanish !== 'object' || spanish === null) {
    if (typeof english !== 'string' || typeof spanish !== 'string' || isSameInEveryLanguage(path, schemaOf(file), english))
      return english === spanish ? [] : [`${labelIn(file, path)} “${spanish}”: in English it is “${english}”, and it is not translated`];
    const isUntranslated = english === spanish && /\p{Ll} \p{Ll}/u.test(english) && !names.includes(english);
    return isUntranslated ? [`${labelIn(file, path)} “${english}”: still English`] : [];
  }
  if (Array.isArray(english) && Array.isArray(spanish) && english.length !== spanish.length)
    return [`${labelIn(file, path)}: ${spanish.length} entries, in English ${english.length}`];
  const own = ['knownBy', ...translationOnly, ...(isTerm(file) ? ownFields : [])];
  return [...new Set([...Object.keys(english), ...Object.keys(spanish)])]
    .filter((key) => !own.includes(key))
    .flatMap((key) => {
      const inside = [...path, Array.isArray(english) ? Number(key) : key];
      if (!(key in spanish)) return [`${labelIn(file, inside)}: missing; the English file has it`];
      // A term may be an everyday word in Spanish only, and then only the Spanish file has `notMarked`.
      if (!(key in english)) return key === 'notMarked' ? [] : [`${labelIn(file, inside)}: the English file does not have it`];
      return differences(english[key as never], spanish[key as never], inside, file, names);
    });
}

/** Letters to insurers stay English: each line must have its translation under `meanings`. */
function letterProblems(original: ContentFile, { file, value }: ContentFile): string[] {
  const schema = schemaOf(file);
  return stringsIn(original.value).flatMap(({ path, text }) => {
    const field = schema && fieldAt(path, schema);
    if (!field || !letterLines.has(field)) return [];
    const last = path.findLastIndex((key) => typeof key === 'string');
    const place = path.toSpliced(last, 0, 'meanings');
    const meaning = valueAt(value, place);
    const label = labelIn(file, place);
    return typeof meaning === 'string' ? comparePassage(label, text, meaning) : [`${label}: missing: write what “${text}” says`];
  });
}

/** What a block of Markdown is: a heading of a level, a list or table with a number of rows, or a paragraph. */
function kindOf(block: string): string {
  const [, heading] = block.match(/^(#+) /) ?? [];
  const rows = block.match(/^(?:[-*|]|\d+\.) ?/gm)?.length;
  return heading ? `a heading ${heading}` : rows ? `a list or table of ${rows} rows` : 'a paragraph';
}

/** Reports a text that is not wholly translated: its blocks must be those of the English one. */
function bodyProblems(english: string, spanish: string): string[] {
  const [blocks, own] = [english, spanish].map((body) => blocksOf(body).map((block) => block.trim())) as [string[], string[]];
  const kinds = own.map(kindOf);
  const at = [...blocks, undefined].findIndex((block, i) => (block && kindOf(block)) !== kinds[i]);
  if (at === -1) return [];
  const block = blocks[at];
  const what = block ? `yet ${kindOf(block)} as in English` : 'in the English text';
  return [
    `Text: ${own.length} blocks, in English ${blocks.length}: translate all of it. Block ${at + 1} is not ${what}: “${(block ?? own[at] ?? '').slice(0, 60)}”`,
  ];
}

/** Compares numbers of glossary terms: those of the English definition may be in the Spanish example instead. */
function glossaryFigures(original: ContentFile, spanish: ContentFile): string[] {
  const figuresOf = ({ value }: ContentFile, ...fields: string[]) => figuresIn(fields.map((field) => valueAt(value, [field])).join('\n'));
  const english = figuresOf(original, 'definition', 'whereUsed');
  const all = figuresOf(spanish, 'definition', 'whereUsed', 'example');
  const added = figuresOf(spanish, 'definition', 'whereUsed').filter((figure) => !english.includes(figure));
  return [
    ...english.filter((figure) => !all.includes(figure)).map((figure) => `Definition: ${figure} of the English definition is missing`),
    ...added.map((figure) => `Definition: ${figure} is not in the English definition`),
  ];
}

/** Checks that a translated text has the numbers, months, placeholders and links of its original. */
function comparePassage(label: string, english: string, spanish: string): string[] {
  const kinds: [string, (text: string, language: Language) => string[]][] = [
    ['figures', figuresIn],
    ['months', monthsIn],
    ['placeholders', (text) => text.match(/\{[\w.]+\}/g) ?? []],
    ['links', (text) => text.match(/(?<=\]\()[^)\s]+/g) ?? []],
  ];
  return kinds.flatMap(([what, find]) => {
    const [wanted, found] = [find(english, 'en'), find(spanish, 'es')];
    const missing = wanted.filter((one) => !found.includes(one)).join(', ');
    const added = found.filter((one) => !wanted.includes(one)).join(', ');
    const differences = [missing && `missing ${missing}`, added && `added ${added}`].filter(Boolean).join('; ');
    return differences ? [`${label}: other ${what} than in English: ${differences}`] : [];
  });
}

/** Finds numbers such as $1,200, 4.85 and 542.055, without punctuation after them. */
export const figuresIn = (text: string): string[] => [
  ...new Set(text.replaceAll(/\]\([^)]*\)/g, '').match(/\$?\d+(?:,\d{3})*(?:\.\d+)*/g) ?? []),
];

/** The English names of the months with a day or a year. */
const monthsIn = (text: string, language: Language): string[] =>
  months.en.filter((english, i) =>
    language === 'en'
      ? new RegExp(`(?<![A-Za-z])${english} \\d`).test(text)
      : new RegExp(`\\d de ${months.es[i]}|${months.es[i]} de \\d`, 'i').test(text),
  );

/** Checks that each Spanish term has its English names, an example, the name in spanish-terms.yaml, and no name of another term. */
function glossaryProblems(content: ContentFile[]): Problem[] {
  const agreed = new Map((contentOf(content, 'spanish-terms.yaml') ?? []).map(({ id, es }) => [id, es]));
  const english = new Map(filesIn(content, 'glossary').map(({ slug, value: { term, alsoCalled = [] } }) => [slug, [term, ...alsoCalled]]));
  const seen = new Set<string>();
  return [
    ...filesIn(content, 'glossary', 'es').flatMap(({ file, slug, value }) => {
      const { term, alsoCalled = [], spellings = [], englishNames = [], example } = value;
      const names = new Set([term, ...alsoCalled, ...spellings].map((name) => name.toLowerCase()));
      const shared = [...names].filter((name) => seen.has(name));
      for (const name of names) seen.add(name);
      const missing = english.get(slug)?.filter((name) => !englishNames.includes(name)) ?? [];
      const wanted = agreed.get(slug) ?? term;
      return [
        ...shared.map((name) => `“${name}” also names another term: a name leads to one term`),
        ...(example ? [] : ['Example: missing: write a small case in a sentence or two']),
        ...missing.map((name) => `English names: “${name}” is missing`),
        ...(wanted.toLowerCase() === term.toLowerCase() ? [] : [`Term “${term}”: content/spanish-terms.yaml calls it “${wanted}”`]),
      ].map((message) => ({ file, message }));
    }),
    ...[...agreed.keys()]
      .filter((id) => id && !english.has(id))
      .map((id) => ({ file: 'spanish-terms.yaml', message: `Id “${id}”: the glossary has no such term` })),
  ];
}

const labelIn = (file: string, path: Path): string =>
  path[0] === 'body' && file.endsWith('.md') ? `Paragraph ${Number(path[1]) + 1}` : labelOf(path, schemaOf(file)) || 'The file';
