import { z } from 'zod';
import { pageMeta } from './shared.ts';
import { block, rows, text } from './text-types.ts';

export const onboarding = z.strictObject({
  meta: pageMeta,
  title: text(3, 40, 'Title of the page, in large type'),
  advisor: block('The person who helps new clients', {
    label: text(4, 40, 'Names the card'),
    id: z.string().meta({ title: 'Portrait', description: 'Name of a portrait under Assets, without portrait_ in front' }),
    name: text(3, 40, 'Name'),
    designation: text(5, 60, 'Position'),
    phone: text(3, 12, 'Label'),
    chat: text(3, 12, 'Label'),
    email: text(3, 12, 'Label'),
  }),
  progress: z.number().int().min(0).max(100).describe('In percent. Nothing on the site changes it'),
  of: text(4, 40, 'After the percentage'),
  progressLabel: text(4, 40, 'Names the progress bar'),
  stepsLabel: text(4, 40, 'Names the list of steps'),
  done: text(2, 20, 'Said of a ticked step'),
  open: text(2, 20, 'Said of a step that is not ticked'),
  next: text(6, 40, 'Link to the application, which opens in a new tab'),
  steps: rows(
    { label: text(3, 24, 'In capitals'), at: z.number().int().min(1).max(100).describe('Ticked once progress reaches it') },
    2,
    8,
  ),
});
