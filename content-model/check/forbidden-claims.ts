/** Reports promises that an insurance brokerage must not make. */
import { allowed, forbiddenClaims } from '../forbidden-claims.ts';
import { anyOf, type ContentFile, firmNames, labeledTexts, type Problem } from './content-file.ts';
import { findMatches } from './wording-rule.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function checkForbiddenClaims(content: ContentFile[]): Problem[] {
  const names = firmNames(content);
  const rules = names.length
    ? [
        ...forbiddenClaims,
        { pattern: new RegExp(`\\b(?:${anyOf(names)})(?:’s)? adjusters?\\b`), say: 'a licensed title in Texas: say advisor' },
      ]
    : forbiddenClaims;
  return content.flatMap((one) =>
    labeledTexts(one).flatMap(({ label, text }) => {
      const rest = allowed.reduce((left, { words }) => left.replaceAll(words, '').replaceAll(capitalized(words), ''), text);
      return findMatches(rest, rules).map((message) => ({ file: one.file, message: `${label()}: forbidden: ${message}` }));
    }),
  );
}
