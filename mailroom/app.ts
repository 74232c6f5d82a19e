/** All routes of the mailroom. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { timingSafeEqual } from 'hono/utils/buffer';
import { errorText } from './error-text.ts';
import type { Mailroom } from './mailroom.ts';
import { metricsText } from './metrics.ts';
import type { Pages } from './pages/page-data.ts';
import { sendPage } from './pages/send-page.ts';
import type { Env } from './read-body.ts';
import { receiptPath, receiptRoutes } from './receive/receipt-routes.ts';
import { receiveRoutes } from './receive/routes.ts';
import { TooLargeError } from './staff/context.ts';
import { staffRoutes } from './staff/routes.ts';
import { setValue } from './store/key-values.ts';
import { siteLanguages, visitorWords } from './visitor-words.ts';

/** The paths that belong to the mailroom and not to the site. */
export const isMailroomPath = (path: string) => /^\/(messages|staff|healthz|metrics|receipt|es\/receipt)(\/|$)/.test(path);

/** How long a response of /healthz is reused, because each check writes to the store. */
const healthMs = 5000;
const healthTimeoutMs = 3000;
/** How long /healthz fails after a failed save. A full disk may still accept the small write of the check. */
const saveFailedMs = 60_000;

export function createApp(mailroom: Mailroom, pages: Pages): Hono<Env> {
  const { database, settings, health, now, log } = mailroom;
  const app = new Hono<Env>();
  let warned = false;
  app.use(async (c, next) => {
    c.set('pages', pages);
    if (!warned && settings.trustedProxies === 0 && c.req.header('x-forwarded-for') !== undefined) {
      warned = true;
      log('warn', 'Requests come through a proxy (X-Forwarded-For), but TRUSTED_PROXIES is 0: all visitors share one limit. Set it to 1.');
    }
    await next();
    // The address that redirects may have a token in its query.
    if (c.res.status === 303) c.header('Referrer-Policy', 'no-referrer');
    if (/^https\b/.test(c.req.header('x-forwarded-proto') ?? ''))
      c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  // A stricter referrer policy on pages would make browsers send “Origin: null” with forms.
  app.use(secureHeaders({ referrerPolicy: 'same-origin', xFrameOptions: 'DENY', strictTransportSecurity: false }));

  let healthyUntil = 0;
  app.get('/healthz', async (c) => {
    if (now() - health.saveFailedAt < saveFailedMs) return c.text('A message could not be saved.\n', 503);
    if (now() > healthyUntil) {
      const check = Promise.all([setValue(database, 'health', now()), database.check()]);
      const timeout = sleep(healthTimeoutMs, 'late', { ref: false });
      if ((await Promise.race([check, timeout])) === 'late') return c.text('The store does not answer.\n', 503);
      healthyUntil = now() + healthMs;
    }
    return c.text('ok\n');
  });

  app.get('/metrics', async (c) => {
    const { metricsToken } = settings;
    if (metricsToken === undefined || !(await timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)))
      return c.text('Send METRICS_TOKEN as a bearer token.\n', 401);
    return c.text(await metricsText(database, settings), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });

  app.get('/messages/assets/:name', (c) => {
    const asset = pages.assets.get(c.req.param('name'));
    if (!asset) return c.notFound();
    return c.body(new Uint8Array(asset.body), 200, { 'Content-Type': asset.type, 'Cache-Control': 'public, max-age=31536000, immutable' });
  });
  app.route('/messages', receiveRoutes(mailroom));
  app.route('/staff', staffRoutes(mailroom));
  for (const language of siteLanguages) app.route(receiptPath(language), receiptRoutes(mailroom, language));

  app.notFound((c) => c.text(`${visitorWords('en').refused.notFound}\n`, 404));
  app.onError((error, c) => {
    // From Hono's CSRF check, which rejects requests from other sites.
    if (error instanceof HTTPException && error.status === 403) return sendPage(c, { kind: 'bad-request' }, 403);
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof TooLargeError) return c.text(`${visitorWords('en').refused.tooLarge}\n`, 413, { Connection: 'close' });
    log('error', 'A request failed.', { method: c.req.method, path: c.req.path, error: errorText(error) });
    return c.text(`${visitorWords('en').refused.failed}\n`, 503);
  });
  return app;
}

/** Serves the mailroom's paths while the store cannot be opened: every request gets an error. */
export function createClosedApp(): Hono {
  const reason = visitorWords('en').refused.closed;
  const app = new Hono();
  app.all('*', (c) => {
    c.header('Retry-After', '60');
    c.header('Cache-Control', 'no-store');
    // The address may have a token, and browsers ask for an icon.
    c.header('Referrer-Policy', 'no-referrer');
    return c.req.header('content-type')?.startsWith('application/json')
      ? c.json({ error: reason, errors: {} }, 503)
      : c.text(`${reason}\n`, 503);
  });
  return app;
}
