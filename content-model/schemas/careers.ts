import { z } from 'zod';
import { hero, pageMeta, picture, prose } from './shared.ts';
import { block, rows, text, texts } from './text-types.ts';

export const careers = z.strictObject({
  meta: pageMeta,
  hero,
  picture,
  pitch: prose,
  plan: block('The plan for the first 90 days', {
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'An onboarding plan, not a promise of income'),
    worked: text(4, 40, 'Label before the sign that a phase went well'),
    phases: rows(
      {
        days: text(4, 20, 'Days 1–30'),
        title: text(4, 60, 'Heading'),
        text: text(60, 400, 'What happens'),
        done: text(20, 200, 'How one knows that it worked'),
      },
      3,
      3,
    ),
  }),
  tracks: block('The three careers', {
    heading: text(8, 80, 'Heading'),
    items: rows(
      {
        title: text(4, 12, 'Expert, Leadership or Producer'),
        description: text(60, 360, 'Description'),
        features: texts(10, 90, 'A feature').min(4).max(6),
      },
      3,
      3,
    ),
  }),
  employeeQuotes: block('What employees say', {
    heading: text(8, 80, 'Heading'),
    sample: text(4, 40, 'Says that the quotations are samples, while the website has sample content'),
    items: rows({ quote: text(80, 420, 'Quote'), author: text(3, 40, 'Author'), role: text(3, 60, 'Role') }, 2, 2),
  }).optional(),
  apply: block('How to apply', {
    heading: text(8, 80, 'Heading'),
    text: text(40, 320, 'Text'),
    applyLabel: text(4, 40, 'Button to the recruiting site'),
    networkLabel: text(4, 40, 'Button to the professional-network page'),
  }),
});
export type CareersWords = z.infer<typeof careers>;
