import { z } from 'zod';
import { names, text, texts } from './text-types.ts';

/** An id that is also the name of a portrait: the picture of founder_1 is portrait_founder_1. Without one, pages show initials. */
const personId = (...kinds: string[]) =>
  z
    .string()
    .regex(new RegExp(`^(${kinds.join('|')})_\\d+$`), `${kinds.map((kind) => `${kind}_`).join(' or ')} and a number`)
    .meta({
      title: 'Portrait',
      description: `Without one, initials are shown. Upload a new one first, under Assets: a square picture of at least 640 pixels, named portrait_${kinds.at(-1)}_ and the next free number`,
    });

export const teamMember = z.strictObject({
  id: personId('founder', 'exec'),
  name: text(3, 40, 'Name').register(names),
  position: text(5, 60, 'Never "risk manager" or "adjuster": both are licensed roles'),
  email: z.email().describe('Email address'),
  linkedin: z.url().optional().meta({ title: 'LinkedIn', description: 'Address of the profile, if there is one' }),
  description: text(120, 420, 'Two to four sentences'),
});
export type TeamMember = z.infer<typeof teamMember>;

export const review = z.strictObject({
  id: personId('customer'),
  name: text(3, 40, 'Name as shown'),
  role: text(3, 40, 'For example home builder'),
  date: z.iso.date().describe('The day, as 2026-10-01'),
  rating: z.number().min(1).max(5).describe('Stars, from 1 to 5'),
  review: text(80, 320, 'The words'),
  tags: texts(3, 24, 'Tag').min(1).max(3),
});
export type Review = z.infer<typeof review>;
