import { z } from 'zod';
import { block, text } from './text-types.ts';

const page = z
  .string()
  .regex(/^\//, 'an address on this site, starting with /')
  .optional()
  .describe('The page that shows it; {{slug}} stands for the file name');

const group = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]+$/, 'one word in small letters')
    .describe('Short name in addresses of the editor'),
  label: text(3, 40, 'Name of the group'),
  description: text(10, 160, 'What is in it, one sentence'),
});

/** Texts of the content editor (npm run edit), and the groups of files that it shows. */
export const editor = z.strictObject({
  title: text(4, 60, 'Title of the browser tab'),
  unsupported: text(20, 240, 'In browsers that cannot open a folder'),
  refused: block('When the content check refuses what is about to be saved', {
    heading: text(4, 60, 'Heading'),
    lead: text(10, 200, 'Over the list of problems'),
    spanish: text(2, 30, 'Before a problem of the Spanish version'),
    close: text(2, 30, 'Button'),
  }),
  englishOnly: block('When English texts change and their Spanish ones do not', {
    heading: text(4, 60, 'Heading'),
    lead: text(10, 200, 'Over the list of texts'),
    save: text(2, 40, 'Button that saves'),
    back: text(2, 30, 'Button that does not'),
  }),
  outdated: block('The list of Spanish texts whose English has changed', {
    button: text(4, 60, 'Opens the list. {count} is how many there are').includes('{count}'),
    heading: text(4, 60, 'Heading'),
    lead: text(10, 200, 'Over the list'),
    close: text(2, 30, 'Button'),
  }),
  changed: block('When a file changed on disk after the editor had read it', {
    heading: text(4, 60, 'Heading'),
    lead: text(10, 300, 'Over the lines that would be overwritten'),
    overwrite: text(2, 40, 'Button that saves all the same'),
    cancel: text(2, 40, 'Button that saves nothing'),
  }),
  rejected: block('On the page of the automatic check at the Git host, when it refuses a published change', {
    heading: text(4, 60, 'Heading'),
    lead: text(10, 200, 'Over the list of problems'),
  }),
  choosePicture: text(4, 40, 'Opens the list of pictures'),
  initials: text(4, 40, 'The choice of a person without a portrait'),
  filledText: text(4, 40, 'Under a text with facts, before what visitors read'),
  ownWords: block('When a fact changes that pages say in their own words', {
    heading: text(4, 60, 'Heading'),
    lead: text(10, 240, 'Over the list of sentences'),
    save: text(4, 40, 'Button that saves'),
    back: text(2, 30, 'Button that does not'),
  }),
  hints: block('After the description of a field', {
    length: text(10, 60, 'How long a text is'),
    count: text(10, 60, 'How many entries a list has'),
    optional: text(4, 60, 'A field that need not be filled in'),
  }),
  body: block('The text of a post or of a legal page', { label: text(2, 40, 'Label'), hint: text(10, 300, 'Under the label') }),
  item: text(2, 30, 'One entry of a list of texts'),
  yes: text(2, 10, 'Yes'),
  no: text(2, 10, 'No'),
  groups: z
    .array(
      z.discriminatedUnion('kind', [
        group.extend({
          kind: z.literal('files'),
          folder: z.enum(['services', 'tools']).optional().describe('A folder of content/: all its files come first'),
          files: z
            .array(
              z.strictObject({ file: z.string().describe('A file of content/'), label: text(3, 50, 'What it is, for an office'), page }),
            )
            .min(1),
        }),
        group.extend({
          kind: z.literal('folder'),
          folder: z.enum(['industries', 'personal', 'glossary', 'blog', 'legal', 'facts']).describe('A folder of content/'),
          singular: text(3, 40, 'One of them'),
          titleField: z.string().describe('The field that names an entry'),
          create: z.boolean().describe('Whether staff can add one; pages with pictures and addresses of their own need a developer'),
          page,
        }),
      ]),
    )
    .min(1)
    .describe('The groups of the start page, in order'),
});
export type EditorContent = z.infer<typeof editor>;
