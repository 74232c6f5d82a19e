/** Which words of a page carry a definition. Decided once, at build time, in the order in which the page is read. */

export interface Findable {
  id: string;
  /** The term and its other forms. Capitals alone are found as capitals. */
  forms: string[];
}

export interface MarkedPiece {
  text: string;
  /** The id of the term that this piece is. */
  term?: string;
  /** Marks that touch the word. A line may end before and after a button, and would part them from it. */
  opening?: string;
  closing?: string;
}

export interface PageMarker {
  /** Begins a section of prose. What it gives marks the texts of that section. */
  section(): (text: string) => MarkedPiece[];
  /** How often each term was marked. */
  marked: ReadonlyMap<string, number>;
}

const mostOnPage = 8;
/** So that a common term does not use up the eight. */
const mostOfOne = 2;
/** A button is not broken over two lines. */
const mostWords = 3;

/**
 * The first use of a term in a section, a term at most twice and at most eight in all on a page; not in quotation marks,
 * and not what the title of the page names, since the page itself explains that.
 */
export function pageMarker(terms: Findable[], title = ''): PageMarker {
  const inTitle = title.toLowerCase();
  // the plain question first: an expression for each of hundreds of forms takes a second to compile
  const known = terms.filter(({ forms }) => !forms.some((form) => inTitle.includes(form.toLowerCase()) && finder([form]).test(title)));
  const idOf = new Map(
    known.flatMap(({ id, forms }) => forms.filter((form) => form.split(' ').length <= mostWords).map((form) => [keyOf(form), id])),
  );
  const find = finder(known.flatMap(({ forms }) => forms).filter((form) => idOf.has(keyOf(form))));
  const marked = new Map<string, number>();
  let left = mostOnPage;

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
          if (times === mostOfOne) continue;
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

/** The id of the popover that holds a definition. */
export const popoverId = (term: string) => `definition-${term}`;

/** Capitals mean an abbreviation: COPE is a term, cope is not. */
const keyOf = (form: string) => (form === form.toUpperCase() ? form : form.toLowerCase());

/** Whole words, the longest first; what a hyphen joins is one word. */
function finder(forms: string[]): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}])`, 'giu');
}

const isQuoted = (text: string, index: number) => text.lastIndexOf('“', index) > text.lastIndexOf('”', index);
