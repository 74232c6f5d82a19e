/** Validates what a form sends, by the form's own rules (app/lib/forms.ts). */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type FormErrors,
  type FormFieldRules,
  type FormName,
  fieldError,
  findField,
  forms,
  honeypot,
  isFormName,
  languageField,
} from '../../app/lib/forms.ts';
import { formLanguage, type VisitorWords, visitorWords } from '../content.ts';
import { isLocalPath } from '../is-local-path.ts';

export interface Submission {
  /** Made by the browser, so that a retry is not stored twice. */
  id: string;
  form: FormName;
  fields: Record<string, string>;
  page: string;
  language: string;
  honeypotFilled: boolean;
  /** How long the page was open, if the form sent it. */
  openMs: number | undefined;
}

export type Parsed = { submission: Submission } | { errors: FormErrors };

const maxFields = 30;
const maxPageLength = 300;
const metadata = ['form', 'id', 'page', languageField, 'openMs', honeypot];
const validName = /^[a-z][\w-]{0,39}$/i;

const bodySchema = z.record(z.string(), z.unknown());
const metadataSchema = z.object({
  id: z.guid().toLowerCase().optional().catch(undefined),
  page: z.string().max(maxPageLength).refine(isLocalPath).catch(''),
  openMs: z.number().nonnegative().optional().catch(undefined),
});

/** Validates a submission. Unknown fields are kept, so that nothing is lost if the page has a newer form with more fields. */
export function parseSubmission(json: unknown, now: number): Parsed {
  const body = bodySchema.safeParse(json);
  if (!body.success) return { errors: { form: visitorWords('en').refused.unreadable } };
  const { id, page, openMs } = metadataSchema.parse(body.data);
  const language = formLanguage(body.data[languageField], page);
  const words = visitorWords(language);
  const { form } = body.data;
  if (typeof form !== 'string' || !isFormName(form)) return { errors: { form: words.refused.unknownForm } };
  const given = new Map(Object.entries(body.data).filter(([name]) => !metadata.includes(name)));
  if (given.size > maxFields) return { errors: { form: words.refused.tooMany } };
  for (const { name } of forms[form]) if (!given.has(name)) given.set(name, '');

  const fields: Record<string, string> = {};
  const errors: FormErrors = {};
  for (const [name, value] of inFormOrder(form, given)) {
    const field = findField(form, name);
    const { data, error } = valueSchema(field, words).safeParse(value);
    if (!validName.test(name)) errors[name.slice(0, 40)] = words.refused.wrongName;
    else if (data === undefined) errors[name] = error?.issues[0]?.message ?? words.refused.wrongType;
    else fields[name] = data;
  }
  if (Object.keys(errors).length) return { errors };

  return {
    submission: {
      id: id ?? contentId(form, fields, now),
      form,
      fields,
      page,
      language,
      honeypotFilled: Boolean(body.data[honeypot]),
      openMs,
    },
  };
}

function inFormOrder(form: FormName, given: Map<string, unknown>): [string, unknown][] {
  const position = (name: string) => {
    const index = forms[form].findIndex((field) => field.name === name);
    return index === -1 ? maxFields : index;
  };
  return [...given].sort(([a], [b]) => position(a) - position(b));
}

/** A value as text: a checked box is “yes”, line breaks stay only in multiline fields. */
const createValueSchema = (field: FormFieldRules | undefined, words: VisitorWords) =>
  z
    .union([z.string(), z.boolean().transform((checked) => (checked ? 'yes' : ''))], words.refused.wrongType)
    .transform(field?.kind === 'multiline' ? cleanText : cleanLine)
    .superRefine((text, context) => {
      const error = fieldError(field, text, words.forms.errors);
      if (error !== undefined) context.addIssue(error);
    });

/** A cache, because building a schema takes longer than using it. */
const valueSchemas = new WeakMap<VisitorWords, Map<FormFieldRules | undefined, ReturnType<typeof createValueSchema>>>();

function valueSchema(field: FormFieldRules | undefined, words: VisitorWords): ReturnType<typeof createValueSchema> {
  const schemas = valueSchemas.get(words) ?? new Map();
  valueSchemas.set(words, schemas);
  const schema = schemas.get(field) ?? createValueSchema(field, words);
  schemas.set(field, schema);
  return schema;
}

/** Lone surrogates cannot be stored, and PostgreSQL rejects NUL. */
const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '\ufffd')
    .trim();
/** A line feed in a name could start a header of its own in an e-mail. */
const cleanLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** A browser without scripts sends no id. The same values on the same day then count as the same message. */
function contentId(form: string, fields: Record<string, string>, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([day, form, Object.entries(fields).sort()]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
