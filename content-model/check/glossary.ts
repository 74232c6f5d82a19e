/** Checks that each glossary term is defined once, uses only plain words or defined terms, and links only to existing pages and terms. */
import { isFileOff } from '../parts.ts';
import { type ContentFile, contentOf, filesIn, type Problem } from './content-file.ts';
import { switchesOf } from './parts.ts';

export function checkGlossary(content: ContentFile[]): Problem[] {
  const entries = filesIn(content, 'glossary').map(({ file, slug, value }) => ({ file, key: slug, ...value }));
  const keys = new Set(entries.map(({ key }) => key));
  const files = new Set(content.map(({ file }) => file.replace(/\.\w+$/, '')));
  const { mustBeDefined = [], everydayWords = [] } = contentOf(content, 'glossary-rules.yaml') ?? {};

  const definedWords = wholeWords(entries.flatMap(({ term, alsoCalled = [], spellings = [] }) => [term, ...alsoCalled, ...spellings]));
  const undefinedWords = wholeWords(mustBeDefined.filter((word) => !everydayWords.some((one) => one.word === word)));
  const switches = switchesOf(content);
  const seen = new Map<string, string>();
  const once = (key: string, name: string) => {
    const other = seen.get(name.toLowerCase()) ?? key;
    seen.set(name.toLowerCase(), key);
    return other === key ? [] : [`“${name}” is also that of ${other}: a term is defined once`];
  };

  return entries.flatMap(({ file, key, term, alsoCalled = [], spellings = [], definition, pages = [], relatedTerms }) =>
    [
      ...[term, ...alsoCalled, ...spellings].flatMap((name) => once(key, name)),
      ...(key === addressOf(term) ? [] : [`its file is named ${addressOf(term)}.yaml, after the term`]),
      ...pages
        .filter((page) => !files.has(page) && !isFileOff(switches, `${page}.yaml`))
        .map((page) => `Pages “${page}”: there is no such file in content/`),
      ...relatedTerms
        .filter((other) => !keys.has(other) || other === key)
        .map((other) => `Related terms “${other}”: there is no other term of this name`),
      ...(definition.replaceAll(definedWords, '').match(undefinedWords) ?? []).map(
        (word) =>
          `Definition: “${word}” is a word of the trade: define it, say it plainly, or list it under “everydayWords” in content/glossary-rules.yaml`,
      ),
    ].map((message) => ({ file, message })),
  );
}

const addressOf = (term: string) =>
  term
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-');

/**
 * Matches any of the words, with or without a plural s; the longest word wins. The words need no escaping, because the
 * schema allows no special characters in names.
 */
function wholeWords(words: string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})s?(?![\\p{L}\\p{N}])`, 'giu');
}
