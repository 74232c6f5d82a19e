/** What is made from the fields: the line in a list, and how to find the person again. */
import { detectContact } from '../app/lib/detect-contact.ts';
import { type FormName, formRules } from '../app/lib/form-rules.ts';
import { words } from './words.ts';

export type Fields = Record<string, string>;
export type State = 'new' | 'read' | 'done';

export interface Message {
  id: string;
  form: FormName;
  fields: Fields;
  page: string;
  receivedAt: number;
  state: State;
  suspect: string | null;
  name: string;
  subject: string;
  excerpt: string;
  email: string;
  phone: string;
}

export const isForm = (text: string): text is FormName => Object.hasOwn(formRules, text);

const longestSubject = 80;
const longestExcerpt = 160;

export function summary(form: FormName, fields: Fields): Pick<Message, 'name' | 'subject' | 'excerpt' | 'email' | 'phone'> {
  const best = fields['bestContact'] ?? '';
  const kind = detectContact(best);
  const [subject, excerpt] = lines(form, fields);
  return {
    name: fields['name'] || fields['fullName'] || fields['email'] || words.noName,
    subject: shortened(subject || words.noSubject, longestSubject),
    excerpt: shortened(excerpt, longestExcerpt),
    email: normalEmail(fields['email'] || (kind === 'email' ? best : '')),
    phone: normalPhone(fields['phone'] || (kind === 'email' ? '' : best)),
  };
}

/** The first sentence of a message stands for it; a lender's request is its three facts. */
function lines(form: FormName, fields: Fields): [subject: string, excerpt: string] {
  if (form === 'newsletter') return [words.newsletterSubject, ''];
  if (form === 'mortgage') {
    const facts = [fields['loanType'] || words.loan, dollars(fields['loanAmount'] ?? ''), fields['propertyZip']];
    return [facts.filter(Boolean).join(', '), oneLine(fields['notes'] ?? '')];
  }
  const text = (fields['message'] ?? '').trim();
  const [first = ''] = text.match(/^[^\n]*?[.?!](?=\s|$)|^[^\n]*/) ?? [];
  return [oneLine(first).replace(/\.$/, ''), oneLine(text.slice(first.length))];
}

const dollars = (typed: string) => {
  const amount = Number(typed.replace(/[$,\s]/g, ''));
  return Number.isFinite(amount) ? `$${amount.toLocaleString('en-US')}` : typed;
};
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const shortened = (text: string, most: number) =>
  text.length > most
    ? `${text
        .slice(0, most - 1)
        .trimEnd()
        .toWellFormed()}…`
    : text;

export const normalEmail = (text: string) => text.trim().toLowerCase();
/** The last ten digits: with and without the country's one it is the same phone. */
export const normalPhone = (text: string) => text.replace(/\D/g, '').slice(-10);

/** What a search looks through. */
export const searchText = (fields: Fields) => Object.values(fields).join('\n').toLowerCase();
