/** Content uses American wording (content-model/usage.ts). */
import { usage } from '../usage.ts';
import { type ContentFile, type Problem, wordsIn } from './content.ts';
import { found } from './wording.ts';

export const checkUsage = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) => found(wordsIn(one), usage).map((message) => ({ file: one.file, message: `say it in American: ${message}` })));
