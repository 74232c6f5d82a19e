/** All routes under /staff: sign-in, inbox, people, audit. Changes are accepted only as POST requests from these pages. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { findSession } from '../accounts/sessions.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendPage } from '../pages/send-page.ts';
import { latestChange } from '../store/messages.ts';
import { accountRoutes } from './account-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { ownForms, type StaffEnv, shellOf } from './context.ts';
import { sessionCookie } from './cookies.ts';
import { messageRoutes } from './message-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** The store is asked again and again, because another process may have made a change. */
const pollMs = 2000;
/** Proxies close a silent connection after about 60 s, this server after 70 s (server/listen.ts). */
const pollsPerHeartbeat = 12;

export function staffRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, stopping, now } = mailroom;
  const app = new Hono<StaffEnv>();

  app.use(async (c, next) => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return c.text('Only GET and POST.\n', 405, { Allow: 'GET, HEAD, POST' });
    return next();
  });
  app.use(...ownForms);

  app.route('/', signInRoutes(mailroom));

  app.use(async (c, next) => {
    const session = await findSession(database, sessionCookie.read(c), now());
    if (session) {
      c.set('session', session);
      return next();
    }
    return c.req.method === 'GET' ? c.redirect('/staff/sign-in', 303) : sendPage(c, { kind: 'session-over' }, 401);
  });

  app.get('/help', (c) => sendPage(c, { kind: 'help', shell: shellOf(c, 'help') }));
  app.route('/', messageRoutes(mailroom));
  /** Notifies open lists of changes by server-sent events. */
  app.get('/events', (c) =>
    streamSSE(c, async (events) => {
      const { signal } = stopping;
      let told: number | undefined;
      for (let polls = 1; !events.aborted && !signal.aborted; polls += 1) {
        try {
          // Signed out, or the account was closed.
          if (!(await findSession(database, sessionCookie.read(c), now()))) return;
          const latest = await latestChange(database);
          if (latest !== told) await events.writeSSE({ event: 'change', data: String(latest) });
          else if (polls % pollsPerHeartbeat === 0) await events.write(': still here\n\n');
          told = latest;
        } catch {
          // The store does not answer now. The next poll tells what has changed meanwhile.
        }
        await sleep(pollMs, undefined, { signal }).catch(() => {});
      }
    }),
  );
  app.route('/account', accountRoutes(mailroom));
  app.route('/people', peopleRoutes(mailroom));
  app.route('/audit', auditRoutes(mailroom));

  app.all('*', (c) => sendPage(c, { kind: 'not-found' }, 404));
  return app;
}
