import { matchesEveryWord, matchRanges } from '../../lib/word-match';

/** The name of the marks in styles: ::highlight(found). */
const mark = 'found';

/** Leaves the terms that hold every word typed, and the letters that lead to one. Tells how many are left. */
export function filterTerms(typed: string, list: HTMLElement, letters: HTMLElement): number {
  const terms = [...list.querySelectorAll<HTMLElement>('[data-term]')];
  for (const term of terms)
    term.hidden = !matchesEveryWord(
      saidIn(term)
        .map(({ textContent }) => textContent)
        .join(' '),
      typed,
    );

  for (const letter of list.querySelectorAll<HTMLElement>('[data-letter]')) {
    letter.hidden = !letter.querySelector('[data-term]:not([hidden])');
    const link = letters.querySelector(`[data-to="${letter.id}"]`);
    // without an address it is plain text
    if (letter.hidden) link?.removeAttribute('href');
    else link?.setAttribute('href', `#${letter.id}`);
  }

  const found = terms.filter((term) => !term.hidden);
  CSS.highlights?.set(mark, new Highlight(...found.flatMap(saidIn).flatMap((part) => rangesIn(part, typed))));
  return found.length;
}

/** The name, the other names and the definition: not where it leads. */
const saidIn = (term: HTMLElement) => [...term.querySelectorAll<HTMLElement>('[data-said]')];

function rangesIn(part: HTMLElement, typed: string): Range[] {
  const text = part.firstChild;
  if (!text) return [];
  return matchRanges(part.textContent, typed).map(({ start, end }) => {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range;
  });
}
