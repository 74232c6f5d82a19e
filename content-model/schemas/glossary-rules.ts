import { z } from 'zod';
import { text } from './fields.ts';
import { name } from './glossary-term.ts';

const because = z.record(text(2, 60, 'The word'), text(10, 120, 'Why'));

/** Rules about words of the trade. */
export const glossaryRules = z.strictObject({
  mustBeDefined: z.array(name('A word of the trade')).min(1).describe('What a definition may use only if the glossary defines it'),
  plain: because.describe('What a definition may use undefined, with what everybody takes it to mean'),
});
