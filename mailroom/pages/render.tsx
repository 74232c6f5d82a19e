import '../../app/theme/layers.css';
import '../../app/theme/fonts.css';
import '../../app/theme/tokens.css';
import '../../app/theme/base.css';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { words } from '../words.ts';
import { Answer } from './answer';
import { Document, themeScript } from './document';
import { Help, Nothing } from './help';
import { Inbox } from './inbox';
import { MessageView } from './message-view';
import type { Page } from './pages.ts';
import { SignIn } from './sign-in';

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
  switch (page.kind) {
    case 'answer':
      return page.sent ? words.answer.sent : words.answer.notSent;
    case 'sign-in':
      return words.signIn.title;
    case 'inbox':
      return page.title;
    case 'message':
      return page.subject;
    case 'help':
      return words.help.title;
    case 'nothing':
      return words.nothing.title;
  }
}

function contentOf(page: Page): React.ReactNode {
  switch (page.kind) {
    case 'answer':
      return <Answer {...page} />;
    case 'sign-in':
      return <SignIn {...page} />;
    case 'inbox':
      return <Inbox {...page} />;
    case 'message':
      return <MessageView {...page} />;
    case 'help':
      return <Help />;
    case 'nothing':
      return <Nothing />;
  }
}
