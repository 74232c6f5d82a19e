import { z } from 'zod';

/** The arithmetic of a file's worked example. The content check evaluates these fields; no page shows them. */
export const arithmetic = {
  sums: z.array(z.string().regex(/[=≈]/, 'a sum has an equals sign, for example $4,200,000 × 2% = $84,000')).min(1).optional().meta({
    title: 'Sums',
    description:
      'How the figures of the text come about, with + − × ÷ % and parentheses: $4,200,000 × 2% = $84,000. ≈ for a rounded result. Not printed',
  }),
  given: z
    .array(z.string().regex(/^\$[\d,.]+( million| millones)?$/, 'a dollar amount as the text has it, for example $84,000'))
    .min(1)
    .optional()
    .meta({
      title: 'Given amounts',
      description: 'Dollar amounts of the example that follow from nothing: they are simply assumed. Not printed',
    }),
};
