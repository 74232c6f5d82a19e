/** An article or a page lists as its source only a law or an agency that its text names. */
import { type ContentFile, type Problem, wordsIn } from './content.ts';

export const checkSources = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) => {
    // too short to name their law in the text as well
    if (/^(glossary|tools)\//.test(one.file)) return [];
    const listed = sourcesIn(one.value);
    const text = listed.reduce((left, source) => left.replace(source, ''), wordsIn(one));
    return listed
      .filter((source) => !marksOf(source).every((mark) => text.includes(mark)))
      .map((source) => ({ file: one.file, message: `sources: “${source}” is not named in the text` }));
  });

/** The strings of all lists called `sources`, at any depth. */
function sourcesIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' && Array.isArray(inner) ? inner.filter((source) => typeof source === 'string') : sourcesIn(inner),
  );
}

/** Numbers of laws and short names of agencies. */
const marksOf = (source: string) => source.match(/\d+(?:\.\d+)*|[A-Z]{2,}/g) ?? [];
