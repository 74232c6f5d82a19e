// with its ending, because the mailroom's server reads this file as it is
import { looksLikeEmail } from './detect-contact.ts';

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

/** A field people never see. What fills it in is most likely a machine; whoever receives it decides. */
export const honeypot = 'company_website';

/** What each form asks for: the rule of a field, and which of the errors in content/forms.yaml says that it is not met. */
export const formRules = {
  contact: {
    name: { rule: required, error: 'name' },
    email: { rule: email, error: 'email' },
    message: { rule: required, error: 'message' },
  },
  mortgage: {
    fullName: { rule: required, error: 'name' },
    bestContact: { rule: required, error: 'bestContact' },
    loanAmount: { rule: amount, error: 'loanAmount' },
    propertyZip: { rule: zip, error: 'propertyZip' },
    consent: { rule: required, error: 'consent' },
  },
  newsletter: { email: { rule: email, error: 'email' }, terms: { rule: required, error: 'terms' } },
} as const satisfies Record<string, Record<string, { rule: Rule; error: string }>>;

export type FormName = keyof typeof formRules;

/** The rules of a form, each with its sentence. */
export function rulesOf(form: FormName, errors: Record<string, string>): Record<string, FieldRule> {
  return Object.fromEntries(Object.entries(formRules[form]).map(([name, { rule, error }]) => [name, { rule, error: errors[error] ?? '' }]));
}

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
