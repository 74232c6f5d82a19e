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

const documentToolSlug = z.enum(['certificate-request', 'storm-plan', 'conversation']);

const sharedKeys = {
  heading: text(8, 60, 'Beside the calculator'),
  text: text(40, 240, 'Under it'),
  start: z
    .record(fieldName, z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('Values that differ from the tool’s example'),
};

export const embeddedCalculators = z.record(
  z.string().regex(/^(industries|personal|services|blog)\/[a-z0-9-]+$/, 'a file of content/ without its ending'),
  z
    .array(
      z.union([
        z.strictObject({
          tool: toolSlug,
          ...sharedKeys,
          points: texts(30, 120, 'Under the text: what to look for when a figure is changed').min(2).max(3),
          fields: z.array(fieldName).min(1).max(4).optional().describe('Visible fields, if not those that the tool names'),
        }),
        z.strictObject({ linkTo: z.enum([...toolSlug.options, ...documentToolSlug.options]), ...sharedKeys }).describe('A link alone'),
      ]),
    )
    .min(1)
    .max(2),
);
