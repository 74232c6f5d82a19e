/** The data that each page of the mailroom shows. The pages are React components (render.tsx), built by mailroom/pages/build.ts. */
import type { FormErrors, FormName } from '../../app/lib/forms.ts';
import type { Person, Role } from '../accounts/people.ts';
import type { listPage } from '../inbox/list-page.ts';
import type { messagePage } from '../inbox/message-page.ts';
import type { VisitorWords } from '../visitor-words.ts';

/** The result of a form submitted without scripts. */
export interface FormResultPage {
  kind: 'form-result';
  words: VisitorWords;
  sent: boolean;
  /** The page that the form is on. */
  back: string;
  /** The token with which the sender follows the message. */
  receipt?: string;
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
  notice?: string;
  error?: string;
  /** What was typed into the form, if it was refused. */
  typed?: string;
}

export interface SignInPage {
  kind: 'sign-in';
  /** The one way of signing in that is set up. */
  method: 'provider' | 'email' | 'prompt';
  email?: string;
  error?: string;
}

export interface LinkSentPage {
  kind: 'link-sent';
  email: string;
}

export interface LinkPage {
  kind: 'link';
  /** Undefined for the first owner, who enters a name on this page. */
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

export type InboxPage = { shell: StaffShell } & Awaited<ReturnType<typeof listPage>>;
export type InboxFolder = InboxPage['folders'][number][number];
export type ListRow = InboxPage['days'][number]['rows'][number];
/** The shape beside a message. */
export type Mark = ListRow['mark'];

export type MessagePage = { shell: StaffShell } & NonNullable<Awaited<ReturnType<typeof messagePage>>>;
/** A person to assign a message to. */
export type Option = MessagePage['people'][number];

export interface PeoplePage {
  kind: 'people';
  shell: StaffShell;
  people: (Person & { isYou: boolean })[];
  notice?: string;
  error?: string;
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
  notice?: string;
  devices: { id: string; name: string; since: string; seen: string; current: boolean }[];
}

export interface AuditPage {
  kind: 'audit';
  shell: StaffShell;
  entries: { time: string; person: string; action: string; subject: string; href?: string; detail: string }[];
  range: string;
  newer?: string;
  older?: string;
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
