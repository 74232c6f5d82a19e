import { z } from 'zod';
import { talkWords, toolBase } from './calculator.ts';
import { decorativePicture } from './shared.ts';
import { block, label, rows, slug, templateText, text } from './text-types.ts';

export const stormTool = z.strictObject({
  ...toolBase,
  picture: decorativePicture.optional(),
  preview: block('How it looks on the list of tools', {
    rows: rows({ hours: z.number().int().min(0).describe('Hours before the storm'), text: text(6, 50, 'What is done') }, 5, 5),
    by: text(4, 40, 'At its foot'),
  }),
  formLabel: text(4, 40, 'Caption of the checklist'),
  choosePlan: text(4, 40, 'Over the choice of plans'),
  overrides: block('The box above the list', {
    title: text(8, 80, 'Heading'),
    text: text(60, 320, 'Evacuation orders override everything'),
  }),
  countNote: text(40, 240, 'Hours are counted to the arrival of tropical-storm-force winds'),
  hours: text(2, 20, 'After the number of hours'),
  zeroHours: text(10, 60, 'At zero hours'),
  done: templateText(8, 40, 'How many are ticked: {done} of {all}'),
  clear: label('Button that clears the ticks'),
  cleared: text(8, 80, 'Said once they are cleared'),
  saved: text(20, 160, 'Says where the ticks are saved'),
  notSaved: text(20, 160, 'When the browser saves nothing'),
  plans: rows(
    {
      id: slug,
      label: text(4, 30, 'Home, building or job site'),
      stages: rows(
        {
          hours: z.number().int().min(0).describe('Before tropical-storm-force winds arrive'),
          title: text(6, 60, 'What this stage is for'),
          steps: rows({ id: slug, text: text(15, 180, 'One thing to do') }, 2, 7),
        },
        4,
        6,
      ),
    },
    3,
    3,
  ),
  talk: talkWords,
  message: block('The message to an advisor', {
    title: templateText(8, 60, 'First line, with {plan}, {done} and {all}'),
    open: text(4, 40, 'Before the steps not yet done'),
  }),
});
