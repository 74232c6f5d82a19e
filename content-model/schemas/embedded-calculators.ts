import { z } from 'zod';
import { fieldName, fieldValues } from './calculator.ts';
import { rows, slug, text } from './text-types.ts';

const tool = slug.describe('Which tool: a file of content/tools without its ending');
const start = fieldValues.optional().describe('Values that differ from the example of the tool');

const sharedKeys = {
  heading: text(8, 60, 'Beside the calculator'),
  text: text(40, 240, 'Under it'),
  start,
};

/** Calculators in pages and links to them. A link of the kind “question” is the question of its tool, without a text of its own. */
export const embeddedCalculators = z.array(
  z.strictObject({
    page: z
      .string()
      .regex(/^(industries|personal|services|blog)\/[a-z0-9-]+$/, 'a file of content/ without its ending, for example personal/flood')
      .describe('The page that shows it: a file of content/ without its ending, for example personal/flood'),
    calculators: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('calculator'),
            tool: slug.describe('Which calculator: a file of content/tools without its ending'),
            ...sharedKeys,
            points: rows(
              {
                text: text(30, 120, 'What to look for when a figure is changed. Names in braces are figures of the tool: {paid}'),
                set: fieldValues.optional().describe('Values that the figures in braces are computed with, if not those it starts with'),
              },
              2,
              3,
            ).describe('A list under the text'),
            fields: z.array(fieldName).min(1).max(4).optional().describe('Visible fields, if not those that the tool names'),
          }),
          z.strictObject({
            kind: z.literal('question'),
            tool,
            start,
          }),
          z.strictObject({
            kind: z.literal('link'),
            tool,
            ...sharedKeys,
          }),
        ]),
      )
      .min(1)
      .max(2)
      .describe('One or two calculators or links to tools'),
  }),
);
