import { z } from 'zod';

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

const figureBase = {
  heading: line(45, 'Heading over the drawing: what it shows, said as a fact'),
  lead: sentence(28, 'One sentence beside the heading'),
  result: z
    .strictObject({
      row: z.string().describe('Label of the row of the example on this page whose amount is set large'),
      text: sentence(30, 'Goes on after the amount, in lower case'),
    })
    .optional()
    .describe('The amount the drawing comes to. Left out where the example is another story'),
  lossMark: line(30, 'What the reddish-brown mark in the drawing means, for the legend'),
  note: line(60, 'Under the drawing: that it is illustrative, and what its scale is'),
  background: z
    .enum(['page', 'stone', 'mist', 'deep'])
    .optional()
    .describe('Color behind the drawing. Left out: the usual one of its kind'),
};

const listed = z
  .array(z.strictObject({ heading: line(50, 'Heading'), text: sentence(40, 'What the drawing shows here, in words') }))
  .min(3)
  .max(4)
  .describe('The drawing in words: seen on phones and on paper, heard everywhere');

const description = line(320, 'What the drawing shows, for people who cannot see it');

const span = z.strictObject({
  from: z.number().describe('Month in which it starts'),
  to: z.number().describe('Month in which it ends'),
  label: line(40, 'Written in the bar'),
  available: z
    .strictObject({
      from: z.number().describe('Month in which it starts'),
      to: z.number().describe('Month in which it ends'),
      label: line(40, 'Written in the dashed bar'),
    })
    .optional()
    .describe('What could have been bought'),
});

const moment = z.strictObject({
  at: z.number().describe('Months from the start'),
  label: line(30, 'What happens'),
  date: line(34, 'When'),
  narrow: z.array(line(10, 'A line')).min(2).max(3).describe('The same in two or three very short lines, for phones'),
});

const timelinePolicy = z.strictObject({
  name: line(20, 'Name of the policy'),
  place: line(16, 'Small, after the name').optional(),
  act: span.meta({ title: 'First bar', description: 'When what happened falls inside the policy' }),
  claim: span.meta({ title: 'Second bar', description: 'When the claim falls inside the policy' }),
  verdict: z.strictObject({ heading: line(34, 'Which policy pays or not'), why: line(42, 'Why') }).describe('Whether the policy pays'),
});

/** A timeline of two dates and two policies. A policy pays only if both dates fall inside its periods. */
export const timelineFigure = z.strictObject({
  kind: z.literal('timeline'),
  ...figureBase,
  description,
  list: listed,
  months: z.number().int().min(12).max(48).describe('Length of the axis, one tick each'),
  questions: z.tuple([line(8, 'First question'), line(8, 'Second question')]).describe('Over the two bars of a policy on phones'),
  policyChange: moment.describe('Where one policy ends and the other begins; at 35 to 50% of the axis'),
  act: moment.describe('The first date'),
  claim: moment.describe('The second date, drawn in reddish brown'),
  policies: z.tuple([timelinePolicy, timelinePolicy]),
});
export type TimelineFigure = z.infer<typeof timelineFigure>;

/** The parties of a chain of contracts, from top to bottom, and the lawsuit that goes up the chain. */
export const contractChainFigure = z.strictObject({
  kind: z.literal('contract-chain'),
  ...figureBase,
  parties: z
    .array(
      z.strictObject({
        name: line(20, 'A party'),
        text: sentence(22, 'What it does in this loss'),
        policy: z.enum(['answers', 'excluded', 'untested', 'loss']).describe('What its policy does; the last party has the loss'),
        verdict: line(30, 'The same in at most four words'),
        step: z.number().int().optional().describe('Number of the step that ends here'),
        contract: z
          .strictObject({
            name: line(20, 'The contract, or what else leads one step down'),
            text: sentence(14, 'What it promises'),
            step: z.number().int().optional().describe('Number of the step that it belongs to'),
            tested: z.boolean().optional().describe('Drawn in ink: this claim tried it'),
          })
          .optional()
          .describe('To the next party; all but the last have one'),
      }),
    )
    .min(3)
    .max(4)
    .describe('Highest first, the injured person last'),
  suit: z
    .strictObject({
      to: z.number().int().min(0).describe('The party that the suit reaches, counted from 0; it starts at the last'),
      label: line(40, 'Along the line'),
      step: z.number().int().describe('Number of the step that it belongs to'),
    })
    .describe('The line of the lawsuit'),
  steps: z.array(line(60, 'A short sentence')).min(3).max(5).describe('What happened, in order; the numbers are in the drawing'),
});
export type ContractChainFigure = z.infer<typeof contractChainFigure>;

const answer = z.strictObject({
  who: line(24, 'Whom it is for, where two parties have two answers').optional(),
  line: line(44, 'The policy, or what happens'),
  pays: sentence(22, 'What it pays, or does not'),
});

const band = z.strictObject({
  name: line(30, 'What lies here'),
  policies: z.array(answer).min(1).max(2).describe('One for all, or two side by side'),
});

/** Which policy pays at which depth or height. */
export const crossSectionFigure = z.strictObject({
  kind: z.literal('cross-section'),
  ...figureBase,
  description,
  scene: z.enum(['well', 'tank', 'building']).describe('Which drawing'),
  bands: z.tuple([band, band, band, band]).describe('Top to bottom, at the heights of the drawing'),
  mark: z
    .strictObject({
      value: line(24, 'Beside the reddish-brown mark, set large'),
      text: sentence(18, 'What happened there'),
    })
    .describe('The mark of the loss in the drawing'),
});
export type CrossSectionFigure = z.infer<typeof crossSectionFigure>;

