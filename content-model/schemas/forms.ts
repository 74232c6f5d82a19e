import { z } from 'zod';
import { block, label, templateText, text, texts } from './text-types.ts';

const mistake = text(10, 160, 'Says what to write');

const loanType = label('A kind of loan');
const range = label('A range');

const resultNotes = texts(20, 240, 'One sentence; words between two asterisks are emphasized').min(1).max(2);

/** The words of the contact section, its two forms, the result dialog and the newsletter card. */
export const forms = z.strictObject({
  tabs: block('Labels of the tabs', {
    label: label('Names the tabs'),
    customer: z.literal('I’m a customer'),
    lender: z.literal('Lenders / Mortgages'),
  }),
  identity: text(40, 240, 'Under the form: who reads it, with the license'),
  reply: z
    .strictObject({
      english: text(20, 200, 'While nobody answers in the language of the page'),
      spanish: templateText(20, 160, 'When repliesInSpanish of content/site.yaml says {who} does, and {when}'),
    })
    .optional()
    .describe('Only in a translation: in which language the office answers'),
  facts: block('Beside the form, after who answers and when', {
    answersIn: text(10, 120, 'In which language the office answers; a translation says it under “reply”'),
    write: label('Before the e-mail address'),
    visit: label('Before the postal address'),
  }),
  next: block('Under who answers: what happens with a message', {
    heading: label('Heading'),
    receipt: text(20, 240, 'First step, if the mailroom receives the forms'),
    steps: texts(20, 240, 'One step').min(1).max(3),
  }),
  firstLook: text(20, 240, 'In each form for messages: what an answer is not'),
  demonstration: text(20, 160, 'Beside each form while the site delivers no messages'),
  notLoaded: text(20, 180, 'Beside a form that did not load'),
  noScripts: text(20, 200, 'Without scripts'),
  optional: label('Beside a field that may stay empty'),
  sending: z.literal('Sending...'),
  pleaseCheck: block('Spoken when fields are marked', {
    one: label('One field'),
    many: templateText(10, 60, 'Several fields; {count} is their number'),
  }),
  contact: block('The form for customers', {
    name: label('Field'),
    email: label('Field'),
    phone: label('Field'),
    message: label('Field'),
    messageHint: text(10, 100, 'What could be written'),
    about: label('Before the name of the page from which the visitor came'),
    removeAbout: label('Button that removes that name'),
    submit: label('Button'),
    privacy: text(40, 240, 'Before the link to the privacy notice'),
    privacyLink: label('The link'),
  }),
  mortgage: block('The form for lenders', {
    notALender: text(60, 240, 'Says that the firm is not a lender'),
    fullName: label('Field'),
    bestContact: label('Field'),
    bestContactHint: label('What may be written'),
    emailDetected: z.literal('Email detected'),
    phoneDetected: z.literal('Phone detected'),
    loanType: label('Field'),
    loanTypes: block('The kinds of loans', { purchase: loanType, refinance: loanType, heloc: loanType, commercial: loanType }),
    loanAmount: label('Field'),
    propertyZip: label('Field'),
    creditRange: label('Field'),
    creditRanges: block('The ranges of credit scores', {
      from720: range,
      from680: range,
      from620: range,
      below620: range,
      notSure: range,
    }),
    choose: label('While nothing is chosen'),
    notes: label('Field'),
    notesHint: text(10, 100, 'What could be written'),
    consent: z.literal('I agree to be contacted *'),
    consentCovers: text(40, 200, 'What the consent covers'),
    consentFirst: text(20, 100, 'Beside the button while the box is not checked'),
    submit: z.literal('Submit Request'),
  }),
  errors: block('What is said when a field is wrong', {
    name: mistake,
    email: mistake,
    message: mistake,
    bestContact: mistake,
    loanAmount: mistake,
    propertyZip: mistake,
    consent: mistake,
    terms: mistake,
    tooLong: mistake,
  }),
  result: block('What is said after a form was sent', {
    sent: block('When it was sent', { message: z.literal('Your message has been successfully sent'), action: z.literal('OK') }),
    failed: block('When it could not be sent', {
      message: z.literal('Your message was not successfully sent. Please try again.'),
      action: z.literal('Try Again'),
    }),
    close: label('Names the button in the corner'),
    receipt: label('Link to the page that shows what happens with the message'),
    simulated: resultNotes.describe('Under the message while the site delivers nothing'),
    delivered: resultNotes.describe('Under the message on a site that delivers'),
  }),
  talk: block('The contact form inside a tool', {
    button: text(4, 30, 'Button below a tool, and heading of what it opens'),
    lead: text(20, 160, 'Under the heading'),
    takeOut: text(4, 40, 'Button that removes the figures from the message'),
    putBack: text(4, 40, 'Button that adds them again'),
    answer: block('Who answers, and when', { term: label('Before it'), text: text(10, 160, 'Who answers, how and when') }),
    withoutScripts: block('Instead of the button, without scripts', {
      text: text(10, 80, 'Before phone number and hours'),
      link: label('Link to the contact form'),
    }),
  }),
  newsletter: block('The newsletter card', {
    heading: text(8, 60, 'Heading'),
    lead: text(20, 120, 'What the newsletter is about'),
    email: label('Field'),
    terms: text(20, 120, 'The label of the box; the words between asterisks become links to the terms and the privacy notice').regex(
      /\*[^*]+\*[^*]+\*[^*]+\*$/,
      'ends with the two links, each between asterisks: the *Terms of Service* & *Privacy Policy*',
    ),
    submit: z.literal('Subscribe'),
    thanks: z.literal('Thanks for subscribing!'),
    thanksNote: text(20, 120, 'When the next letter comes'),
    failed: text(20, 160, 'When it could not be sent'),
  }),
});
export type Forms = z.infer<typeof forms>;
