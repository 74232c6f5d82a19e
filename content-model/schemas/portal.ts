import { z } from 'zod';
import { pageMeta, point, subItem } from './shared.ts';
import { block, text } from './text-types.ts';

export const portal = z.strictObject({
  meta: pageMeta,
  title: text(4, 50, 'Title of the page, in large type'),
  lead: text(60, 360, 'What is done in the outside application'),
  button: text(4, 40, 'Label of the fallback button'),
  linkText: text(10, 120, 'Sentence before the plain link'),
  waiting: text(10, 200, 'Shown while it is not known, and without scripts'),
  opened: text(10, 160, 'Shown once the new tab is open'),
  blocked: text(10, 200, 'Shown when the browser held the tab back: calm, and what to do'),
  prepare: block('What to have at hand', { heading: text(8, 60, 'Heading'), items: z.array(point).min(3).max(5) }),
  safety: block('What to know before using it', { heading: text(8, 60, 'Heading'), text: text(60, 500, 'What to know') }),
  clients: subItem.describe('The page for clients'),
});
export type PortalWords = z.infer<typeof portal>;
