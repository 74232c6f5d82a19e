import { looksLikeEmail } from './detect-contact';

/** A rule says true when the value is fine. Values come trimmed. */
export type Rule = (value: string) => boolean;

export const required: Rule = (value) => value !== '';
export const email: Rule = looksLikeEmail;
/** Digits with the usual marks of a written amount: $1,850,000.00 */
export const amount: Rule = (value) => /^\$?\s*\d[\d,\s]*(\.\d{1,2})?$/.test(value) && Number(value.replace(/[$,\s]/g, '')) > 0;
export const zip: Rule = (value) => /^\d{5}$/.test(value.replace(/\s/g, ''));

/** How much a field takes; more is refused with a sentence, never cut silently. */
export const maxLength: Record<string, number> = { message: 4000, notes: 4000 };
export const defaultMaxLength = 200;

export interface FieldRule {
  rule: Rule;
  error: string;
}

/** The sentence for every field that is wrong, in the order of the fields. */
export function findErrors(fields: Record<string, string>, rules: Record<string, FieldRule>, tooLong: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const text = value.trim();
    const field = rules[name];
    if (text.length > (maxLength[name] ?? defaultMaxLength)) errors[name] = tooLong;
    else if (field && !field.rule(text)) errors[name] = field.error;
  }
  return errors;
}
