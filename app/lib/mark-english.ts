/** Spanish texts have English names in parentheses. Marks them with lang="en", so that screen readers pronounce them in English. */
import { replaceTexts } from './no-break-numbers';

/** Letters and words that occur in Spanish texts, but not in English names. */
const spanish = new RegExp(
  `[áéíóúñü¿¡/@{]|(?<!\\p{L})(?:${[
    'al|antes|cada|como|con|de|del|ejemplo|el|en|es|hasta|la|las|lo|los|o|para|por|que|se|si|sin|solo|son|su|sus|un|una|y',
    'asegurado|contrato|endoso|incapacidad|parte|prima|tope',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Abbreviations such as (NFIP) are not marked: screen readers spell them out in any language. */
const isEnglish = (words: string) => /^[\p{L}\d].*\p{Ll}{2}/u.test(words) && !spanish.test(words);

/** Matches each item between commas or semicolons in parentheses. A character may be written as an HTML entity. */
const inParentheses = /(?<=\((?:[^()]*[,;] )?)((?:&[^;\s]+;|[^(),;])+)(?=(?:[,;] [^()]*)?\))/;

/** Splits a Spanish text into pieces. Pieces with an odd index are English. */
export function splitEnglish(text: string): string[] {
  const pieces = [''];
  text.split(inParentheses).forEach((piece, i) => {
    if (i % 2 && isEnglish(piece)) pieces.push(piece, '');
    else pieces[pieces.length - 1] += piece;
  });
  return pieces;
}

/** Marks the English names in the HTML of a page. Texts inside islands are marked by <IslandText>. */
export const markEnglish = (html: string) =>
  replaceTexts(html, (text) =>
    splitEnglish(text)
      .map((piece, i) => (i % 2 ? `<span lang="en">${piece}</span>` : piece))
      .join(''),
  );
