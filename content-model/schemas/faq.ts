import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { slug, text, texts } from './text-types.ts';

export const faqItem = z.strictObject({
  id: slug.meta({ title: 'Short name' }),
  question: text(15, 110, 'The question, as people ask it'),
  answer: texts(40, 700, 'A paragraph of the answer').min(1).max(4),
  ...arithmetic,
});
