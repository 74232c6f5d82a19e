/** Reports the wording that content-model/american-wording.ts lists. */
import { americanWording } from '../american-wording.ts';
import { type ContentFile, labeledTexts, type Problem } from './content-file.ts';
import { findMatches } from './wording-rule.ts';

export const checkAmericanWording = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) =>
    labeledTexts(one).flatMap(({ label, text }) =>
      findMatches(text, americanWording).map((message) => ({ file: one.file, message: `${label()}: say it in American: ${message}` })),
    ),
  );
