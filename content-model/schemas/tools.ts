import { z } from 'zod';
import { pageMeta, picture } from './shared.ts';
import { block, label, path, rows, templateText, text, texts } from './text-types.ts';

/** The tools index, and the labels that all tools share. */
export const toolIndex = z.strictObject({
  meta: pageMeta,
  crumb: text(4, 20, 'Name of this page in the path above a title, as in Home › Industries').meta({ title: 'Name in the path' }),
  title: text(8, 50, 'Title of the page, in large type'),
  lead: text(60, 260, 'Under it'),
  picture,
  groups: block('Headings over the three groups of tools', {
    calculators: block('Tools that compute an amount', { heading: text(4, 40, 'Heading'), lead: text(30, 160, 'Beside it') }),
    deadlines: block('Tools that count days', { heading: text(4, 40, 'Heading'), lead: text(30, 160, 'Beside it') }),
    documents: block('Tools that write a document', { heading: text(4, 40, 'Heading'), lead: text(30, 160, 'Beside it') }),
  }),
  sliderDemo: block('The slider at the top of the page', {
    label: templateText(10, 60, 'Label of the slider at the top of the page'),
    of: templateText(6, 40, 'Over the answer'),
    note: text(20, 120, 'Under the slider'),
  }),
  timeline: block('Words on the timeline of the claim clock', {
    answer: label('On the timeline of the claim clock'),
    longest: label('At its end'),
  }),
  limits: block('What the tools cannot do', {
    heading: text(8, 40, 'Heading'),
    items: texts(30, 200, 'One thing a tool cannot do').min(2).max(4),
    links: rows({ kind: text(4, 20, 'What kind of page'), label: text(4, 70, 'Its name'), path }, 1, 3),
  }),
  labels: block('The same on every tool', {
    reviewed: text(4, 20, 'Before the date of review'),
    privacy: text(10, 70, 'Says that nothing is sent without the visitor'),
    example: text(8, 60, 'While the example is shown'),
    exampleShort: text(8, 30, 'The same, in embedded calculators and in print'),
    yours: text(6, 30, 'Once a figure was changed'),
    disclaimer: z.literal('Example arithmetic, not an offer, a quote or legal advice. Your policy decides.'),
    suggestions: text(4, 30, 'Over the buttons that change one thing'),
    slider: text(4, 20, 'After the label of a field: names its slider'),
    units: block('Spoken after the label of a field', {
      money: text(4, 20, 'An amount'),
      percent: text(4, 20, 'A percentage'),
      count: templateText(4, 20, 'A number of something; {unit} is what is counted'),
    }),
    copy: text(4, 20, 'Button'),
    copied: text(10, 80, 'Beside it, once it worked'),
    copyFailed: text(10, 100, 'Label of the address, when the browser refused to copy it'),
    print: text(4, 20, 'Button'),
    printed: text(4, 20, 'In print, before the date'),
    reset: text(4, 30, 'Button that restores the example'),
    ignored: templateText(20, 160, 'When values in the address were invalid; {fields} are the labels of their fields'),
    omissions: text(4, 40, 'Heading'),
    relatedPages: text(4, 30, 'Heading over the related pages'),
    noScripts: text(30, 160, 'Without scripts, under the example'),
    yes: text(2, 10, 'Says that a switch is on, in the example without scripts'),
    openTool: text(4, 30, 'Link from an embedded calculator to the tool'),
    message: block('In the message to an advisor', { results: text(4, 40, 'Before the results'), link: text(4, 40, 'Before the link') }),
    refusals: block('What is said when a value is refused', {
      money: templateText(20, 120, 'Beside an amount that cannot be read or is out of range'),
      percent: templateText(20, 120, 'Beside a percent'),
      count: templateText(20, 120, 'Beside a number of something'),
      day: templateText(20, 120, 'Beside a date'),
    }),
  }),
});
