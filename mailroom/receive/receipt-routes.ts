/** The page with which a visitor follows a sent message. It works without scripts. */
import { type Context, Hono } from 'hono';
import { interpolate } from '../../app/lib/interpolate.ts';
import type { Language } from '../../content-model/content-paths.ts';
import { dayMs } from '../durations.ts';
import { errorText } from '../error-text.ts';
import type { Mailroom } from '../mailroom.ts';
import type { ReceiptPage } from '../pages/page-data.ts';
import { sendPage } from '../pages/send-page.ts';
import type { Env } from '../read-body.ts';
import { trashDays } from '../retention.ts';
import { formFields, ownForms } from '../staff/context.ts';
import { receiptCookie } from '../staff/cookies.ts';
import { type NewMessage, receiptNumber } from '../store/messages.ts';
import { addToMessage, findReceipt, type Receipt, withdrawMessage } from '../store/receipts.ts';
import { type VisitorWords, visitorWords } from '../visitor-words.ts';
import { clientAddress, networkOf } from './client-address.ts';

const maxLength = 4000;
const mailsPerHour = 5;

export const receiptPath = (language: string) => (language === 'es' ? '/es/receipt' : '/receipt');

export function receiptRoutes(mailroom: Mailroom, language: Language): Hono<Env> {
  const { database, settings, limits, save, now, origin } = mailroom;
  const app = new Hono<Env>();
  const base = receiptPath(language);
  const words = visitorWords(language);
  const { states, stations, answerIn, ...texts } = words.receipt;
  const answerDays = Number(/\d+/.exec(answerIn));
  app.use(...ownForms);

  /** In the visitor's language and the office's time zone. */
  const format = (options: Intl.DateTimeFormatOptions) => (ms: number) =>
    new Intl.DateTimeFormat(`${language}-US`, { timeZone: settings.timeZone, ...options }).format(ms).replaceAll('\u202f', ' ');
  const time = format({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const day = format({ weekday: 'long', month: 'long', day: 'numeric' });

  const open = (c: Context<Env>) => findReceipt(database, receiptCookie.read(c) ?? '', now());
  const unknown = (c: Context<Env>) => sendPage(c, { kind: 'receipt', words, base, ...states.unknown, stations: [] }, 404);

  function pageOf(c: Context<Env>, receipt: Receipt, extra: Pick<ReceiptPage, 'notice' | 'error' | 'typed'> = {}): ReceiptPage {
    const { id, receivedAt, readAt, withPersonAt, answeredAt, withdrawnAt, doneAt } = receipt;
    const expected = businessDayAfter(receivedAt, answerDays, settings.timeZone);
    const state = stateOf(receipt, now() > expected + dayMs / 4);
    const own = states[state];
    const isWaiting = ['received', 'read', 'withPerson'].includes(state);
    const times = [receivedAt, readAt, withPersonAt, answeredAt ?? doneAt];
    const labels = [stations.received, stations.read, stations.withPerson, stations.answered];
    const notes = [stations.receivedNote, stations.readNote, stations.withPersonNote, ''];
    const current = times.findLastIndex((at) => at !== undefined);
    return {
      kind: 'receipt',
      words,
      base,
      heading: own.heading,
      text: interpolate('text' in own ? own.text : texts.expected, { day: day(withdrawnAt ? withdrawnAt + trashDays * dayMs : expected) }),
      number: interpolate(texts.number, { number: receiptNumber(id) }),
      stations: labels.map((label, i) => {
        const at = times[i];
        return at === undefined
          ? { label, note: i === 3 ? stations.notYet : '', state: i < current ? 'done' : 'next' }
          : { label, time: time(at), note: notes[i] ?? '', state: i === current && isWaiting ? 'now' : 'done' };
      }),
      address: `${origin}${base}/${receiptCookie.read(c)}`,
      canChange: withdrawnAt === undefined,
      ...extra,
    };
  }

  app.get('/:token{[\\w-]{1,100}}', (c) => {
    receiptCookie.set(c, c.req.param('token'));
    return c.redirect(base, 303);
  });

  app.get('/', async (c) => {
    const receipt = await open(c);
    const notice = c.req.query('added') === undefined ? undefined : texts.add.added;
    return receipt ? sendPage(c, pageOf(c, receipt, { notice })) : unknown(c);
  });

  app.post('/add', async (c) => {
    const receipt = await open(c);
    if (!receipt || receipt.withdrawnAt !== undefined) return unknown(c);
    const typed = (await formFields(c)).get('add').toWellFormed();
    if (typed === '') return sendPage(c, pageOf(c, receipt, { error: texts.add.empty }), 422);
    const network = networkOf(clientAddress(c.env.incoming, settings.trustedProxies));
    const isAllowed =
      limits.requests.allows(network, settings.messagesPerHour) &&
      typed.length <= maxLength &&
      limits.total.allows('', settings.messagesPerHourTotal);
    if (!isAllowed || !(await addToMessage(database, save, receipt, typed, now())))
      return sendPage(c, pageOf(c, receipt, { error: texts.add.tooMuch, typed }), 429);
    return c.redirect(`${base}?added`, 303);
  });

  app.post('/withdraw', async (c) => {
    const receipt = await open(c);
    if (!receipt) return unknown(c);
    if (receipt.withdrawnAt === undefined) await withdrawMessage(database, receipt, now());
    return c.redirect(base, 303);
  });
  return app;
}

function stateOf(
  { readAt, withPersonAt, answeredAt, doneAt, withdrawnAt }: Receipt,
  isLate: boolean,
): keyof VisitorWords['receipt']['states'] {
  if (withdrawnAt !== undefined) return 'withdrawn';
  if (answeredAt !== undefined) return 'answered';
  if (doneAt !== undefined) return 'done';
  if (isLate) return 'late';
  if (withPersonAt !== undefined) return 'withPerson';
  return readAt === undefined ? 'received' : 'read';
}

/** 18:00 UTC, which is during the day in the whole United States, so many days from Monday to Friday later. */
export function businessDayAfter(ms: number, days: number, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms).split('-').map(Number);
  let left = days;
  for (let after = 1; ; after += 1) {
    const next = new Date(Date.UTC(year, month - 1, date + after, 18));
    if (next.getUTCDay() % 6 !== 0) left -= 1;
    if (left === 0) return next.getTime();
  }
}

/** Mails the link to the sender. The mail has nothing that was typed, so that nobody can send texts to strangers with it. */
export async function mailReceipt(
  { mailer, limits, origin, log }: Mailroom,
  { id, language, suspect }: NewMessage,
  email: string | undefined,
  token: string,
): Promise<void> {
  if (!mailer || !email || suspect !== null || !limits.receipts.allows(email, mailsPerHour)) return;
  const { receipt, site, language: own } = visitorWords(language === 'es' ? 'es' : 'en');
  const subject = interpolate(receipt.mail.subject, { number: receiptNumber(id) });
  const text = interpolate(receipt.mail.text, { name: site.name, link: `${origin}${receiptPath(own)}/${token}` });
  await mailer
    .send({ to: email, subject, text })
    .catch((error) => log('warn', 'A receipt could not be sent.', { error: errorText(error) }));
}
