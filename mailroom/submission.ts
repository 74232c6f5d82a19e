/** What arrives from a form, checked by the form's own rules (app/lib/form-rules.ts). */
import { createHash } from 'node:crypto';
import { type FormName, findErrors, formRules, honeypot, rulesOf } from '../app/lib/form-rules.ts';
import { readContent } from '../content-model/read.ts';
import { words } from './words.ts';

const forms = readContent('forms.yaml');

export interface Submission {
  /** Made by the form, so that a second try is not a second message. */
  id: string;
  form: FormName;
  fields: Record<string, string>;
  page: string;
  /** A machine filled in the field that people do not see. */
  trapped: boolean;
  /** How long the page was open, if it said so. */
  openMs: number | undefined;
}

export type Read = { submission: Submission } | { errors: Record<string, string> };

const mostFields = 30;
const longestPage = 300;
/** What the form says about itself, beside what was typed. */
const about = ['form', 'id', 'page', 'openMs', honeypot];
const severalLines = ['message', 'notes'];
const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isName = /^[a-z][\w-]{0,39}$/i;

/** Fields that this file does not know are kept too: a form that asks for more must not lose it. */
export function readSubmission(body: unknown, now: number): Read {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { errors: { form: words.refused.unreadable } };
  const given = body as Record<string, unknown>;
  const form = given['form'];
  if (typeof form !== 'string' || !Object.hasOwn(formRules, form)) return { errors: { form: words.refused.unknownForm } };
  const typed = Object.entries(given).filter(([name]) => !about.includes(name));
  if (typed.length > mostFields) return { errors: { form: words.refused.tooMany } };

  const fields: Record<string, string> = Object.fromEntries(Object.keys(formRules[form as FormName]).map((name) => [name, '']));
  const errors: Record<string, string> = {};
  for (const [name, value] of typed) {
    const text = isName.test(name) ? asText(name, value) : undefined;
    if (text === undefined) errors[name.slice(0, 40)] = words.refused.wrongType;
    else fields[name] = text;
  }
  Object.assign(errors, withoutOwn(findErrors(fields, rulesOf(form as FormName, forms.errors), forms.errors.tooLong), errors));
  if (Object.keys(errors).length) return { errors };

  const { id, page, openMs } = given;
  return {
    submission: {
      id: typeof id === 'string' && isId.test(id) ? id.toLowerCase() : idOf(form, fields, now),
      form: form as FormName,
      fields,
      page: typeof page === 'string' && page.startsWith('/') && page.length <= longestPage ? oneLine(page) : '',
      trapped: Boolean(given[honeypot]),
      openMs: typeof openMs === 'number' && openMs >= 0 ? openMs : undefined,
    },
  };
}

/** A wrong type has its own sentence. */
const withoutOwn = (found: Record<string, string>, own: Record<string, string>) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !Object.hasOwn(own, name)));

function asText(name: string, value: unknown): string | undefined {
  if (value === true) return 'yes';
  if (value === false) return '';
  if (typeof value !== 'string') return undefined;
  return severalLines.includes(name) ? severalLine(value) : oneLine(value);
}

/** Half a character cannot be stored, and a zero ends a text in PostgreSQL. */
const severalLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '\ufffd')
    .trim();
/** A line feed in a name would start a header of its own in some mail programs. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** A form without scripts cannot make an id. The same words on the same day are then the same message. */
function idOf(form: string, fields: Record<string, string>, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([day, form, Object.entries(fields).sort()]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
