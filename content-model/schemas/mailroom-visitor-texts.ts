import { z } from 'zod';
import { block, text } from './text-types.ts';

const line = (what: string) => text(1, 600, what);
/** An object of texts that share a description. */
const lines = <K extends string>(what: string, ...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, line(what)])) as Record<K, z.ZodString>).describe(what);

/** Texts that the mailroom shows to visitors: the result page of a form sent without scripts, and why a message was refused. */
export const mailroomVisitorTexts = z.strictObject({
  skip: line('Link at the top of the page that leads to its content'),
  answer: lines('Page after a form without scripts', 'sent', 'notSent', 'back', 'orCall'),
  check: line('Above a form with fields that are not right'),
  refused: lines(
    'Why a form was not accepted',
    'unreadable',
    'unknownForm',
    'tooMany',
    'wrongType',
    'wrongName',
    'tooLarge',
    'wrongKind',
    'tooOften',
    'busy',
    'notSaved',
    'closed',
    'notFound',
    'failed',
  ),
  receipt: block('Page that shows a sender what happens with a message', {
    title: line('Title of the page'),
    follow: line('Link to the page, after a form was sent'),
    number: line('Names the receipt'),
    expected: line('Until when the office aims to answer'),
    answerIn: line('The number of business days in which the office aims to answer').regex(/\d/, 'has the number in digits'),
    stations: lines(
      'What happens with a message, in order',
      'received',
      'receivedNote',
      'read',
      'readNote',
      'withPerson',
      'withPersonNote',
      'answered',
      'notYet',
    ),
    states: block('Heading of the page in each state', {
      received: lines('Nobody has read it', 'heading'),
      read: lines('A person has read it', 'heading'),
      withPerson: lines('It is assigned to a person', 'heading'),
      answered: lines('It was answered', 'heading', 'text'),
      done: lines('It was closed without an answer by email', 'heading', 'text'),
      late: lines('That day has passed', 'heading', 'text'),
      withdrawn: lines('Its sender withdrew it', 'heading', 'text'),
      unknown: lines('No receipt has this address', 'heading', 'text'),
    }),
    notNotice: line('What the receipt is not'),
    clients: line('Link to the page for clients'),
    add: lines('Form to add something', 'heading', 'lead', 'label', 'note', 'submit', 'added', 'empty', 'tooMuch'),
    call: lines('Beside the form', 'heading', 'hours'),
    withdraw: lines('Form to withdraw the message', 'label', 'text', 'submit'),
    who: lines('Who can see the page', 'label', 'text'),
    keep: line('Under the page'),
    address: line('Before the address of the page'),
    mail: lines('Email to the sender', 'subject', 'text'),
  }),
});
