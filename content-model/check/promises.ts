/** No file contains a promise that a brokerage must not make. */
import { allowed, forbidden } from '../forbidden.ts';
import { type ContentFile, type Problem, wordsIn } from './content.ts';
import { found } from './wording.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function checkPromises(content: ContentFile[]): Problem[] {
  return content.flatMap((one) => {
    const text = wordsIn(one);
    const rest = allowed.reduce((left, { words }) => left.replaceAll(words, '').replaceAll(capitalized(words), ''), text);
    return found(rest, forbidden).map((message) => ({ file: one.file, message: `forbidden: ${message}` }));
  });
}
