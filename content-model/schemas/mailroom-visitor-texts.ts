import { z } from 'zod';
import { text } from './fields.ts';

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
});
