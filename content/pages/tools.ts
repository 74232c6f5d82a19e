/** The index of the workbench, and the words that all its sheets share. */
import type { ToolIndexWords } from '../schema.ts';

export default {
  meta: {
    title: 'Workbench: put your own number to a clause',
    description:
      'Eleven small tools for percent deductibles, coinsurance, claim dates, flood waits and more. Each shows its arithmetic. No name, no phone number, nothing sent.',
  },
  crumb: 'Workbench',
  title: 'Put your number on the bench.',
  lead: 'Eleven small tools for figures that are hard to place. Each answers one question, shows how, and says what it leaves out. Nothing you type leaves this page.',
  picture: { scene: 'hail_roof', alt: 'Model of a brick house after hail, two inspectors chalking squares on the roof.' },
  groups: {
    clause: {
      heading: 'Measure a clause',
      lead: 'Six clauses that turn into money only after a loss. The readings are example figures; put yours in their place.',
    },
    date: {
      heading: 'Watch a date',
      lead: 'Two counts that start without asking you. Enter the day and see where the others fall.',
    },
    paper: {
      heading: 'Write it down',
      lead: 'Three pages you fill in and take with you: copied, printed or opened in your own email.',
    },
  },
  tryIt: {
    label: 'What is {percent} of my roof?',
    of: '{percent} of {limit}',
    note: 'The percent is of the dwelling limit. Not of the roof, nor of the damage.',
  },
  watch: { answer: 'Answer', longest: 'At the longest' },
  cannot: {
    heading: 'What a tool cannot do',
    items: [
      'It does not know your policy. The form, the endorsements and the declarations page decide.',
      'It gives no price, no offer and no advice, and asks for no name.',
      'It keeps nothing: your figures stand in the page’s address, so a link reproduces the sheet.',
    ],
    next: [
      { kind: 'Article', label: 'How to read your declarations page', path: '/blog/how-to-read-your-declarations-page' },
      { kind: 'Advisor', label: 'Bring a sheet to the conversation', path: '/#contact' },
    ],
  },
  sheet: {
    reviewed: 'Reviewed',
    stays: 'Nothing you type leaves this page',
    example: 'Example figures. Change any of them.',
    exampleShort: 'Example figures',
    yours: 'Your figures',
    disclaimer: 'Example arithmetic, not an offer, a quote or legal advice. Your policy decides.',
    tries: 'Try a change',
    slider: 'slider',
    copy: 'Copy link',
    copied: 'Link copied. It opens this sheet with these figures.',
    copyFailed: 'Your browser did not let us copy. The link, to copy by hand:',
    print: 'Print',
    printed: 'Printed',
    back: 'Back to the example',
    ignored: 'The link held something we could not use, so the example’s figure stands there: {fields}.',
    leavesOut: 'What this leaves out',
    near: 'Near here',
    noScripts: 'Entering your own figures needs scripts. The arithmetic is the same: it is written out on this page.',
    yes: 'Yes',
    open: 'Open the full sheet',
    refusals: {
      money: 'Use digits only, from {min} to {max}.',
      percent: 'Use a number with at most two decimals, from {min} to {max}.',
      count: 'Use a whole number, from {min} to {max}.',
      day: 'Enter a day that exists, from {min} to {max}.',
    },
  },
} satisfies ToolIndexWords;
