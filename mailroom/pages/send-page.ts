import type { Context, Env } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Page, Pages } from './pages.ts';

/** Never kept by a browser, a proxy or the service worker, never indexed, never in a frame. */
export function sendPage<E extends Env>(c: Context<E>, pages: Pages, page: Page, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Security-Policy', pages.policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(pages.render(page), status);
}
