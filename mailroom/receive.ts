/** POST /messages: what the site's forms send, as JSON, or as a plain form where scripts are off. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { honeypot } from '../app/lib/form-rules.ts';
import { addressOf, softPerHour } from './limits.ts';
import type { Mailroom } from './mailroom.ts';
import { isForm } from './message.ts';
import type { AnswerPage } from './pages/pages.ts';
import { sendPage } from './pages/send-page.ts';
import { sentence } from './queue.ts';
import { readSubmission, type Submission } from './submission.ts';
import { words } from './words.ts';

export type Env = { Bindings: HttpBindings };

const largestBytes = 64 * 1024;
const fastMs = 2000;
/** Boxes of a plain form say “on”. */
const boxes = ['consent', 'terms'];

/** What came, however it came: enough to answer it in the same way. */
interface PostedForm {
  body: Record<string, unknown>;
  /** A person without scripts reads the answer. */
  plain: boolean;
}

export function receiving({ settings, pages, accept, limits, now, log }: Mailroom): Hono<Env> {
  const app = new Hono<Env>();

  function refuse(
    c: Context<Env>,
    status: 400 | 413 | 415 | 422 | 429 | 503,
    why: string,
    asked?: PostedForm,
    errors: Record<string, string> = {},
  ) {
    if (status === 503 || status === 429) c.header('Retry-After', '60');
    const plain = asked?.plain ?? isPlain(c);
    return plain
      ? sendPage(c, pages, { kind: 'answer', sent: false, back: pageOf(c), why, errors, ...typedIn(asked) }, status)
      : c.json({ error: why, errors }, status);
  }

  app.post('/', bodyLimit({ maxSize: largestBytes, onError: (c) => refuse(c, 413, words.refused.tooLarge) }), async (c) => {
    const address = addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), settings.trustedProxies);
    const asked = await readBody(c);
    if (limits.asked.seen(address) >= settings.messagesPerHour)
      return refuse(c, 429, words.refused.tooOften, typeof asked === 'string' ? undefined : asked);
    limits.asked.count(address);
    if (asked === 'kind') return refuse(c, 415, words.refused.wrongKind);
    if (asked === 'unreadable') return refuse(c, 400, words.refused.unreadable);
    const read = readSubmission(asked.body, now());
    if ('errors' in read) return refuse(c, 422, words.check, asked, read.errors);
    const { submission } = read;
    const { id, form, fields, page } = submission;
    const suspect = suspicion(submission, limits.kept.seen(address) + 1, fromElsewhere(c));
    try {
      await accept({ id, form, fields, page, receivedAt: now(), suspect });
    } catch (error) {
      log(`A message could not be kept, and its sender was told so: ${sentence(error)}`);
      return refuse(c, 503, words.refused.notKept, asked);
    }
    limits.kept.count(address);
    return asked.plain ? c.redirect(`/messages/sent?from=${encodeURIComponent(page)}`, 303) : c.json({ id }, 201);
  });

  app.get('/sent', (c) => sendPage(c, pages, { kind: 'answer', sent: true, back: localPath(c.req.query('from') ?? '') }));
  app.all('/', (c) => {
    c.header('Allow', 'POST');
    return c.text('Messages are sent here with POST.\n', 405);
  });
  return app;
}

/** Why it is kept apart from the others; null when there is nothing odd about it. */
export function suspicion({ trapped, openMs }: Submission, ordinal: number, elsewhere: boolean): string | null {
  if (trapped) return 'trap';
  if (openMs !== undefined && openMs < fastMs) return `fast:${Math.round(openMs)}`;
  if (elsewhere) return 'elsewhere';
  if (ordinal > softPerHour) return `many:${ordinal}`;
  return null;
}

const isPlain = (c: Context<Env>) => /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');

async function readBody(c: Context<Env>): Promise<PostedForm | 'kind' | 'unreadable'> {
  const plain = isPlain(c);
  if (!plain && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return 'kind';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
    if (!plain) return { body: JSON.parse(text), plain };
    const typed = Object.fromEntries(
      [...new URLSearchParams(text)].map(([name, value]) => [name, boxes.includes(name) && value ? 'yes' : value]),
    );
    // a plain form says in its address which one it is
    return { body: { page: pageOf(c), form: c.req.query('form'), ...typed }, plain };
  } catch {
    return 'unreadable';
  }
}

/** The form again, with what was typed, so that nothing has to be typed twice. */
function typedIn(asked: PostedForm | undefined): Pick<AnswerPage, 'form' | 'fields'> {
  const form = asked?.body['form'];
  if (typeof form !== 'string' || !isForm(form)) return {};
  const texts = Object.entries(asked?.body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { form, fields: Object.fromEntries(texts.filter(([name]) => name !== 'form' && name !== honeypot)) };
}

/** The page that the form stands on, as the browser says it. */
function pageOf(c: Context<Env>): string {
  const referrer = c.req.header('referer') ?? '';
  return URL.canParse(referrer) ? localPath(new URL(referrer).pathname) : '/';
}

/** Only a path of this site: //elsewhere.example is another one. */
const localPath = (path: string) => (/^\/(?![/\\])/.test(path) && !path.startsWith('/messages') ? path : '/');

function fromElsewhere(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = c.req.header('origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'));
}
