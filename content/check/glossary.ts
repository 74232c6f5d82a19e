/** A term is defined once, in words that are themselves plain or defined, and leads only to what exists. */
import { type ContentFile, contentOf, filesIn, type Problem } from './content.ts';

export function checkGlossary(content: ContentFile[]): Problem[] {
  const entries = filesIn(content, 'glossary').flatMap(({ file, value }) =>
    Object.entries(value).map(([key, term]) => ({ file, key, ...term })),
  );
  const keys = new Set(entries.map(({ key }) => key));
  const files = new Set(content.map(({ file }) => file.replace(/\.\w+$/, '')));
  const { leftOut = {}, mustBeDefined = [], plain = {} } = contentOf(content, 'trade-words.ts') ?? {};

  const definedWords = wholeWords(entries.flatMap(({ term, also = [], forms = [] }) => [term, ...also, ...forms]));
  const undefinedWords = wholeWords(mustBeDefined.filter((word) => !(word in plain)));
  const seen = new Map<string, string>();
  const once = (key: string, kind: string, name: string) => {
    const id = `${kind}: ${name.toLowerCase()}`;
    const other = seen.get(id);
    seen.set(id, key);
    return other === undefined || (kind === 'name' && other === key) ? [] : [`“${name}” is also that of ${other}: a term is defined once`];
  };

  return [
    ...entries.flatMap(({ file, key, term, also = [], forms = [], definition, pages = [], terms }) =>
      [
        ...once(key, 'key', key),
        ...[term, ...also, ...forms].flatMap((name) => once(key, 'name', name)),
        ...(key === addressOf(term) ? [] : [`its key is ${addressOf(term)}, after the term`]),
        ...pages.filter((page) => !files.has(page)).map((page) => `pages: no “content/${page}”`),
        ...terms.filter((other) => !keys.has(other) || other === key).map((other) => `terms: no other term “${other}”`),
        ...(definition.replaceAll(definedWords, '').match(undefinedWords) ?? []).map(
          (word) => `definition: “${word}” is a word of the trade: define it, say it plainly, or call it plain in content/trade-words.ts`,
        ),
      ].map((message) => ({ file, message: `${key}: ${message}` })),
    ),
    ...Object.keys(leftOut)
      .filter((key) => !keys.has(key))
      .map((key) => ({ file: 'trade-words.ts', message: `leftOut: no term “${key}”` })),
  ];
}

const addressOf = (term: string) =>
  term
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-');

/** Any of the words, the longest first, in the singular or with an s. The schema lets nothing into a name that a pattern would read otherwise. */
function wholeWords(words: string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})s?(?![\\p{L}\\p{N}])`, 'giu');
}
