import type { Context, Env } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Page, Pages } from './page-data.ts';

/** Sends a page that nobody may cache, index or frame. */
export function sendPage<E extends Env>(c: Context<E>, pages: Pages, page: Page, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Security-Policy', pages.policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(pages.render(page), status);
}
