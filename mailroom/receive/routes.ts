/** POST /messages: submissions as JSON, or as a plain form from browsers without scripts. */
import { type Context, Hono } from 'hono';
import { type FormErrors, findField, honeypot, isFormName, languageField } from '../../app/lib/forms.ts';
import { replyAddress } from '../delivery/email.ts';
import { errorText } from '../error-text.ts';
import { summarize } from '../inbox/summary.ts';
import { isLocalPath } from '../is-local-path.ts';
import type { Mailroom, Saved } from '../mailroom.ts';
import type { FormResultPage } from '../pages/page-data.ts';
import { sendPage } from '../pages/send-page.ts';
import { type Env, readBody } from '../read-body.ts';
import { receiptCookie } from '../staff/cookies.ts';
import type { NewMessage } from '../store/messages.ts';
import { formLanguage, type VisitorWords, visitorWords } from '../visitor-words.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { mailReceipt, receiptPath } from './receipt-routes.ts';
import { parseSubmission, type Submission } from './submission.ts';

const minOpenMs = 2000;
/** Messages beyond this number from one IP address in an hour are stored as suspect. */
const usualPerHour = 5;

/** A parsed request. `plain` is true for a browser without JavaScript, which gets HTML instead of JSON. */
interface PostedForm {
  body: unknown;
  plain: boolean;
}

export function receiveRoutes(mailroom: Mailroom): Hono<Env> {
  const { settings, save, limits, health, now, log } = mailroom;
  const app = new Hono<Env>();

  function refuse(
    c: Context<Env>,
    status: 400 | 413 | 415 | 422 | 429 | 503,
    reason: (words: VisitorWords) => string,
    posted?: PostedForm,
    errors: FormErrors = {},
  ) {
    const words = wordsFor(c, posted);
    if (status === 503 || status === 429) c.header('Retry-After', '60');
    if (!(posted?.plain ?? isPlain(c))) return c.json({ error: reason(words), errors }, status);
    const result = { words, sent: false, back: referringPage(c), reason: reason(words), errors, ...typedValues(posted) };
    return sendPage(c, { kind: 'form-result', ...result }, status);
  }

  app.post('/', async (c) => {
    const address = networkOf(clientAddress(c.env.incoming, settings.trustedProxies));
    const posted = await readForm(c);
    if (posted === 'too large') {
      // The rest of the body is not read, so the connection cannot be reused.
      c.header('Connection', 'close');
      return refuse(c, 413, (words) => words.refused.tooLarge);
    }
    const form = typeof posted === 'string' ? undefined : posted;
    if (!limits.requests.allows(address, settings.messagesPerHour)) return refuse(c, 429, (words) => words.refused.tooOften, form);
    if (posted === 'wrong type') return refuse(c, 415, (words) => words.refused.wrongKind);
    if (posted === 'unreadable') return refuse(c, 400, (words) => words.refused.unreadable);
    const parsed = parseSubmission(posted.body, now());
    if ('errors' in parsed) return refuse(c, 422, (words) => words.check, posted, parsed.errors);
    if (!limits.total.allows('', settings.messagesPerHourTotal)) {
      log('warn', 'Messages are refused: more arrived in this hour than MESSAGES_PER_HOUR_TOTAL allows.');
      return refuse(c, 429, (words) => words.refused.busy, posted);
    }
    const { submission } = parsed;
    const { id, form: name, fields, page, language, isIdFromText } = submission;
    const suspect = suspicion(submission, limits.saved.seen(address) + 1, isCrossSite(c));
    const message: NewMessage = { id, form: name, fields, page, language, receivedAt: now(), suspect };
    let saved: Saved;
    try {
      saved = await save(message);
    } catch (error) {
      health.saveFailedAt = now();
      log('error', 'A message could not be saved, and its sender was told so.', { error: errorText(error) });
      return refuse(c, 503, (words) => words.refused.notSaved, posted);
    }
    limits.saved.count(address);
    // A newsletter has no answer to wait for. Who only repeats somebody's text gets no receipt.
    const receipt = name === 'newsletter' || (saved.isRepeated && isIdFromText) ? undefined : saved.receipt;
    if (receipt && !saved.isRepeated)
      void mailReceipt(mailroom, { ...message, id: saved.id }, replyAddress(summarize(name, fields)), receipt);
    if (!posted.plain) return c.json({ id: saved.id, receipt: receipt && `${receiptPath(language)}/${receipt}` }, 201);
    if (receipt) receiptCookie.set(c, receipt);
    else receiptCookie.clear(c);
    const query = new URLSearchParams({ from: page, ...(language !== 'en' && { [languageField]: language }) });
    return c.redirect(`/messages/sent?${query}`, 303);
  });

  app.get('/sent', (c) => {
    const back = localPage(c.req.query('from') ?? '');
    return sendPage(c, {
      kind: 'form-result',
      words: visitorWords(formLanguage(c.req.query(languageField), back)),
      sent: true,
      back,
      receipt: receiptCookie.read(c),
    });
  });
  app.all('/', (c) => {
    c.header('Allow', 'POST');
    return c.text('Messages are sent here with POST.\n', 405);
  });
  return app;
}

