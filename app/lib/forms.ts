/**
 * The site's forms. Browser validation, the mailroom, its page for browsers without scripts, the inbox, CSV files and
 * e-mails all read these lists. The texts of labels, options and errors are in content/forms.yaml, under the keys given here.
 */
// The extension is required: Node runs this file unbundled in the mailroom.
import type { Forms } from '../../content-model/schemas/forms.ts';
import { isReachable, looksLikeEmail } from './detect-contact.ts';

export type FieldKind = 'text' | 'email' | 'phone' | 'contact' | 'amount' | 'zip' | 'select' | 'multiline' | 'checkbox';

/** The texts of all errors. */
export type ErrorTexts = Forms['errors'];

export interface FormFieldRules {
  name: string;
  kind: FieldKind;
  /** Key of the error message. A field without one is optional. */
  error?: keyof ErrorTexts;
  /** Key of the labels of a select's options. */
  options?: string;
  /** What the options of a select send, the same in both languages, by the key of their label. */
  values?: Record<string, string>;
  autoComplete?: string;
  /** Takes the whole width of the form. */
  isWide?: true;
}

export type FormName = 'contact' | 'mortgage' | 'newsletter';

export const forms: Record<FormName, FormFieldRules[]> = {
  contact: [
    { name: 'name', kind: 'text', error: 'name', autoComplete: 'name' },
    { name: 'email', kind: 'email', error: 'email', autoComplete: 'email' },
    { name: 'phone', kind: 'phone', autoComplete: 'tel', isWide: true },
    { name: 'about', kind: 'text' },
    { name: 'message', kind: 'multiline', error: 'message', isWide: true },
  ],
  mortgage: [
    { name: 'fullName', kind: 'text', error: 'name', autoComplete: 'name' },
    { name: 'bestContact', kind: 'contact', error: 'bestContact' },
    {
      name: 'loanType',
      kind: 'select',
      options: 'loanTypes',
      values: { purchase: 'Purchase', refinance: 'Refinance', heloc: 'HELOC', commercial: 'Commercial' },
    },
    { name: 'loanAmount', kind: 'amount', error: 'loanAmount' },
    { name: 'propertyZip', kind: 'zip', error: 'propertyZip', autoComplete: 'postal-code' },
    {
      name: 'creditRange',
      kind: 'select',
      options: 'creditRanges',
      values: { from720: '720+', from680: '680-719', from620: '620-679', below620: '<620', notSure: 'Not sure' },
    },
    { name: 'notes', kind: 'multiline' },
    { name: 'consent', kind: 'checkbox', error: 'consent' },
  ],
  newsletter: [
    { name: 'email', kind: 'email', error: 'email', autoComplete: 'email' },
    { name: 'terms', kind: 'checkbox', error: 'terms' },
  ],
};

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);

/** Undefined for an unknown field: a newer version of the form may send more fields. */
export const findField = (form: FormName, name: string): FormFieldRules | undefined => forms[form].find((field) => field.name === name);

/** Name of a hidden field. Most bots fill it in; people do not see it. */
export const honeypot = 'company_website';

/** Name of a hidden field with the language of the page, on pages that are not in English. */
export const languageField = 'lang';

/** Longer values are rejected with a message, never cut. */
export const maxLength = (field: FormFieldRules | undefined) => (field?.kind === 'multiline' ? 4000 : 200);

/** Accepts the usual ways to write an amount: $1,850,000.00 */
const isAmount = (value: string) => /^\$?\s*\d[\d,\s]*(\.\d{1,2})?$/.test(value) && Number(value.replace(/[$,\s]/g, '')) > 0;
const isZip = (value: string) => /^\d{5}$/.test(value);

/** Whether a trimmed value meets the field's rules. The value of an unchecked checkbox is an empty string. */
export function isValid({ kind, error }: FormFieldRules, value: string): boolean {
  if (error === undefined) return true;
  if (kind === 'email') return looksLikeEmail(value);
  if (kind === 'amount') return isAmount(value);
  if (kind === 'zip') return isZip(value);
  if (kind === 'contact') return isReachable(value);
  return value !== '';
}

/** Error messages by the names of the fields. */
export type FormErrors = Record<string, string>;

/** The error message of a value, or undefined if it is valid. */
export function fieldError(field: FormFieldRules | undefined, value: string, messages: ErrorTexts): string | undefined {
  const text = value.trim();
  if (text.length > maxLength(field)) return messages.tooLong;
  return field?.error !== undefined && !isValid(field, text) ? messages[field.error] : undefined;
}

/** The error message of each invalid field, in the order of the values. */
export function findErrors(form: FormName, values: Record<string, string>, messages: ErrorTexts): FormErrors {
  const errors: FormErrors = {};
  for (const [name, value] of Object.entries(values)) {
    const error = fieldError(findField(form, name), value, messages);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
