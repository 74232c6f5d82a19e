import { z } from 'zod';
import { line, lines } from './mailroom.ts';

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
});
