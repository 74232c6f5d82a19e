/** Notifies open lists of changes by server-sent events. */
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { findSession } from '../accounts/sessions.ts';
import type { Mailroom } from '../mailroom.ts';
import type { StaffEnv } from './context.ts';
import { sessionCookie } from './cookies.ts';

/** Proxies close a silent connection after about 60 s, this server after 70 s (server/listen.ts). */
const heartbeatMs = 25_000;

export function liveRoutes({ updates, database, now }: Mailroom): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  app.get('/events', (c) =>
    streamSSE(c, async (events) => {
      const unsubscribe = updates.subscribe({
        onChange: (latest) => void events.writeSSE({ event: 'change', data: String(latest) }),
        onClose: () => void events.close(),
      });
      events.onAbort(unsubscribe);
      await events.writeSSE({ event: 'hello', data: String(await updates.latest()) });
      while (!events.aborted && !events.closed) {
        await events.sleep(heartbeatMs);
        // Signed out, or the account was closed.
        if (!(await findSession(database, sessionCookie.read(c), now()).catch(() => undefined))) return;
        if (!events.aborted && !events.closed) await events.write(': still here\n\n');
      }
    }),
  );

  return app;
}
