import { z } from 'zod';
import { calculator } from './calculator.ts';
import { block, label, rows, templateText, text } from './text-types.ts';

export const claimClockTool = calculator.omit({ computation: true }).extend({
  table: block('Dates of the insurer', {
    label: text(8, 40, 'Name of the list, for people who cannot see it'),
    rows: rows(
      {
        date: z.string().describe('The field or result whose date it is'),
        count: templateText(4, 120, 'How the date is counted'),
        surplus: templateText(4, 120, 'How it is counted for a surplus lines insurer, if that differs').optional(),
        short: text(3, 30, 'On the timeline'),
      },
      8,
      8,
    ),
    disaster: text(8, 40, 'After a count that a declared disaster extends'),
  }),
  owner: block('Dates of the owner', {
    heading: text(8, 40, 'Heading'),
    lead: text(20, 240, 'Under the heading'),
    columns: z.tuple([label('Step'), label('Set by'), label('Date')]),
    rows: rows(
      {
        date: z
          .enum(['noticeby', 'proof', 'windclaim', 'coastclaim', 'appraisal', 'holdback', 'suit', 'floodsuit', 'windsuit', 'coastsuit'])
          .describe('The result whose date it is'),
        step: text(4, 80, 'What the owner does'),
        source: text(4, 120, 'The policy or the law that sets the date'),
        missing: text(4, 60, 'In place of a date that was not entered'),
        short: text(3, 40, 'In the calendar file'),
      },
      10,
      10,
    ),
  }),
  count: block('How days are counted', {
    heading: text(8, 40, 'Heading'),
    paragraphs: z
      .array(templateText(40, 500, 'How days are counted'))
      .min(2)
      .max(3),
    holidays: text(8, 60, 'Over the list of holidays'),
    names: z.record(z.string(), text(4, 40, 'Name of a holiday')).describe('The name of each holiday'),
    none: text(20, 120, 'When no holiday falls into the calendar'),
  }),
  calendar: block('The calendar file that a visitor can save', {
    button: text(4, 30, 'Saves the calendar file'),
    title: templateText(8, 60, 'Title of an entry'),
    ownerTitle: templateText(8, 60, 'Title of an entry that is the owner’s'),
    file: text(4, 40, 'Name of the file, without its ending'),
  }),
});
