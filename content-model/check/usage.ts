/** Content uses American wording (content-model/usage.ts). */
import { usage } from '../usage.ts';
import { type ContentFile, labeledTexts, type Problem } from './content.ts';
import { found } from './wording.ts';

export const checkUsage = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) =>
    labeledTexts(one).flatMap(({ label, text }) =>
      found(text, usage).map((message) => ({ file: one.file, message: `${label()}: say it in American: ${message}` })),
    ),
  );
