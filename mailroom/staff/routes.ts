/** All routes under /staff: sign-in, inbox, people, audit. Changes are accepted only as POST requests from these pages. */
import { Hono } from 'hono';
import { findSession } from '../accounts/sessions.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendPage } from '../pages/send-page.ts';
import { accountRoutes } from './account-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { ownForms, type StaffEnv, shellOf } from './context.ts';
import { sessionCookie } from './cookies.ts';
import { liveRoutes } from './live-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function staffRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, now } = mailroom;
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
  app.route('/', liveRoutes(mailroom));
  app.route('/account', accountRoutes(mailroom));
  app.route('/people', peopleRoutes(mailroom));
  app.route('/audit', auditRoutes(mailroom));

  app.all('*', (c) => sendPage(c, { kind: 'not-found' }, 404));
  return app;
}
