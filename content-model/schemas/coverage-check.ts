/** “Measure mine” on the home page: six questions about the visitor's own policies. */
import { z } from 'zod';
import { block, label, path, rows, templateText, text } from './text-types.ts';

const marked = (what: string) =>
  block(what, {
    today: templateText(2, 30, 'In the column Today, instead of the answer').optional(),
    amount: templateText(2, 40, 'What stays with the visitor'),
    text: templateText(10, 140, 'Under it'),
  });
const unmarked = (what: string) => block(what, { text: templateText(10, 140, 'Beside the answer') });

const outcomes = z.strictObject({
  limit: unmarked('The line of the limit'),
  windPercent: marked('Wind and hail: a percent'),
  windUnknown: marked('Wind and hail: not sure'),
  hailAmount: marked('Vehicles, hail: an amount'),
  hailAll: marked('Vehicles, hail: without comprehensive'),
  hailUnknown: marked('Vehicles, hail: not sure'),
  floodNo: marked('Flood: no policy'),
  floodAbove: marked('Flood: a policy, and a limit above the national program'),
  floodWithin: unmarked('Flood: a policy, and a limit within the national program'),
  floodUnknown: marked('Flood: not sure'),
  comprehensiveNo: marked('Comprehensive: no'),
  comprehensiveYes: unmarked('Comprehensive: yes'),
  comprehensiveUnknown: marked('Comprehensive: not sure'),
  useNone: marked('Loss of use: none'),
  incomeNone: marked('Loss of rents, business income: none'),
  daysNone: marked('Rental car: none'),
  monthsPaid: marked('Loss of use, loss of rents, business income: months'),
  daysPaid: marked('Rental car: days'),
  incomeUnknown: marked('Loss of use, rents, income or a rental car: not sure'),
  lookedNow: unmarked('Last looked at: this year'),
  looked: marked('Last looked at: earlier, or not sure'),
  lookedShop: marked('Last looked at, shop: earlier, or not sure'),
  lookedVehicles: unmarked('Last looked at, vehicles: earlier, or not sure'),
});
export type CoverageOutcome = keyof z.infer<typeof outcomes>;

const question = (what: string) => block(what, { question: label('Over the answers'), line: label('In the table and in the message') });

const amount = (what: string) => z.number().int().positive().describe(what);

export const coverageCheck = z
  .strictObject({
    title: label('Caption'),
    example: text(10, 60, 'Beside the caption, before the first answer'),
    count: templateText(10, 40, 'Beside the caption: how many questions are answered'),
    privacy: text(20, 100, 'After the disclaimer'),
    kind: label('The first question'),
    kinds: rows(
      {
        kind: z.enum(['house', 'rental', 'building', 'shop', 'vehicles']).describe('Its name in the address; do not change it'),
        option: text(3, 12, 'The answer'),
        mine: label('In the message'),
        limit: block('Its limit or value', {
          label: label('The question about its limit or value'),
          min: amount('Smallest amount accepted'),
          max: amount('Largest amount accepted'),
          example: amount('Used until an amount is entered'),
          slider: block('The slider beside it', {
            min: amount('Left end of the slider'),
            max: amount('Right end of the slider'),
            step: amount('Of the slider'),
          }),
        }),
        deductible: amount('Of wind and hail, used until it is answered: percent, or dollars of a vehicle'),
        programOf: label('What the national flood program insures of it').optional(),
        page: path.describe('The page about it'),
      },
      5,
      5,
    ).describe('The answers to the first question'),
    questions: block('The other questions', {
      wind: question('Wind and hail deductible'),
      hail: question('Vehicles: deductible'),
      flood: question('Flood policy'),
      comprehensive: question('Vehicles: comprehensive'),
      use: question('House: loss of use'),
      rents: question('Rental and building: loss of rents'),
      income: question('Shop: business income'),
      days: question('Vehicles: rental car'),
      looked: question('Last looked at'),
    }),
    answers: block('The answers', {
      yes: label('Yes'),
      no: label('No'),
      none: label('No months or days'),
      unknown: label('Not sure'),
      now: label('Last looked at: this year'),
      two: label('Last looked at: one to two years ago'),
      more: label('Last looked at: three years ago or more'),
    }),
    error: templateText(20, 140, 'Under an amount that is refused'),
    result: block('The result', {
      columns: z.array(label('Head of a column')).length(3),
      exampleLimit: templateText(5, 30, 'The limit before one is entered'),
      open: label('A line that is not answered'),
      nothing: label('A line where nothing stays with the visitor'),
      total: label('Name of the last line'),
      totalCount: templateText(5, 30, 'How many lines are marked'),
    }),
    outcomes: outcomes.describe('What the lines say'),
    figures: block('The large figure, and what opens the questions', {
      hail: label('Over what a hailstorm costs'),
      hailEach: label('The same, for each vehicle'),
      questions: label('Opens the questions'),
      left: z.array(label('After it: number of open questions, from one to five')).length(5),
    }),
    message: label('In the message, over the marked lines'),
  })
  .meta({ title: 'Measure mine', description: 'Six questions about the policies of the visitor' });
export type CoverageCheckWords = z.infer<typeof coverageCheck>;
