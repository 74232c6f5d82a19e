/** Every file speaks as an American policyholder does. */
import { usage } from '../usage.ts';
import { type ContentFile, type Problem, strings } from './content.ts';
import { found } from './found.ts';

export const checkUsage = (content: ContentFile[]): Problem[] =>
  content.flatMap(({ file, value, body }) =>
    found(strings([value, body]).join('\n'), usage).map((message) => ({ file, message: `say it in American: ${message}` })),
  );
