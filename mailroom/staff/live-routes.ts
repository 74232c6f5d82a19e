/** Notifies open lists of changes: as server-sent events, or as the time of the latest change for polling. */
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Mailroom } from '../mailroom.ts';
import type { StaffEnv } from './context.ts';

/** Proxies close a silent connection after about 60 s, this server after 70 s (server/listen.ts). */
const heartbeatMs = 25_000;

export function liveRoutes({ updates }: Mailroom): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  app.get('/changes', async (c) => c.json({ latest: await updates.latest() }));

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
        if (!events.aborted && !events.closed) await events.write(': still here\n\n');
      }
    }),
  );

  return app;
}
