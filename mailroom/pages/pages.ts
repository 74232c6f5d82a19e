/** What a page is made from. The pages themselves are React (render.tsx), built beside the site (mailroom/build.ts). */
import type { FormName } from '../../app/lib/form-rules.ts';
import type { State } from '../message.ts';

/** What a visitor without scripts is told. */
export interface AnswerPage {
  kind: 'answer';
  sent: boolean;
  /** Where the form stands. */
  back: string;
  /** When it was not sent: why, and the form with everything that was typed. */
  why?: string;
  form?: FormName;
  fields?: Record<string, string>;
  errors?: Record<string, string>;
}

export interface SignInPage {
  kind: 'sign-in';
  error?: string;
  /** How many tries are left, or how long the pause is. */
  note?: string;
}

export interface Box {
  label: string;
  count: number;
  href: string;
  current: boolean;
}

export interface ListRow {
  id: string;
  state: State;
  who: string;
  kind: string;
  subject: string;
  excerpt: string;
  /** For machines. */
  at: string;
  time: string;
  /** The channels that failed. */
  fails: string;
  /** Why it is a suspect. */
  why: string;
  focused: boolean;
}

export interface AlarmBar {
  head: string;
  text: string;
}

export interface InboxPage {
  kind: 'inbox';
  title: string;
  kept: string;
  alarm?: AlarmBar | undefined;
  said?: string | undefined;
  boxes: Box[][];
  csv: string;
  /** What the search keeps: the box that is open. */
  box: string;
  search: string;
  days: { label: string; rows: ListRow[] }[];
  suspects?: { count: number; rows: ListRow[] } | undefined;
  range: string;
  pages: { number: number; href: string; current: boolean }[];
  newer?: string | undefined;
  older?: string | undefined;
}

export interface LogEntry {
  time: string;
  what: string;
  result?: string;
  tone?: 'good' | 'bad' | 'next';
}

export interface MessagePage {
  kind: 'message';
  id: string;
  /** As it was when it was opened. */
  state: State;
  form: string;
  received: string;
  subject: string;
  suspect?: string | undefined;
  fields: { label: string; value: string; href?: string | undefined }[];
  body: string;
  place: string;
  newer?: string | undefined;
  older?: string | undefined;
  list: { label: string; href: string };
  reply?: string | undefined;
  log: LogEntry[];
  canRetry: boolean;
  keptUntil: string;
  backupsUntil: string;
}

export interface HelpPage {
  kind: 'help';
}

export interface NothingPage {
  kind: 'nothing';
}

export type Page = AnswerPage | SignInPage | InboxPage | MessagePage | HelpPage | NothingPage;

export interface Pages {
  render(page: Page): string;
  /** The style sheet and fonts, by name. */
  assets: Map<string, { type: string; body: Buffer }>;
  policy: string;
}
