import { z } from 'zod';
import { decorativePicture, pageMeta } from './shared.ts';
import { block, path, reviewed, rows, templateText, text, texts } from './text-types.ts';

export const fieldName = z
  .string()
  .regex(/^[a-z]+$/, 'small letters only')
  .describe('Its name in the address of the page. Do not change it: links that people have sent would stop working');

/** A name that code refers to, so it is the same in every language. */
const knownName = z.string().regex(/^[a-zA-Z0-9]+$/, 'letters and digits only');

const fieldWords = {
  name: fieldName,
  label: text(3, 60, 'Label of the field'),
  hint: text(8, 120, 'Under the field').optional(),
  showWhen: z
    .strictObject({ field: fieldName, value: knownName.describe('The value') })
    .optional()
    .describe('Visible only while another field has this value'),
};

/** Values of fields, as written in the fragment of a URL: 250000, 2026-07-06, 1 for yes. */
export const fieldValues = z
  .array(z.strictObject({ field: fieldName, value: z.string().describe('The value, in digits alone; a date as 2026-07-06') }))
  .min(1);
const toolField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['money', 'percent', 'count']).describe('Kind of field: an amount of money, a percent or a number of something'),
    ...fieldWords,
    unit: z
      .strictObject({ one: text(2, 12, 'After the number 1: month'), other: text(2, 12, 'After other numbers: months') })
      .optional()
      .describe('What a number of something counts'),
    min: z.number().min(0).describe('Smallest value accepted'),
    max: z.number().describe('Largest value accepted'),
    example: z.number().describe('Value at the start'),
    slider: z
      .strictObject({
        min: z.number().describe('Left end of the slider'),
        max: z.number().describe('Right end of the slider'),
        step: z.number().positive().describe('How far one step of the slider goes'),
      })
      .optional()
      .describe('Slider beside the field; the field accepts values beyond its range'),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    ...fieldWords,
    example: z.string().describe('The value that is chosen at first'),
    options: rows({ value: knownName.describe('As written in the address of the page'), label: text(2, 40, 'The choice') }, 2, 4),
  }),
  z.strictObject({
    kind: z.literal('day'),
    ...fieldWords,
    min: z.iso.date().describe('Earliest day accepted'),
    max: z.iso.date().describe('Latest day accepted'),
    example: z.union([z.iso.date(), z.literal('')]).describe('Value at the start: a day as 2026-10-01, or empty'),
    optional: z.literal(true).optional().describe('May stay empty'),
  }),
  z.strictObject({ kind: z.literal('flag'), ...fieldWords, example: z.boolean().describe('Value at the start') }),
]);

export const toolBase = {
  order: z.number().int().min(1).describe('Place on the list of tools'),
  name: text(4, 30, 'Short name, in the path above the title and in captions'),
  question: text(12, 70, 'The question in the visitor’s words: title of the page and of every link to it'),
  meta: pageMeta,
  lead: text(60, 260, 'Under the question'),
  reviewed,
  summary: text(30, 130, 'On the list of tools, under the question'),
  omissions: block('What the tool leaves out', {
    lead: text(20, 160, 'Beside the list'),
    items: rows({ title: text(4, 90, 'Heading').optional(), text: text(15, 220, 'One thing that the tool leaves out') }, 3, 6),
  }),
  sources: texts(10, 120, 'A statute, rule or agency that the tool relies on')
    .max(14)
    .optional()
    .describe('Laws and agencies that the tool relies on, printed beside what it leaves out'),
  related: z
    .array(z.strictObject({ kind: text(4, 20, 'What kind of page'), label: text(4, 70, 'Its name'), path }))
    .min(2)
    .max(3, 'two or three'),
};

/** The content of a calculator. A test checks that its fields, results and outcomes match those in app/tools. */
export const calculator = z.strictObject({
  ...toolBase,
  formLabel: text(4, 40, 'Caption of the calculator'),
  picture: decorativePicture.optional().describe('Beside the question; without it the section is dark'),
  exampleResult: block('The answer of the example, on the list of tools', {
    figure: templateText(4, 30, 'On the list of tools: the example’s answer'),
    text: templateText(10, 70, 'What it is'),
  }),
  fields: z.array(toolField).min(3).max(15).describe('The fields of the calculator, in order'),
  suggestions: rows({ label: text(4, 30, 'Button'), set: fieldValues }, 1, 3)
    .optional()
    .describe('“Try a change”: each sets one or two values'),
  figures: rows({ result: knownName.describe('Which result of the calculator'), label: text(4, 40, 'Over the figure') }, 2, 3).describe(
    'The main result, and others beside it',
  ),
  parts: rows(
    {
      part: knownName.describe('Which part of the result: a fixed name of the calculator'),
      label: text(4, 60, 'In the list under the bar'),
      color: z
        .number()
        .int()
        .min(0)
        .max(4)
        .describe('Color: 4 blue-green, 3 reddish brown (only what you pay), 2 sand, 1 gray-green, 0 dashed'),
      hatched: z.literal(true).optional().describe('Hatching, if another part has the same color'),
      hideWhenZero: z.boolean().optional().describe('Hidden while it is $0'),
    },
    1,
    6,
  ).optional(),
  total: z
    .strictObject({ label: text(4, 40, 'Under the parts'), figure: knownName.describe('The figure they add up to') })
    .optional()
    .describe('The sum under the parts'),
  outcomes: z.record(z.string(), templateText(60, 420, 'One for each outcome')).describe('The sentence for each result'),
  refusals: z
    .record(fieldName, templateText(20, 160, 'Beside a field that contradicts another'))
    .optional()
    .describe('What is said when a value is refused'),
  drawing: block('What is said in the drawing, and about it', {
    description: templateText(30, 260, 'What the drawing shows, for people who cannot see it'),
    words: z.record(z.string(), templateText(2, 60, 'A word in the drawing')).describe('Words in the drawing'),
  }),
  computation: block('How it is computed, step by step', {
    heading: text(8, 40, 'Heading'),
    lead: text(20, 240, 'Under the heading'),
    steps: rows(
      {
        label: text(4, 50, 'What is computed'),
        rule: text(6, 120, 'The formula in words'),
        sum: templateText(3, 120, 'With the visitor’s numbers'),
        result: templateText(3, 30, 'What it comes to'),
      },
      1,
      7,
    ),
    aside: templateText(30, 220, 'A remark with the visitor’s numbers').optional(),
  }),
  embedded: z
    .strictObject({ fields: z.array(fieldName).min(2).max(4).describe('Fields of the calculator inside other pages') })
    .optional()
    .describe('The smaller calculator inside other pages'),
});
export type CalculatorContent = z.infer<typeof calculator>;

/** Texts of the contact form inside a tool that is not a calculator. Texts left out here come from forms.yaml. */
export const talkWords = block('The contact form inside the tool', {
  button: text(4, 30, 'Button, and heading of what it opens').optional(),
  lead: text(20, 160, 'Under the heading'),
  message: text(4, 40, 'Label of the message').optional(),
  takeOut: text(4, 40, 'Button that removes what was entered from the message'),
  putBack: text(4, 40, 'Button that adds it again'),
});
