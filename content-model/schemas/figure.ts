import { z } from 'zod';
import { block, rows } from './text-types.ts';

const countOf = (value: string) => value.split(/\s+/).length;

/** A text of a figure. An amount of the page's loss example is written as the label of its row in braces: {Settlement}. */
export const line = (max: number, what: string) =>
  z
    .string()
    .min(1, `empty (${what})`)
    .refine((s) => s.replaceAll(/\{[^}]+\}/g, '$000,000').length <= max, `too long: at most ${max} characters (${what})`)
    .refine((s) => s === s.trim(), 'has spaces at the start or end')
    .describe(what);

const sentence = (words: number, what: string) =>
  line(9 * words, what).refine((s) => countOf(s.replaceAll(/\{[^}]+\}/g, '$0')) <= words, `at most ${words} words (${what})`);

const figureBase = { lossMark: line(40, 'What the reddish-brown mark in the drawing means, for the legend') };

const description = line(320, 'What the drawing shows, for people who cannot see it');

const span = z.strictObject({
  from: z.number().describe('Month in which it starts'),
  to: z.number().describe('Month in which it ends'),
  available: z
    .strictObject({ from: z.number().describe('Month in which it starts'), to: z.number().describe('Month in which it ends') })
    .optional()
    .describe('What could have been bought'),
});

const moment = z.strictObject({
  at: z.number().describe('Months from the start'),
  lines: z.array(line(11, 'A line')).min(2).max(3).describe('What happens and when, in two or three very short lines'),
});

const timelinePolicy = z.strictObject({
  name: line(20, 'Name of the policy'),
  place: line(16, 'After the name').optional(),
  act: span.meta({ title: 'First bar', description: 'When what happened falls inside the policy' }),
  claim: span.meta({ title: 'Second bar', description: 'When the claim falls inside the policy' }),
  verdict: block('Whether the policy pays', { heading: line(34, 'Which policy pays or not'), why: line(42, 'Why') }),
});

/** A timeline of two dates and two policies. A policy pays only if both dates fall inside its periods. */
export const timelineFigure = z.strictObject({
  kind: z.literal('timeline'),
  ...figureBase,
  description,
  months: z.number().int().min(12).max(48).describe('Length of the axis, one tick each'),
  questions: z.tuple([line(8, 'First question'), line(8, 'Second question')]).describe('Over the two bars of a policy'),
  policyChange: moment.describe('Where one policy ends and the other begins'),
  act: moment.describe('The first date'),
  claim: moment.describe('The second date, drawn in reddish brown'),
  policies: z.tuple([timelinePolicy, timelinePolicy]),
});
export type TimelineFigure = z.infer<typeof timelineFigure>;

/** The parties of a chain of contracts, from top to bottom, and the lawsuit that goes up the chain. */
export const contractChainFigure = z.strictObject({
  kind: z.literal('contract-chain'),
  ...figureBase,
  parties: rows(
    {
      name: line(20, 'A party'),
      policy: z.enum(['answers', 'excluded', 'untested', 'loss']).describe('What its policy does; the last party has the loss'),
      verdict: line(30, 'The same in at most four words'),
      contract: z
        .strictObject({
          name: line(20, 'The contract, or what else leads one step down'),
          text: sentence(14, 'What it promises'),
          tested: z.boolean().optional().describe('Drawn in ink: this claim tried it'),
        })
        .optional()
        .describe('To the next party; all but the last have one'),
    },
    3,
    4,
  ).describe('Highest first, the injured person last'),
  suit: block('The line of the lawsuit', {
    to: z.number().int().min(0).describe('The party that the suit reaches, counted from 0; it starts at the last'),
    label: line(40, 'Along the line'),
  }),
});
export type ContractChainFigure = z.infer<typeof contractChainFigure>;

