import { z } from 'zod';
import { slug, text } from './text-types.ts';

export const partner = z.strictObject({
  id: slug,
  name: text(3, 40, 'Name'),
  logo: z
    .string()
    .regex(/^\/images\/partners\/.+\.svg$/, 'a file such as /images/partners/name.svg')
    .describe('The file of the logo, for example /images/partners/name.svg'),
});
