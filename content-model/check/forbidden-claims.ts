/** Reports promises that an insurance brokerage must not make. */
import { allowed, forbiddenClaims } from '../forbidden-claims.ts';
import { type ContentFile, labeledTexts, type Problem } from './content-file.ts';
import { findMatches } from './wording-rule.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const checkForbiddenClaims = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) =>
    labeledTexts(one).flatMap(({ label, text }) => {
      const rest = allowed.reduce((left, { words }) => left.replaceAll(words, '').replaceAll(capitalized(words), ''), text);
      return findMatches(rest, forbiddenClaims).map((message) => ({ file: one.file, message: `${label()}: forbidden: ${message}` }));
    }),
  );