/** A section through ground or buildings, with the mark of the loss. */
export const crossSectionFigure = z.strictObject({
  kind: z.literal('cross-section'),
  ...figureBase,
  description,
  scene: z.enum(['well', 'tank', 'building']).describe('Which drawing'),
});
export type CrossSectionFigure = z.infer<typeof crossSectionFigure>;

/** A chart of monthly values and a limit. Hatching marks what exceeds the limit. */
export const yearChartFigure = z.strictObject({
  kind: z.literal('year-chart'),
  ...figureBase,
  description,
  unit: line(60, 'What the numbers count'),
  values: z.array(z.number().min(0)).length(12).describe('Twelve values, January first'),
  limit: block('The limit of the policy', {
    value: z.number().describe('The limit, in the unit of the drawing'),
    label: line(30, 'On the line'),
  }),
  available: z
    .strictObject({
      value: z.number().describe('The higher limit, in the unit of the drawing'),
      from: z.number().int().min(0).max(11).describe('Month from which it could have been bought, from 0'),
      lines: z.tuple([line(14, 'A line'), line(14, 'A line')]).describe('What could have been bought, in two short lines'),
    })
    .optional()
    .describe('What could have been bought'),
  loss: block('Where the loss is in the drawing', {
    month: z.number().int().min(0).max(11).describe('The month, counted from 0 for January'),
    label: line(24, 'What is over the limit'),
  }),
});
export type YearChartFigure = z.infer<typeof yearChartFigure>;

/** The stops of a shipment as the rows of a table, with a column for each thing that could be lost. */
export const handoffFigure = z.strictObject({
  kind: z.literal('handoffs'),
  ...figureBase,
  risks: z.array(line(20, 'What could be lost')).min(2).max(3),
  stops: rows(
    {
      name: line(18, 'Where it is'),
      place: line(28, 'Small, under the name'),
      loss: z.literal(true).optional().describe('Here it happens; once per figure'),
      cells: rows(
        {
          state: z.enum(['answers', 'condition', 'none']).describe('Whether the policy answers, answers on a condition, or there is none'),
          line: line(66, 'The policy, or why there is none. The same words as in the stop before join the two cells'),
        },
        2,
        3,
      ).describe('One for each thing that could be lost'),
    },
    4,
    5,
  ),
});
export type HandoffFigure = z.infer<typeof handoffFigure>;

/** A bar over time with a gap for each exclusion, and the policy that fills each gap. */
export const coverageGapsFigure = z.strictObject({
  kind: z.literal('coverage-gaps'),
  ...figureBase,
  scale: block('The scale of the drawing', {
    unit: z.enum(['hours', 'months']).describe('Whether the scale counts hours or months'),
    from: z.number().describe('Start of the scale'),
    to: z.number().describe('End of the scale'),
    labels: z.array(line(10, 'A label')).describe('Hours: one for each line of the scale. Months: one for each space'),
  }),
  mainPolicy: block('The policy that runs through', {
    line: line(24, 'The policy that runs through'),
    note: line(24, 'In the bar, after it'),
  }),
  events: rows(
    {
      at: z.number().describe('Its position on the scale'),
      time: line(10, 'Set large'),
      amPm: z.enum(['am', 'pm']).optional().describe('am or pm, after the time'),
      title: line(34, 'What happens'),
      answers: z.boolean().describe('Whether the continuous policy pays'),
      policy: line(50, 'The policy that is written for it'),
      loss: z.literal(true).optional().describe('The page’s own loss; once per figure'),
    },
    5,
    6,
  ).describe('In order'),
});
export type CoverageGapsFigure = z.infer<typeof coverageGapsFigure>;

export const figure = z
  .discriminatedUnion('kind', [timelineFigure, contractChainFigure, crossSectionFigure, yearChartFigure, handoffFigure, coverageGapsFigure])
  .describe(
    'The loss of the page, drawn. Six kinds with the same signs: solid answers, hatched does not, dashed could have been bought, reddish brown is the loss',
  );
export type AnyFigure = z.infer<typeof figure>;
