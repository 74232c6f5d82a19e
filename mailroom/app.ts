/** All addresses of the mailroom. */
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Mailroom } from './mailroom.ts';
import { sentence } from './queue.ts';
import { type Env, receiving } from './receive.ts';
import { staff } from './staff.ts';

/** The paths that are not the site's. */
export const isMailroomPath = (path: string) => /^\/(messages|staff|healthz)(\/|$)/.test(path);

export function createApp(mailroom: Mailroom): Hono<Env> {
  const { database, pages, log } = mailroom;
  const app = new Hono<Env>();
  // same-origin, not less: without a referrer a browser says “null” as the origin of a form
  app.use(secureHeaders({ referrerPolicy: 'same-origin', xFrameOptions: 'DENY', strictTransportSecurity: false }));
  app.use(async (c, next) => {
    await next();
    if (/^https\b/.test(c.req.header('x-forwarded-proto') ?? ''))
      c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });

  app.get('/healthz', async (c) => {
    await database.rows('select 1 as one');
    return c.text('ok\n');
  });
  app.get('/messages/assets/:name', (c) => {
    const asset = pages.assets.get(c.req.param('name'));
    if (!asset) return c.notFound();
    return c.body(new Uint8Array(asset.body), 200, { 'Content-Type': asset.type, 'Cache-Control': 'public, max-age=31536000, immutable' });
  });
  app.route('/messages', receiving(mailroom));
  app.route('/staff', staff(mailroom));

  app.notFound((c) => c.text('There is nothing here.\n', 404));
  app.onError((error, c) => {
    // what hono itself refuses: a post from another site
    if (error instanceof HTTPException) return error.getResponse();
    log(`${c.req.method} ${c.req.path}: ${sentence(error)}`);
    return c.text('This did not work just now. Please try again.\n', 503);
  });
  return app;
}