/** A chart of monthly values and a limit. Hatching marks what exceeds the limit. */
export const yearChartFigure = z.strictObject({
  kind: z.literal('year-chart'),
  ...figureBase,
  description,
  list: listed,
  unit: line(60, 'What the numbers count'),
  values: z.array(z.number().min(0)).length(12).describe('Twelve values, January first'),
  limit: z
    .strictObject({
      value: z.number().describe('The limit, in the unit of the drawing'),
      label: line(44, 'On the line'),
      short: line(30, 'The same on phones'),
      text: line(44, 'Under the label'),
      setInMonth: z.number().int().min(0).max(11).describe('Month it was set in, from 0'),
    })
    .describe('The limit of the policy'),
  available: z
    .strictObject({
      value: z.number().describe('The higher limit, in the unit of the drawing'),
      from: z.number().int().min(0).max(11).describe('Month from which it could have been bought, from 0'),
      label: line(44, 'What could have been bought'),
      note: line(40, 'Under it'),
      narrow: z.tuple([line(14, 'A line'), line(14, 'A line')]).describe('The same on phones'),
    })
    .optional()
    .describe('What could have been bought'),
  loss: z
    .strictObject({
      month: z.number().int().min(0).max(11).describe('The month, counted from 0 for January'),
      label: line(44, 'What happens'),
      short: line(24, 'What is over the limit, on phones'),
    })
    .describe('Where the loss is in the drawing'),
});
export type YearChartFigure = z.infer<typeof yearChartFigure>;

/** The stops of a shipment, with a bar for each thing that could be lost. A bar is interrupted where its coverage changes. */
export const handoffFigure = z.strictObject({
  kind: z.literal('handoffs'),
  ...figureBase,
  risks: z
    .array(z.strictObject({ name: line(20, 'What could be lost'), short: line(8, 'The same, upright on phones') }))
    .min(2)
    .max(3),
  stops: z
    .array(
      z.strictObject({
        name: line(18, 'Where it is'),
        place: line(28, 'Small, under the name'),
        text: sentence(22, 'What can happen here'),
        drawing: z
          .enum([
            'dock',
            'road',
            'truck-stop',
            'yard',
            'receiver',
            'label-line',
            'cold-room',
            'delivery',
            'stores',
            'table',
            'key-drop',
            'lift',
            'test-drive',
            'lot',
            'country-road',
            'factory',
            'ship',
            'warehouse',
            'dock-release',
            'buyer',
          ])
          .describe('Which small drawing is above it'),
        loss: z.literal(true).optional().describe('Here it happens; once per figure'),
        cells: z
          .array(
            z.strictObject({
              state: z
                .enum(['answers', 'condition', 'none'])
                .describe('Whether the policy answers, answers on a condition, or there is none'),
              line: line(66, 'The policy, or why there is none. The same words as the cell before continue its bar'),
            }),
          )
          .min(2)
          .max(3)
          .describe('One for each thing that could be lost'),
      }),
    )
    .min(4)
    .max(5),
});
export type HandoffFigure = z.infer<typeof handoffFigure>;

/** A bar over time with a gap for each exclusion, and the policy that fills each gap. */
export const coverageGapsFigure = z.strictObject({
  kind: z.literal('coverage-gaps'),
  ...figureBase,
  scale: z
    .strictObject({
      unit: z.enum(['hours', 'months']).describe('Whether the scale counts hours or months'),
      from: z.number().describe('Start of the scale'),
      to: z.number().describe('End of the scale'),
      labels: z.array(line(10, 'A label')).describe('Hours: one for each line of the scale. Months: one for each space'),
    })
    .describe('The scale of the drawing'),
  mainPolicy: z
    .strictObject({ line: line(24, 'The policy that runs through'), note: line(24, 'In the bar, after it') })
    .describe('The policy that runs through'),
  events: z
    .array(
      z.strictObject({
        at: z.number().describe('Its position on the scale'),
        time: line(10, 'Set large'),
        amPm: z.enum(['am', 'pm']).optional().describe('am or pm, after the time'),
        title: line(34, 'What happens'),
        mainPolicy: z
          .strictObject({
            answers: z.boolean().describe('Whether the policy pays'),
            text: sentence(14, 'What the continuous policy does'),
          })
          .describe('What the continuous policy does'),
        addedPolicy: z
          .strictObject({ line: line(50, 'The policy written for it'), note: sentence(14, 'Goes on after it').optional() })
          .describe('The policy written for the event'),
        loss: z.literal(true).optional().describe('The page’s own loss; once per figure'),
      }),
    )
    .min(5)
    .max(6)
    .describe('In order'),
});
export type CoverageGapsFigure = z.infer<typeof coverageGapsFigure>;

export const figure = z
  .discriminatedUnion('kind', [timelineFigure, contractChainFigure, crossSectionFigure, yearChartFigure, handoffFigure, coverageGapsFigure])
  .describe(
    'The loss of the page, drawn. Six kinds, one grammar: solid answers, hatched does not, dashed could have been bought, reddish brown is the loss',
  );
export type AnyFigure = z.infer<typeof figure>;
