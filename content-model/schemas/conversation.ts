import { z } from 'zod';
import { talkWords, toolBase } from './calculator.ts';
import { decorativePicture } from './shared.ts';
import { block, label, letterLine, letterWords, rows, slug, templateText, text, texts } from './text-types.ts';

export const conversationTool = z.strictObject({
  ...toolBase,
  picture: decorativePicture.optional(),
  preview: block('How it looks on the list of tools', {
    ticks: texts(8, 80, 'A line of the card on the index').length(3),
    by: text(4, 40, 'At its foot'),
  }),
  formLabel: text(4, 40, 'Caption of the tool'),
  groups: rows(
    {
      heading: text(4, 40, 'What you own, rent, drive, employ, sign, worry about'),
      choices: rows(
        {
          id: slug,
          label: text(4, 40, 'The choice, in the first person'),
          topics: z
            .array(letterLine(text(20, 200, 'A topic to raise; never advice, never “you need”')))
            .min(1)
            .max(3),
          bring: z.array(letterLine(text(6, 80, 'A document to bring'))).max(3),
          terms: z.array(slug).max(4).describe('Terms of the glossary'),
          meanings: z
            .strictObject({ topics: texts(20, 200, 'Translation of a topic'), bring: texts(6, 80, 'Translation of a document’s name') })
            .optional()
            .describe('Only in a translation: what the English lines say, in their order'),
        },
        2,
        6,
      ),
    },
    4,
    6,
  ),
  topics: text(4, 60, 'Heading'),
  bring: text(4, 60, 'Heading'),
  terms: text(4, 60, 'Heading'),
  nothing: text(20, 160, 'While nothing is chosen'),
  example: templateText(10, 80, 'Above an example while nothing is chosen: {choice}'),
  chosen: templateText(8, 60, 'How many are chosen: {count}'),
  clear: label('Button that starts again'),
  letter: letterWords,
  talk: talkWords,
  message: block('The message to an advisor', {
    topics: letterLine(text(8, 60, 'First line')),
    bring: letterLine(text(4, 40, 'Before the documents')),
    nothing: letterLine(text(20, 160, 'While nothing is chosen')),
    meanings: z
      .strictObject({
        topics: text(8, 60, 'Translation of the first line'),
        bring: text(4, 40, 'Translation of the line before the documents'),
        nothing: text(20, 160, 'What is sent while nothing is chosen'),
      })
      .optional()
      .describe('Only in a translation: the meaning of each English line'),
  }),
});
