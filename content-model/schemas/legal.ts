import { z } from 'zod';
import { pageMeta } from './shared.ts';
import { reviewed, text } from './text-types.ts';

export const legalMatter = z.strictObject({
  title: text(3, 60, 'Title of the page, in large type'),
  meta: pageMeta,
  lead: text(30, 320, 'Under the title'),
  effective: z.iso.date().describe('Since when'),
  reviewed,
});
