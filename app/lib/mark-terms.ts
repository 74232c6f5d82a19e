/** Decides at build time, in reading order, which words of a page become buttons that open a glossary definition. */

export interface Findable {
  id: string;
  /** The term and its other forms. Forms in capitals match only in capitals. */
  forms: string[];
}

export interface MarkedPiece {
  text: string;
  /** Id of the term, if this piece is a term. */
  term?: string;
  /** Punctuation next to the term, kept on the same line, because lines may break before and after a button. */
  opening?: string;
  closing?: string;
}

export interface PageMarker {
  /** Starts a section; the returned function marks the terms in its texts. */
  section(): (text: string) => MarkedPiece[];
  /** How often each term was marked, by the term's id. */
  marked: ReadonlyMap<string, number>;
}

const maxOnPage = 8;
const maxPerTerm = 2;
/** Terms with more words are not marked, because a button does not wrap. Spanish articles and prepositions do not count. */
const maxWords = 3;
const countWords = (form: string) => form.split(' ').filter((word) => !/^(?:de|del|el|en|la|las|los|por|y)$/.test(word)).length;

/**
 * Marks the first use of a term in each section, at most two uses of the same term and eight uses in all on a page. Skips
 * terms in quotation marks, and terms that occur in the page title, because the page itself explains them.
 */
export function pageMarker(terms: Findable[], title = ''): PageMarker {
  const inTitle = title.toLowerCase();
  // test with includes() first: compiling a regular expression for each of hundreds of forms takes a second
  const known = terms.filter(({ forms }) => !forms.some((form) => inTitle.includes(form.toLowerCase()) && finder([form]).test(title)));
  const idOf = new Map(
    known.flatMap(({ id, forms }) => forms.filter((form) => countWords(form) <= maxWords).map((form) => [keyOf(form), id])),
  );
  const find = finder(known.flatMap(({ forms }) => forms).filter((form) => idOf.has(keyOf(form))));
  const marked = new Map<string, number>();
  let left = maxOnPage;

  return {
    marked,
    section() {
      const here = new Set<string>();
      return (text) => {
        const pieces: MarkedPiece[] = [];
        let end = 0;
        for (const { 0: found, index } of text.matchAll(find)) {
          const term = idOf.get(keyOf(found));
          if (term === undefined || left === 0 || here.has(term) || isQuoted(text, index)) continue;
          const times = marked.get(term) ?? 0;
          if (times === maxPerTerm) continue;
          const [opening = ''] = text.slice(end, index).match(/[^\s\p{L}\p{N}]+$/u) ?? [];
          const [closing = ''] = text.slice(index + found.length).match(/^(?:’s)?[^\s\p{L}\p{N}]*/u) ?? [];
          if (index > end + opening.length) pieces.push({ text: text.slice(end, index - opening.length) });
          pieces.push({ text: found, term, ...(opening && { opening }), ...(closing && { closing }) });
          end = index + found.length + closing.length;
          here.add(term);
          marked.set(term, times + 1);
          left -= 1;
        }
        if (end < text.length) pieces.push({ text: text.slice(end) });
        return pieces;
      };
    },
  };
}

export const popoverId = (term: string) => `definition-${term}`;

/** A form in capitals is an abbreviation and matches only in capitals: COPE is a term, cope is not. */
const keyOf = (form: string) => (form === form.toUpperCase() ? form : form.toLowerCase());

/** Matches whole words and prefers the longest form. A hyphenated word counts as one word. */
function finder(forms: string[]): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}])`, 'giu');
}

const isQuoted = (text: string, index: number) => text.lastIndexOf('“', index) > text.lastIndexOf('”', index);
