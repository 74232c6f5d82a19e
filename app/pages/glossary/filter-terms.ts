import type { Language } from '../../../content-model/content-paths';
import { matchesEveryWord, matchRanges } from '../../lib/word-match';

/** Name of the CSS highlight, styled by ::highlight(found). */
const highlightName = 'found';

interface Query {
  typed: string;
  /** Empty for all subjects. */
  subject: string;
}

/** Hides terms of other subjects, terms that do not match every typed word, and letters without terms. Returns the number of matches. */
export function filterTerms({ typed, subject }: Query, list: HTMLElement, letters: HTMLElement, language: Language): number {
  const terms = [...list.querySelectorAll<HTMLElement>('[data-term]')];
  for (const term of terms)
    term.hidden =
      (subject !== '' && term.dataset.subject !== subject) ||
      !matchesEveryWord(
        searchedParts(term)
          .map(({ textContent }) => textContent)
          .join(' '),
        typed,
        language,
      );

  for (const letter of list.querySelectorAll<HTMLElement>('[data-letter]')) {
    const hidden = !letter.querySelector('[data-term]:not([hidden])');
    if (hidden === letter.hidden) continue;
    letter.hidden = hidden;
    const link = letters.querySelector(`[data-to="${letter.id}"]`);
    // a link without href cannot be clicked or focused
    if (hidden) link?.removeAttribute('href');
    else link?.setAttribute('href', `#${letter.id}`);
  }

  const found = terms.filter((term) => !term.hidden);
  CSS.highlights?.set(highlightName, new Highlight(...found.flatMap(searchedParts).flatMap((part) => rangesIn(part, typed, language))));
  return found.length;
}

/** The name, other names and definition of a term, without its links. */
const searchedParts = (term: HTMLElement) => [...term.querySelectorAll<HTMLElement>('[data-searched]')];

/** Searches each text node, because numbers are wrapped in elements (no-break-numbers.ts). */
function rangesIn(part: HTMLElement, typed: string, language: Language): Range[] {
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode as Text;
    for (const { start, end } of matchRanges(text.data, typed, language)) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}
