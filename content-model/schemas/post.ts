import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { alt, scene } from './shared.ts';
import { reviewed, slug, sources, text, texts } from './text-types.ts';

export const categories = ['claims', 'customer-experience', 'disability-insurance', 'long-term-care-insurance'] as const;

export const postMatter = z.strictObject({
  number: z
    .number()
    .int()
    .min(1)
    .describe('The next free one; if it is taken, the check before saving names one. /blog/<number> leads to the article'),
  title: text(10, 80, 'Title of the page, in large type'),
  category: z.enum(categories).describe('The group of articles it belongs to'),
  date: z.iso.date().describe('Day of publication; the newest article comes first'),
  reviewed,
  author: text(5, 60, 'A role, not a person, for example Claims advocacy team'),
  reviewedBy: text(5, 60, 'A role, for example Director, Claims Advocacy'),
  description: text(70, 165, 'For search results and lists'),
  scene: scene.meta({ title: 'Picture' }),
  alt: alt(10),
  summary: texts(20, 200, 'One line of the summary box').min(3).max(5),
  sources: sources.optional(),
  related: z.array(slug).min(2).max(3).describe('Articles that it leads to at its end: choose English titles'),
  ...arithmetic,
});
export type PostMatter = z.infer<typeof postMatter>;
