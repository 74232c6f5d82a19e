import { z } from 'zod';
import { pageMeta, picture } from './shared.ts';
import { block, path, rows, text } from './text-types.ts';

export const notFound = z.strictObject({
  meta: pageMeta,
  title: text(3, 60, 'Title of the page, in large type'),
  lead: text(30, 320, 'Under the title'),
  picture,
  home: text(4, 40, 'Label of the button to the home page'),
  places: block('Where to go instead', {
    heading: text(4, 60, 'Heading'),
    items: rows({ label: text(3, 40, 'Place'), text: text(10, 120, 'What is there'), path }, 4, 8),
  }),
  call: text(10, 160, 'Before the phone number'),
});
