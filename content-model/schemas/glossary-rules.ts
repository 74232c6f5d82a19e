import { z } from 'zod';
import { name } from './glossary-term.ts';
import { text } from './text-types.ts';

/** Which insurance terms a glossary definition may use, and which it must avoid or define. */
export const glossaryRules = z.strictObject({
  mustBeDefined: z.array(name('A word of the trade')).min(1).describe('What a definition may use only if the glossary defines it'),
  everydayWords: z
    .array(z.strictObject({ word: text(2, 60, 'The word'), because: text(10, 120, 'What everybody takes it to mean') }))
    .describe('What a definition may use although the glossary does not define it'),
});
