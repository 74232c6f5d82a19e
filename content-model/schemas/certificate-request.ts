import { z } from 'zod';
import { talkWords, toolBase } from './calculator.ts';
import { decorativePicture } from './shared.ts';
import { block, label, letterLine, letterWords, rows, slug, templateText, text, texts } from './text-types.ts';

export const certificateTool = z.strictObject({
  ...toolBase,
  picture: decorativePicture.optional(),
  preview: block('How it looks on the list of tools', {
    lines: texts(20, 160, 'Two lines of the card on the index, with __ around what is filled in').length(2),
    warning: text(20, 120, 'Under them'),
    ticks: texts(10, 80, 'What it cannot do').length(2),
    by: text(4, 40, 'At its foot'),
  }),
  formLabel: text(4, 40, 'Caption of the form'),
  note: text(4, 60, 'Beside the caption'),
  fields: block('Labels of the fields', {
    holder: label('Who asks'),
    address: label('Their address'),
    job: label('For which job'),
    liability: label('Which limits: general liability'),
    other: label('Which other limits'),
    by: label('By when'),
    hints: block('Below the fields', {
      holder: text(8, 120, 'Under the field'),
      job: text(8, 120, 'Under the field'),
      liability: text(8, 120, 'Under the field'),
      other: text(8, 120, 'Under the field'),
    }),
    optional: label('Beside the label of a field that may stay empty'),
  }),
  endorsements: block('Changes of the policy that can be asked for', {
    heading: text(8, 60, 'Over the boxes'),
    items: rows(
      {
        id: slug,
        label: text(8, 80, 'Beside the box'),
        request: letterLine(text(10, 160, 'In the request')),
        warning: text(20, 200, 'A neutral sentence: it usually needs an endorsement, not only a certificate'),
        meanings: z
          .strictObject({ request: text(10, 160, 'Translation of the line in the request') })
          .optional()
          .describe('Only in a translation: the meaning of the English line'),
      },
      4,
      6,
    ),
  }),
  request: block('The request that is written', {
    heading: text(8, 60, 'Over the request'),
    updated: text(8, 60, 'Spoken to screen readers after a change'),
    subject: letterLine(templateText(10, 80, 'Subject of the email')),
    greeting: letterLine(text(4, 40, 'First line')),
    holder: letterLine(templateText(20, 160, 'With {holder} and {address}')),
    job: letterLine(templateText(10, 120, 'With {job}')),
    limits: letterLine(text(10, 80, 'Before the limits')),
    endorsements: letterLine(text(10, 120, 'Before the endorsements')),
    noEndorsements: letterLine(text(10, 120, 'When none is asked for')),
    by: letterLine(templateText(10, 120, 'With {by}')),
    check: letterLine(text(20, 240, 'Asks the advisor what the policy does not include')),
    thanks: letterLine(text(4, 40, 'Last line')),
    blank: letterLine(text(3, 30, 'Shown for an empty field')),
    meanings: z
      .strictObject({
        subject: templateText(10, 80, 'Translation of the subject'),
        greeting: text(4, 40, 'Translation of the first line'),
        holder: templateText(20, 160, 'With {holder} and {address}'),
        job: templateText(10, 120, 'With {job}'),
        limits: text(10, 80, 'Translation of the line before the limits'),
        endorsements: text(10, 160, 'Translation of the line before the endorsements'),
        noEndorsements: text(10, 120, 'When none is asked for'),
        by: templateText(10, 120, 'With {by}'),
        check: text(20, 280, 'Translation of the question to the advisor'),
        thanks: text(4, 40, 'Translation of the last line'),
        blank: text(3, 30, 'Shown for an empty field'),
      })
      .optional()
      .describe('Only in a translation: the meaning of each English line'),
  }),
  warnings: text(8, 60, 'Over the warnings'),
  limits: block('What a certificate cannot do', {
    heading: text(8, 60, 'Heading'),
    lead: text(20, 160, 'Under it'),
    items: texts(20, 200, 'One thing a certificate cannot do').min(4).max(6),
  }),
  actions: block('The buttons under the request', {
    copy: label('Button'),
    copied: text(8, 80, 'Beside it'),
    email: label('Link that opens the visitor’s email program'),
  }),
  letter: letterWords,
  talk: talkWords,
});
