import { z } from 'zod';
import { path, text } from './text-types.ts';

/** /llms.txt, the list of all pages for language models. */
export const llms = z.strictObject({
  summary: text(40, 400, 'Who we are and how to reach us, in one paragraph'),
  spanish: text(4, 60, 'Heading of the Spanish pages, in Spanish'),
  sections: z
    .array(z.strictObject({ heading: text(4, 60, 'Heading'), path: path.describe('Where the addresses of its pages begin') }))
    .min(2)
    .describe('The groups of pages, in order; a page is listed in the first that fits'),
});
