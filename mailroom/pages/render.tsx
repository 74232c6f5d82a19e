import '../../app/theme/layers.css';
import '../../app/theme/fonts.css';
import '../../app/theme/tokens.css';
import '../../app/theme/base.css';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { words } from '../staff-words.ts';
import { visitorWords } from '../visitor-words.ts';
import { Account } from './account';
import { Audit } from './audit';
import { type Assets, Document, themeScript } from './document';
import { ErrorPage, errorTitle, Help } from './error-page';
import { FormResult } from './form-result';
import { Inbox } from './inbox';
import { MessageDetail } from './message';
import type { Page } from './page-data.ts';
import { People } from './people';
import { Receipt } from './receipt';
import { Link, LinkSent, SignIn } from './sign-in';

/** Allows only our own files, and the one inline script that sets the theme. */
export const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function render(page: Page, assets: Assets): string {
  const [title, content] = titleAndContent(page);
  return `<!doctype html>${renderToStaticMarkup(
    <Document title={title} words={'words' in page ? page.words : visitorWords('en')} assets={assets}>
      {content}
    </Document>,
  )}`;
}

function titleAndContent(page: Page): [string, React.ReactNode] {
  switch (page.kind) {
    case 'form-result':
      return [page.sent ? page.words.answer.sent : page.words.answer.notSent, <FormResult key="page" {...page} />];
    case 'receipt':
      return [page.words.receipt.title, <Receipt key="page" {...page} />];
    case 'sign-in':
      return [words.signIn.title, <SignIn key="page" {...page} />];
    case 'link-sent':
      return [words.signIn.sent.title, <LinkSent key="page" {...page} />];
    case 'link':
      return [words.signIn.title, <Link key="page" {...page} />];
    case 'inbox':
      return [page.title, <Inbox key="page" {...page} />];
    case 'message':
      return [page.subject, <MessageDetail key="page" {...page} />];
    case 'people':
      return [words.people.title, <People key="page" {...page} />];
    case 'account':
      return [words.account.title, <Account key="page" {...page} />];
    case 'audit':
      return [words.audit.title, <Audit key="page" {...page} />];
    case 'help':
      return [words.help.title, <Help key="page" {...page} />];
    default:
      return [errorTitle(page), <ErrorPage key="page" {...page} />];
  }
}
