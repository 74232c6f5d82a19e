import type { Context, Env } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Page, Pages } from './page-data.ts';

export const sendPage = <E extends Env>(c: Context<E>, pages: Pages, page: Page, status: ContentfulStatusCode = 200): Response =>
  sendHtml(c, pages, pages.render(page), status);

/** Sends a page that nobody may cache, index or frame. */
export function sendHtml<E extends Env>(c: Context<E>, pages: Pages, html: string, status: ContentfulStatusCode): Response {
  c.header('Content-Security-Policy', pages.policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(html, status);
}
