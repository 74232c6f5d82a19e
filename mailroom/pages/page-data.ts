/** The data that each page of the mailroom shows. The pages are React components (render.tsx), built by mailroom/pages/build.ts. */
import type { FormErrors, FormName } from '../../app/lib/forms.ts';
import type { Person, Role } from '../accounts/people.ts';
import type { VisitorWords } from '../visitor-words.ts';

/** The result of a form submitted without scripts. */
export interface FormResultPage {
  kind: 'form-result';
  words: VisitorWords;
  sent: boolean;
  /** The page that the form is on. */
  back: string;
  /** The token with which the sender follows the message. */
  receipt?: string | undefined;
  /** If the message was not sent: why, and the form with everything that was typed. */
  reason?: string;
  form?: FormName;
  fields?: Record<string, string>;
  errors?: FormErrors;
}

/** What happens with a message, for its sender. Nothing that was typed. */
export interface ReceiptPage {
  kind: 'receipt';
  words: VisitorWords;
  /** Path of the page. */
  base: string;
  heading: string;
  text: string;
  /** Undefined if there is no receipt at this address. */
  number?: string;
  stations: { label: string; time?: string; note: string; state: 'done' | 'now' | 'next' }[];
  address?: string;
  /** The sender can add something and withdraw the message. */
  canChange?: boolean;
  notice?: string | undefined;
  error?: string | undefined;
  /** What was typed into the form, if it was refused. */
  typed?: string | undefined;
}

export interface SignInPage {
  kind: 'sign-in';
  /** The one way of signing in that is set up. */
  method: 'provider' | 'email' | 'prompt';
  email?: string;
  error?: string | undefined;
}

export interface LinkSentPage {
  kind: 'link-sent';
  email: string;
}

export interface LinkPage {
  kind: 'link';
  /** Undefined for the first owner, who enters it. */
  name: string | undefined;
  values?: { name: string; email: string };
  errors?: FormErrors;
}

/** A page with a title, a sentence and a link back. */
export interface ErrorPageData {
  kind: 'link-over' | 'link-elsewhere' | 'session-over' | 'bad-request' | 'not-found' | 'forbidden';
}

/** What the header of a signed-in page needs. */
export interface StaffShell {
  person: { name: string; role: Role };
  current: 'inbox' | 'people' | 'audit' | 'account' | 'help';
}

export interface InboxFolder {
  label: string;
  count: number;
  href: string;
  current: boolean;
}

/** The shape beside a message. `new` means unread. */
export type Mark = 'new' | 'open' | 'answered' | 'done';

export interface ListRow {
  id: string;
  version: number;
  mark: Mark;
  sender: string;
  kind: string;
  /** The language of the message, if it is not English. */
  language?: string | undefined;
  subject: string;
  excerpt: string;
  /** ISO 8601. */
  at: string;
  time: string;
  assignedTo?: string | undefined;
  /** Names the channels that failed to deliver the message. */
  failures: string;
  suspicion: string;
  focused: boolean;
}

export interface Banner {
  tone: 'alarm' | 'question';
  heading?: string;
  text: string;
  /** Buttons. Each posts `fields` to the URL `action`. */
  actions: { label: string; action: string; fields?: Record<string, string> }[];
}

export interface Option {
  value: string;
  label: string;
}

export interface InboxPage {
  kind: 'inbox';
  shell: StaffShell;
  title: string;
  banners: Banner[];
  notice?: string | undefined;
  folders: InboxFolder[][];
  /** Undefined for people who may not export. */
  csv?: string | undefined;
  folder: string;
  search: string;
  note?: string | undefined;
  empty: string;
  days: { label: string; rows: ListRow[] }[];
  suspects?: { note: string; rows: ListRow[] } | undefined;
  range: string;
  newer?: string | undefined;
  older?: string | undefined;
  /** People to assign to; undefined for those who may not change messages. */
  people?: Option[] | undefined;
  /** The URL of this list, to return to after a bulk action. */
  href: string;
  latestChange: number;
}

export interface LogEntry {
  time: string;
  text: string;
  result?: string;
  tone?: 'good' | 'bad' | 'next';
}

export interface HistoryEntry {
  time: string;
  text: string;
  note?: string;
}

export interface MessagePage {
  kind: 'message';
  shell: StaffShell;
  id: string;
  version: number;
  mark: Mark;
  form: string;
  received: string;
  language?: string | undefined;
  subject: string;
  suspicion?: string | undefined;
  fields: { label: string; value: string; href?: string | undefined }[];
  body: string;
  position: string;
  newer?: string | undefined;
  older?: string | undefined;
  list: { label: string; href: string };
  warning?: string | undefined;
  notice?: string | undefined;
  /** After a refused change: what colleagues have changed since the person opened the page. */
  conflict?: HistoryEntry[] | undefined;
  /** A mailto: link, shown after “answered”. */
  mailto?: string | undefined;
  canAnswer: boolean;
  people: Option[];
  assignedTo: string;
  history: HistoryEntry[];
  log: LogEntry[];
  canRetry: boolean;
  role: Role;
  trash?: string | undefined;
  keptUntil: string | undefined;
  backupsUntil: string;
}

export interface PeoplePage {
  kind: 'people';
  shell: StaffShell;
  people: (Person & { isYou: boolean })[];
  notice?: string | undefined;
  error?: string | undefined;
  /** The last sign-in is too long ago for changes. */
  mustSignInAgain: boolean;
  /** What was typed into the invitation, if it was refused. */
  values?: { name: string; email: string } | undefined;
}

export interface AccountPage {
  kind: 'account';
  shell: StaffShell;
  email: string;
  role: string;
  notice?: string | undefined;
  devices: { id: string; name: string; since: string; seen: string; current: boolean }[];
}

export interface AuditPage {
  kind: 'audit';
  shell: StaffShell;
  entries: { time: string; person: string; action: string; subject: string; href?: string | undefined; detail: string }[];
  range: string;
  newer?: string | undefined;
  older?: string | undefined;
}

export interface HelpPage {
  kind: 'help';
  shell: StaffShell;
}

export type Page =
  | FormResultPage
  | ReceiptPage
  | SignInPage
  | LinkSentPage
  | LinkPage
  | ErrorPageData
  | InboxPage
  | MessagePage
  | PeoplePage
  | AccountPage
  | AuditPage
  | HelpPage;

export interface Pages {
  render(page: Page): string;
  /** Stylesheet, script and fonts, by name. */
  assets: Map<string, { type: string; body: Buffer }>;
  policy: string;
}
