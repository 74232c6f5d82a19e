/** /staff: the inbox. Pages and plain forms; every change is a POST that comes from these pages. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { stream } from 'hono/streaming';
import { csvOf } from './csv.ts';
import { createDates } from './dates.ts';
import { type Asked, filterOf, inboxPage, messagePage, messagesPerPage } from './inbox.ts';
import { addressOf } from './limits.ts';
import type { Mailroom } from './mailroom.ts';
import { sendPage } from './pages/send-page.ts';
import type { Env } from './receive.ts';
import { isSignedIn, sessionMs, signIn, signOut } from './sign-in.ts';
import { retry } from './store/deliveries.ts';
import { clearSuspect, eraseMessage, findMessage, markRead, neighbors, setState } from './store/messages.ts';
import { words } from './words.ts';

/** __Host-: only over TLS (or on the own machine), only for this host, for all its paths. */
const cookie = 'staff';
const cookieOptions = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;
const largestBytes = 16 * 1024;
/** Of a message, in an address: nothing else reaches the store. */
const id = ':id{[0-9a-f-]{36}}';

export function staff(mailroom: Mailroom): Hono<Env> {
  const { database, pages, queue, settings, now, log } = mailroom;
  const app = new Hono<Env>();

  app.use(bodyLimit({ maxSize: largestBytes, onError: (c) => c.text('Too large.\n', 413) }));
  // behind a proxy that ends TLS the scheme differs; the host does not
  app.use(csrf({ origin: (origin, c) => URL.canParse(origin) && new URL(origin).host === c.req.header('host') }));
  app.use(async (c, next) => {
    if (c.req.method === 'POST' && !/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
      return c.text('Not a form.\n', 415);
    return next();
  });

  app.get('/sign-in', (c) => sendPage(c, pages, { kind: 'sign-in' }));

  app.post('/sign-in', async (c) => {
    if (!isPrivate(c)) return sendPage(c, pages, { kind: 'sign-in', error: words.signIn.needsTls }, 403);
    const { password } = await c.req.parseBody();
    const address = addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), settings.trustedProxies);
    const result = await signIn(database, String(password ?? ''), address, now());
    if ('session' in result) {
      setCookie(c, cookie, result.session, { ...cookieOptions, maxAge: sessionMs / 1000 });
      return c.redirect('/staff', 303);
    }
    if ('triesLeft' in result)
      return sendPage(c, pages, { kind: 'sign-in', error: words.signIn.wrong, note: words.signIn.triesLeft(result.triesLeft) }, 401);
    log('Five wrong passwords or more from one address: the inbox waits before it looks at another one.');
    const until = createDates(settings.timeZone).time(result.pausedUntil + 60_000);
    c.header('Retry-After', String(Math.ceil((result.pausedUntil - now()) / 1000)));
    return sendPage(c, pages, { kind: 'sign-in', error: words.signIn.wrong, note: words.signIn.paused(until) }, 429);
  });

  app.use(async (c, next) => {
    if (await isSignedIn(database, getCookie(c, cookie, 'host'), now())) return next();
    return c.req.method === 'GET'
      ? c.redirect('/staff/sign-in', 303)
      : sendPage(c, pages, { kind: 'sign-in', note: words.signIn.again }, 401);
  });

  app.post('/sign-out', async (c) => {
    await signOut(database, getCookie(c, cookie, 'host'));
    deleteCookie(c, cookie, cookieOptions);
    return c.redirect('/staff/sign-in', 303);
  });

  const askedOf = (c: Context<Env>): Asked => ({
    box: c.req.query('box') ?? '',
    search: (c.req.query('q') ?? '').trim().slice(0, 200),
    page: Math.max(1, Math.floor(Number(c.req.query('page')) || 1)),
    said: c.req.query('said') ?? '',
    focus: c.req.query('focus') ?? '',
  });

  app.get('/', async (c) => sendPage(c, pages, await inboxPage(mailroom, askedOf(c))));
  app.get('/help', (c) => sendPage(c, pages, { kind: 'help' }));

  app.get('/messages.csv', (c) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="messages-${day}.csv"`);
    return stream(c, async (file) => {
      for await (const part of csvOf(database, filterOf(askedOf(c)))) await file.write(part);
    });
  });

  app.get(`/messages/${id}`, async (c) => {
    const page = await messagePage(mailroom, c.req.param('id'));
    if (!page) return sendPage(c, pages, { kind: 'nothing' }, 404);
    // opening is reading; a link on another site opens nothing for staff
    if (c.req.header('sec-fetch-site') !== 'cross-site') await markRead(database, page.id);
    return sendPage(c, pages, page);
  });

  /** Back to the list, to the message that stands after this one. */
  async function after(c: Context<Env>, which: string, said: string, change: () => Promise<unknown>): Promise<Response> {
    const message = await findMessage(database, which);
    if (!message) return sendPage(c, pages, { kind: 'nothing' }, 404);
    const { place, older } = await neighbors(database, message);
    await change();
    const query = new URLSearchParams({ said });
    if (message.suspect !== null) query.set('box', 'suspect');
    const next = said === 'erased' ? place : place + 1;
    if (older && next > messagesPerPage) query.set('page', String(Math.ceil(next / messagesPerPage)));
    if (older) query.set('focus', older);
    return c.redirect(`/staff?${query}`, 303);
  }

  app.post(`/messages/${id}/done`, (c) => after(c, c.req.param('id'), 'done', () => setState(database, c.req.param('id'), 'done')));
  app.post(`/messages/${id}/reopen`, (c) => after(c, c.req.param('id'), 'reopened', () => setState(database, c.req.param('id'), 'read')));
  app.post(`/messages/${id}/trust`, (c) => after(c, c.req.param('id'), 'trusted', () => clearSuspect(database, c.req.param('id'))));
  app.post(`/messages/${id}/erase`, (c) => after(c, c.req.param('id'), 'erased', () => eraseMessage(database, c.req.param('id'))));
  app.post(`/messages/${id}/retry`, (c) =>
    after(c, c.req.param('id'), 'retried', async () => {
      await retry(database, now(), c.req.param('id'));
      queue.wake();
    }),
  );
  app.post('/retry', async (c) => {
    await retry(database, now());
    queue.wake();
    return c.redirect('/staff?said=retried', 303);
  });

  app.all('*', (c) => sendPage(c, pages, { kind: 'nothing' }, 404));
  return app;
}

/** Over TLS, or on the machine itself: elsewhere the browser would not keep the cookie, and others could read the password. */
function isPrivate(c: Context<Env>): boolean {
  if (/^https\b/.test(c.req.header('x-forwarded-proto') ?? '')) return true;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? '');
}
