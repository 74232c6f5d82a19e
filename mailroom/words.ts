/** Every word that the mailroom says: to visitors without scripts, to staff, in e-mails. */
import type { FormName } from '../app/lib/form-rules.ts';

const ordinals = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

/** Why a message stands apart, as it is stored: trap, fast:800, many:6, elsewhere. */
function suspect(reason: string): string {
  const [kind, figure] = reason.split(':');
  if (kind === 'trap') return 'Filled the field people cannot see';
  if (kind === 'fast') return `Sent ${(Number(figure) / 1000).toFixed(1)} seconds after the page opened`;
  if (kind === 'many') return `${ordinals[Number(figure)] ?? `Number ${figure}`} message from one address in an hour`;
  return 'Sent from a page of another site';
}

const messages = (n: number) => (n === 1 ? '1 message' : `${n.toLocaleString('en-US')} messages`);

export const words = {
  kinds: { contact: 'Contact', mortgage: 'Lender', newsletter: 'Newsletter' } satisfies Record<FormName, string>,
  channels: { email: 'E-mail', webhook: 'CRM' } as Record<string, string>,
  states: { new: 'New', read: 'Read', done: 'Done' },
  terms: 'Accepts the terms',
  sentFrom: 'Sent from',
  noName: 'No name',
  noSubject: 'No words',
  newsletterSubject: 'Wants the letter',
  loan: 'Loan',
  suspect,

  skip: 'Skip to content',
  answer: {
    sent: 'Sent',
    notSent: 'Not sent',
    back: 'Back to the page',
    orCall: 'Or reach us another way:',
  },
  check: 'Please check the marked fields.',
  /** Why something was not taken, to whoever reads the answer of the address that takes it. */
  refused: {
    unreadable: 'This could not be read.',
    unknownForm: 'There is no such form.',
    tooMany: 'These are more fields than a form has.',
    wrongType: 'This is not a text.',
    tooLarge: 'This is larger than we can take here.',
    wrongKind: 'Send it as JSON or as a form.',
    tooOften: 'Too many messages came from your address. Please try again later, or call us.',
    notKept: 'It could not be kept just now. Please try again.',
  },

  email: {
    suspect: '[Suspect]',
    foot: 'Kept in the inbox at /staff. Your answer goes to the sender.',
  },

  signIn: {
    title: 'Sign in',
    heading: 'Staff messages',
    lead: 'For staff. One password for the office; it changes when someone leaves.',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'That is not the password.',
    triesLeft: (n: number) => `${n} of 5 tries left. After that there is a pause of one minute, then a longer one.`,
    paused: (time: string) =>
      `Too many wrong tries. You can try again at ${time}; a new password is made at the prompt: npm run mailroom -- password`,
    again: 'Your session is over. Sign in, and do it again.',
    needsTls: 'Signing in needs a private connection: use the address that starts with https.',
  },

  where: 'Staff',
  help: { link: 'Help', title: 'The inbox in five sentences' },
  signOut: 'Sign out',
  kept: (n: string) => `Kept here: ${n} messages`,
  boxesLabel: 'Boxes',
  boxes: {
    all: { label: 'All', title: 'All messages' },
    new: { label: 'New', title: 'New messages' },
    read: { label: 'Read', title: 'Read messages' },
    done: { label: 'Done', title: 'Done messages' },
    suspect: { label: 'Suspect', title: 'Suspect messages' },
  },
  formTitles: { contact: 'Contact messages', mortgage: 'Lender messages', newsletter: 'Newsletter sign-ups' } satisfies Record<
    FormName,
    string
  >,
  found: (search: string) => `Messages with “${search}”`,
  saveCsv: 'Save as CSV',
  search: { label: 'Search messages', placeholder: 'Name, e-mail, words', submit: 'Search' },
  empty: {
    inbox: 'No message yet. The next one shows here the moment it is sent.',
    search: 'No message has these words.',
    box: 'No message here.',
  },
  notDelivered: (channel: string) => `${channel === 'CRM' ? channel : channel.toLowerCase()} not delivered`,
  apart: { head: 'Suspect, kept apart', note: (n: number) => `${messages(n)}. None was discarded.` },
  pagesLabel: 'Pages',
  range: (from: string, to: string, of: string) => `${from} to ${to} of ${of}`,
  newer: 'Newer',
  older: 'Older',

  alarm: {
    head: (channel: string, since: string) => `${channel} has not been delivered since ${since}.`,
    waits: (n: number) =>
      n === 1 ? '1 message waits; it is safe here.' : `${n.toLocaleString('en-US')} messages wait; they are safe here.`,
    answer: (channel: string, error: string) => `The ${channel === 'CRM' ? channel : 'mail server'} answered: “${error}”.`,
    next: (time: string) => `Next try at ${time}.`,
    givenUp: (n: number) => `${messages(n)} of them: given up after seven days.`,
    retry: 'Try now',
  },
  said: {
    done: 'Marked done.',
    reopened: 'Marked not done.',
    erased: 'Erased. Backups made before today keep a copy for a while.',
    retried: 'Trying the delivery now.',
    trusted: 'Moved to the ordinary messages.',
  } as Record<string, string>,

  received: (time: string) => `Received ${time}`,
  place: (place: string, total: string) => `${place} of ${total}`,
  newerMessage: 'Newer message',
  olderMessage: 'Older message',
  whySuspect: (reason: string) => `Suspect: ${reason}.`,
  keptUntil: (date: string) => `Only what was typed is kept, with the time and the page. No IP address. Deleted on ${date}.`,
  actions: 'Actions',
  reply: 'Reply by e-mail',
  re: (subject: string) => `Re: ${subject}`,
  markDone: 'Mark done',
  markNotDone: 'Mark not done',
  trust: 'Not suspect',
  delivery: 'Delivery',
  noDelivery: 'Kept here; nothing is sent on.',
  log: {
    kept: 'Kept',
    delivered: 'delivered',
    moreTries: (n: number) => (n === 1 ? '1 more try' : `${n} more tries`),
    givenUp: 'given up after seven days',
    next: (channel: string) => `Next try: ${channel}`,
    now: 'Now',
    until: (first: string, latest: string) => `${first} to ${latest}`,
  },
  retry: 'Try delivery now',
  erase: {
    open: 'Erase this message…',
    head: 'Erase for good?',
    text: (until: string) => `The words, the name and the contact details go. Backups made before today keep a copy until ${until}.`,
    yes: 'Erase',
    no: 'Keep',
  },
  nothing: { title: 'Not here', text: 'There is no such message. It may have been erased.', back: 'All messages' },

  csv: ['Id', 'Received (UTC)', 'Kind', 'State', 'Suspect', 'Name', 'E-mail', 'Phone', 'Subject', 'Sent from', 'Everything typed'],

  /** The same five sentences as docs/staff-inbox.md. */
  fiveSentences: [
    'Open /staff, sign in with the office’s password, and the newest message stands on top: a filled triangle is new, a hollow one is read, a tick is done.',
    'Open a message to read everything that was typed, reply by e-mail with one click, and mark it done when somebody has taken care of it.',
    'Messages that look like a machine’s stand apart under Suspect with the reason in words: none is thrown away, and Not suspect moves one to the others.',
    'When e-mail or the CRM does not take a message, a red bar says since when and why; the message is safe here, is tried again for seven days, and Try now tries at once.',
    'Search finds names, addresses and words, Save as CSV takes what you see to a spreadsheet, and Erase removes a message for good when its sender asks for it.',
  ],
};