/** Why a message is stored as suspect; null for an ordinary one. */
export function suspicion({ honeypotFilled, openMs }: Submission, countThisHour: number, crossSite: boolean): string | null {
  if (honeypotFilled) return 'trap';
  if (openMs !== undefined && openMs < minOpenMs) return `fast:${Math.round(openMs)}`;
  if (crossSite) return 'elsewhere';
  if (countThisHour > usualPerHour) return `many:${countThisHour}`;
  return null;
}

const hasType = (c: Context<Env>, type: RegExp) => type.test(c.req.header('content-type') ?? '');
const isPlain = (c: Context<Env>) => hasType(c, /^application\/x-www-form-urlencoded\b/i);

async function readForm(c: Context<Env>): Promise<PostedForm | 'too large' | 'wrong type' | 'unreadable'> {
  const bytes = await readBody(c.env.incoming);
  if (!bytes) return 'too large';
  const plain = isPlain(c);
  if (!plain && !hasType(c, /^application\/json\s*(;|$)/i)) return 'wrong type';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { body: plain ? readPlainForm(c, new URLSearchParams(text)) : JSON.parse(text), plain };
  } catch {
    return 'unreadable';
  }
}

/** Reads a form sent without scripts. Its name is in the URL, or in a hidden field if the form was shown again with errors. */
function readPlainForm(c: Context<Env>, values: URLSearchParams): Record<string, unknown> {
  const form = values.get('form') ?? c.req.query('form') ?? '';
  const isCheckbox = (name: string) => isFormName(form) && findField(form, name)?.kind === 'checkbox';
  const typed = [...values].map(([name, value]): [string, string | boolean] => [name, isCheckbox(name) ? value !== '' : value]);
  return { page: referringPage(c), form, ...Object.fromEntries(typed) };
}

/** The words of the response: in the language of the form, or of the page that it is on. */
function wordsFor(c: Context<Env>, posted: PostedForm | undefined): VisitorWords {
  const body = new Map(Object.entries(posted?.body ?? {}));
  const page = body.get('page');
  return visitorWords(formLanguage(body.get(languageField), typeof page === 'string' ? page : referringPage(c)));
}

/** What was typed, to show the form again. */
function typedValues(posted: PostedForm | undefined): Pick<FormResultPage, 'form' | 'fields'> {
  const body = new Map(Object.entries(posted?.body ?? {}));
  const form = body.get('form');
  if (typeof form !== 'string' || !isFormName(form)) return {};
  const typed = [...body].filter(([name]) => ![honeypot, 'form', 'id'].includes(name));
  return { form, fields: Object.fromEntries(typed.map(([name, value]) => [name, value === true ? 'yes' : String(value || '')])) };
}

function referringPage(c: Context<Env>): string {
  const referrer = c.req.header('referer') ?? '';
  return URL.canParse(referrer) ? localPage(new URL(referrer).pathname) : '/';
}

const localPage = (path: string) => (isLocalPath(path) && !path.startsWith('/messages') ? path : '/');

function isCrossSite(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = c.req.header('origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'));
}
