import { z } from 'zod';
import { block, label, names, slug, text } from './text-types.ts';

const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a number like (713) 555-0142')
  .describe('As people read it, for example (713) 555-0142');
const hours = text(3, 40, 'When somebody answers, as the insurer says. Left out: not known').optional();

/** An insurer’s numbers. Hours and language are shown only if somebody has checked them. */
export const insurer = z.strictObject({
  id: slug,
  name: label('Name').register(names),
  writes: text(3, 60, 'What it insures, in a few words'),
  claims: block('Where a loss is reported', {
    phone,
    hours,
    report: z.url().optional().describe('Where a loss is reported online'),
    spanish: z.boolean().optional().describe('Whether the claim line also answers in Spanish. Left out: not known'),
  }),
  billing: z.strictObject({ phone, hours }).optional().describe('Where its bills are answered. Left out: the page refers to the bill'),
  website: z.url().optional().describe('Its website'),
  checked: z.iso.date().describe('Day on which somebody last called the numbers and opened the addresses'),
});
export type Insurer = z.infer<typeof insurer>;
