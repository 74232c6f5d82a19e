/** Notifies open lists of changes by server-sent events. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { findSession } from '../accounts/sessions.ts';
import type { Mailroom } from '../mailroom.ts';
import { latestChange } from '../store/messages.ts';
import type { StaffEnv } from './context.ts';
import { sessionCookie } from './cookies.ts';

/** The store is asked again and again, because another process may have made a change. */
const pollMs = 2000;
/** Proxies close a silent connection after about 60 s, this server after 70 s (server/listen.ts). */
const pollsPerHeartbeat = 12;

export function liveRoutes({ database, stopping, now }: Mailroom): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

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

  return app;
}
