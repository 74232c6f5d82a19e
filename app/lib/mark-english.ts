/** On Spanish pages, marks English names in parentheses with lang="en", so that screen readers pronounce them in English. */
import { replaceTexts } from './no-break-numbers';

/** Letters and words that English names do not have. */
const spanish = new RegExp(
  `[áéíóúñü¿¡/@]|(?<!\\p{L})(?:${[
    'al|antes|cada|como|con|de|del|ejemplo|el|en|es|hasta|la|las|lo|los|o|para|por|que|se|si|sin|solo|son|su|sus|un|una|y',
    'asegurado|contrato|endoso|incapacidad|prima',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Abbreviations such as (NFIP) are not marked: screen readers spell them in any language. */
const isEnglish = (words: string) => /^\p{L}.*\p{Ll}{2}/u.test(words) && !spanish.test(words);

export const markEnglish = (html: string) =>
  replaceTexts(html, (text) =>
    text.replace(/\(([^()]+)\)/g, (all, words: string) => (isEnglish(words) ? `(<span lang="en">${words}</span>)` : all)),
  );
