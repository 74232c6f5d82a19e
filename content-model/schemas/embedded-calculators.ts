import { z } from 'zod';
import { fieldName } from './calculator.ts';
import { text, texts } from './fields.ts';

const toolSlug = z.enum([
  'percent-deductible',
  'coinsurance',
  'rebuild-limit',
  'business-income',
  'cost-of-risk',
  'life-needs',
  'flood-start',
  'claim-clock',
]);

const paperSlug = z.enum(['certificate-request', 'storm-plan', 'conversation']);

/** By the file of the page that a small sheet stands in. */
const besideSheet = {
  heading: text(8, 60, 'Beside the sheet'),
  text: text(40, 240, 'Under it'),
  start: z
    .record(fieldName, z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('Values that differ from the tool’s example, because the page tells of others'),
};

export const embeddedCalculators = z.record(
  z.string().regex(/^(industries|personal|services|blog)\/[a-z0-9-]+$/, 'a file of content/ without its ending'),
  z
    .array(
      z.union([
        z.strictObject({
          tool: toolSlug,
          ...besideSheet,
          points: texts(30, 120, 'Under the text: what to look for when a figure is changed').min(2).max(3),
          shows: z.array(fieldName).min(1).max(4).optional().describe('Fields, if not those that the tool itself names'),
        }),
        z.strictObject({ leadsTo: z.enum([...toolSlug.options, ...paperSlug.options]), ...besideSheet }).describe('A link alone'),
      ]),
    )
    .min(1)
    .max(2),
);
