import { z } from 'zod';
import { block, text, texts } from './fields.ts';

/** Spanish names of pages that exist in English only, for the lists and links of Spanish pages. */
export const spanishNames = z.array(
  z.strictObject({
    page: z
      .string()
      .regex(/^(?:industries|services)\/[a-z-]+$/, 'a file of content/industries or content/services, without its ending')
      .describe('Its content file, for example industries/energy'),
    name: text(3, 40, 'Short name, as in the menu'),
    title: text(3, 60, 'Its title, as in links of the glossary'),
    card: block('The card that leads to the page', {
      line: text(12, 70, 'Under the name on cards'),
    }),
    clients: texts(3, 48, 'A kind of client').optional().describe('Industries only: kinds of clients, which the search by trade finds'),
  }),
);
