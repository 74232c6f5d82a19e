import { z } from 'zod';
import { pageMeta, point } from './shared.ts';
import { text } from './text-types.ts';

export const offlinePage = z.strictObject({
  meta: pageMeta,
  title: text(3, 60, 'Title of the page, in large type'),
  lead: text(30, 320, 'Under the title'),
  retry: text(4, 40, 'Label of the button that tries again'),
  savedPages: text(4, 60, 'Heading over the list of saved pages'),
  call: point.describe('Over the phone number'),
});
