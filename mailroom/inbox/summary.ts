/** Derives a message's line in the list, and the sender's contact details, from what was typed. */
import { detectContact } from '../../app/lib/detect-contact.ts';
import { type FormFieldRules, type FormName, forms } from '../../app/lib/forms.ts';
import { words } from '../staff-words.ts';

export type Fields = Record<string, string>;

const maxSubjectLength = 80;
const maxExcerptLength = 160;

export function summarize(form: FormName, values: Fields) {
  const valueWhere = (matches: (field: FormFieldRules) => boolean) => values[forms[form].find(matches)?.name ?? ''] ?? '';
  const contact = valueWhere(({ kind }) => kind === 'contact');
  const contactKind = detectContact(contact);
  const email = valueWhere(({ kind }) => kind === 'email') || (contactKind === 'email' ? contact : '');
  const [subject, excerpt] = subjectAndExcerpt(form, values);
  return {
    name: valueWhere(({ autoComplete }) => autoComplete === 'name') || email || words.noName,
    subject: truncate(subject || words.noSubject, maxSubjectLength),
    excerpt: truncate(excerpt, maxExcerptLength),
    email: normalizeEmail(email),
    phone: normalizePhone(valueWhere(({ kind }) => kind === 'phone') || (contactKind === 'email' ? '' : contact)),
  };
}

/** The first sentence of a message is its subject; a lender's request is summed up by type, amount and ZIP code. */
function subjectAndExcerpt(form: FormName, values: Fields): [subject: string, excerpt: string] {
  if (form === 'newsletter') return [words.newsletterSubject, ''];
  if (form === 'mortgage') {
    const facts = [values.loanType || words.loan, dollars(values.loanAmount ?? ''), values.propertyZip];
    return [facts.filter(Boolean).join(', '), oneLine(values.notes ?? '')];
  }
  const text = (values.message ?? '').trim();
  const [first = ''] = text.match(/^[^\n]*?[.?!](?=\s|$)|^[^\n]*/) ?? [];
  return [oneLine(first).replace(/\.$/, ''), oneLine(text.slice(first.length))];
}

const dollars = (typed: string) => {
  const amount = Number(typed.replace(/[$,\s]/g, ''));
  return Number.isFinite(amount) ? `$${amount.toLocaleString('en-US')}` : typed;
};
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const truncate = (text: string, length: number) =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .trimEnd()
        .toWellFormed()}…`
    : text;

export const normalizeEmail = (text: string) => text.trim().toLowerCase();
/** The last ten digits, so that a number matches with and without the country code. */
export const normalizePhone = (text: string) => text.replace(/\D/g, '').slice(-10);

const minPhoneDigits = 7;

/** Lower case without accents, so that “nunez” finds “Núñez”. */
export const normalizeText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Phone numbers are found in every form: their digits are added. */
export const searchText = (texts: string[]) =>
  normalizeText(texts.flatMap((text) => [text, ...(text.match(/[\d(+][\d\s().+-]+\d/g) ?? []).map(normalizePhone)]).join('\n'));

/** The parts of a search that must all be found. A search that is a phone number is one part. */
export function searchParts(search: string): string[] {
  const isPhone = /^[\d\s().+-]+$/.test(search) && search.replace(/\D/g, '').length >= minPhoneDigits;
  return isPhone ? [normalizePhone(search)] : normalizeText(search).split(/\s+/).filter(Boolean);
}
