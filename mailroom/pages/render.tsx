import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { words } from '../words.ts';
import { Answer } from './answer';
import { Document, themeScript } from './document';
import type { Page } from './pages.ts';

/** Nothing but our own style sheet, fonts and pictures, and the one script that sets the theme. */
export const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function render(page: Page, stylesheet: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <Document title={titleOf(page)} stylesheet={stylesheet}>
      {contentOf(page)}
    </Document>,
  )}`;
}

function titleOf(page: Page): string {
  return page.sent ? words.answer.sent : words.answer.notSent;
}

function contentOf(page: Page): React.ReactNode {
  return <Answer {...page} />;
}
