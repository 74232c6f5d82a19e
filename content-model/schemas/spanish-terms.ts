import { z } from 'zod';
import { slug, text, texts } from './text-types.ts';

/** The Spanish names of insurance terms on this site. */
export const spanishTerms = z.array(
  z.strictObject({
    id: slug.optional().meta({ title: 'Glossary term', description: 'File name of the term in the glossary, if it has one' }),
    en: text(2, 80, 'The English term, as printed on a policy').meta({ title: 'English' }),
    es: text(2, 80, 'The one name that Spanish pages use').meta({ title: 'Spanish' }),
    also: texts(2, 60, 'Another name')
      .min(1)
      .optional()
      .meta({ title: 'Also said', description: 'What readers say and type: search finds the term by it' }),
    avoid: texts(2, 60, 'A word')
      .min(1)
      .optional()
      .meta({ title: 'Never', description: 'Words that no Spanish text of the site uses for it' }),
    source: z.enum(['TDI', 'FEMA', 'agency', 'own']).meta({
      title: 'Source',
      description: 'Who uses it: the Texas Department of Insurance, FEMA, another agency, or our own choice from usage',
    }),
    note: text(4, 140, 'What to watch for').optional(),
  }),
);
