import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Page, Pages } from './page-data.ts';

// app.ts sets it for every request.
declare module 'hono' {
  interface ContextVariableMap {
    pages: Pages;
  }
}

/** Sends a page that nobody may cache, index or frame. */
export function sendPage(c: Context, page: Page, status: ContentfulStatusCode = 200): Response {
  const { policy, render } = c.get('pages');
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(render(page), status);
}
