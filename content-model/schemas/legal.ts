import { z } from 'zod';
import { reviewed, text } from './fields.ts';
import { pageMeta } from './shared.ts';

export const legalMatter = z.strictObject({
  title: text(3, 60, 'The h1'),
  meta: pageMeta,
  lead: text(30, 320, 'Under the title'),
  effective: z.iso.date().describe('Since when'),
  reviewed,
});
