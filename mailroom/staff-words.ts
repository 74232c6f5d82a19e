/** The texts for staff: pages of the inbox, e-mails to the office. Names in braces are placeholders. */
import { interpolate } from '../app/lib/interpolate.ts';

export const words = {
  kinds: {
    contact: 'Contact',
    mortgage: 'Lender',
    newsletter: 'Newsletter',
  },
  channels: {
    email: 'E-mail',
    webhook: 'CRM',
  },
  emailTo: 'E-mail to {recipient}',
  marks: {
    new: 'New',
    open: 'Open',
    answered: 'Answered',
    done: 'Done',
  },
  languages: {
    es: 'Spanish',
  },
  language: 'Language',
  sentFrom: 'Sent from',
  noName: 'No name',
  noSubject: 'No message text',
  newsletterSubject: 'Wants the letter',
  loan: 'Loan',
  suspicion: {
    trap: 'Filled the field people cannot see',
    fast: 'Sent {seconds} seconds after the page opened',
    many: 'Message {n} from one address in an hour',
    elsewhere: 'Sent from a page of another site',
  },
  email: {
    suspect: '[Suspect]',
    foot: `Answer in the inbox, so that no colleague answers too:
{link}
A reply to this e-mail goes to the sender.`,
  },
  testMail: {
    subject: 'Test of the mailroom',
    text: 'The mail server accepts mails of the mailroom.',
  },
  signIn: {
    title: 'Sign in',
    heading: 'Staff messages',
    what: 'A safe letter box for the forms of the site: it keeps every message and shows who has read and answered it. Answers go out by your own e-mail.',
    leads: {
      provider: 'For staff, with the account of the office.',
      email: 'For staff. You get a link by e-mail.',
      prompt: 'For staff. A link is printed by whoever runs this machine, with this command and your name:',
    },
    email: 'E-mail',
    sendLink: 'Send me a link',
    sent: {
      title: 'Look at your e-mail',
      text: 'If {email} belongs to an account, a link is on its way. It works once, for ten minutes, in this browser.',
      nothing: 'Nothing after a few minutes? Look among the junk, or ask an owner which address you were invited with.',
      again: 'Try again',
    },
    mail: {
      subject: 'Sign in to the messages of {site}',
      text: `Open this link in the browser in which you asked for it. It works once, for ten minutes:
{link}

If you did not ask for it, you need not do anything.`,
    },
    tooMany: 'Too many links were asked for from your network. Please try again in an hour.',
    needsTls: 'Signing in needs a private connection: use the address that starts with https.',
    unreachable: 'The office’s sign-in service does not answer. Please try again in a minute.',
    problems: {
      unknown: 'That account has not been invited here. Ask an owner to invite the address that you sign in with.',
      unverified:
        'The sign-in service does not say that your e-mail address is verified. The person who set it up finds help in the instructions.',
      refused: 'You were not signed in. Please try again.',
    },
    over: {
      title: 'Your session has ended',
      text: 'Sign in, and do it again. Nothing was changed.',
    },
    how: {
      provider: 'With the office’s account',
      email: 'By a link in an e-mail',
      prompt: 'By a link from the prompt',
    },
  },
  link: {
    lead: 'The messages of {site}, as {name}.',
    ownerTitle: 'Your account',
    ownerLead: 'You are the first owner of the messages of {site}. You can invite colleagues.',
    nameHint: 'Colleagues see it beside what you do.',
    over: {
      title: 'This link has expired',
      text: 'It was used already, or its time is up.',
    },
    elsewhere: {
      title: 'Not in this browser',
      text: 'The link works only in the browser in which you asked for it. Open it there, or ask for a link here.',
    },
  },
  staff: 'Staff',
  nav: {
    label: 'Staff pages',
    inbox: 'Messages',
    people: 'People',
    audit: 'Audit',
    account: 'Your account',
    help: 'Help',
  },
  signOut: 'Sign out',
  foldersLabel: 'Folders',
  folders: {
    all: {
      label: 'All',
      title: 'All messages',
    },
    new: {
      label: 'New',
      title: 'New to you',
    },
    mine: {
      label: 'Mine',
      title: 'Assigned to you',
    },
    open: {
      label: 'Open',
      title: 'Open messages',
    },
    answered: {
      label: 'Answered',
      title: 'Answered messages',
    },
    done: {
      label: 'Done',
      title: 'Done messages',
    },
    suspect: {
      label: 'Suspect',
      title: 'Suspect messages',
    },
    trash: {
      label: 'Trash',
      title: 'Trash',
    },
    contact: {
      label: 'Contact',
      title: 'Contact messages',
    },
    mortgage: {
      label: 'Lender',
      title: 'Lender messages',
    },
    newsletter: {
      label: 'Newsletter',
      title: 'Newsletter sign-ups',
    },
  },
  found: 'Messages with “{search}”',
  saveCsv: 'Save as CSV',
  search: {
    label: 'Search messages',
    placeholder: 'Name, e-mail, words',
    submit: 'Search',
  },
  empty: {
    inbox: 'No message yet. The next one shows here by itself.',
    search: 'No message has these words.',
    folder: 'No message here.',
    trash: 'The trash is empty. What is deleted stays here for {n} days.',
  },
  trashNote: 'Deleted messages are erased for good after {n} days.',
  notDelivered: '{channel} not delivered',
  pagesLabel: 'Pages',
  range: '{from} to {to} of {total}',
  newer: 'Newer',
  older: 'Older',
  live: {
    arrived: {
      one: '1 new message since you opened the list.',
      other: '{n} new messages since you opened the list.',
    },
    changed: 'The list was updated.',
    lost: 'The connection is lost. Reload the page to see what is new.',
  },
  bulk: {
    label: 'Selected messages',
    select: 'Select: {subject}',
    person: 'Person',
    result: {
      one: '1 message was changed.',
      other: '{n} messages were changed.',
    },
    stale: {
      one: '1 message was not changed, because a colleague had changed it meanwhile.',
      other: '{n} messages were not changed, because a colleague had changed them meanwhile.',
    },
  },
  alarm: {
    heading: '{channel} has not been delivered since {time}.',
    waits: {
      one: '1 message waits; it is safe here.',
      other: '{n} messages wait; they are safe here.',
    },
    answers: {
      email: 'The mail server answered: “{error}”.',
      webhook: 'The CRM answered: “{error}”.',
    },
    next: 'Next try at {time}.',
    givenUp: {
      one: '1 of them was given up after seven days.',
      other: '{n} of them were given up after seven days.',
    },
    retry: 'Try now',
    mail: {
      subject: 'Messages of {site} are not delivered',
      text: `{alarm}

They are in the inbox, where nothing is lost: {link}`,
    },
  },
  errors: {
    ECONNREFUSED: 'Nothing answers at that address. Is the server running?',
    ENOTFOUND: 'There is no server of that name.',
    EAI_AGAIN: 'The name of the server could not be looked up.',
    ETIMEDOUT: 'The server did not answer in time.',
    ECONNRESET: 'The server ended the connection.',
    ESOCKET: 'The connection to the server broke.',
    certificate: 'The certificate of the server is not trusted: {reason}.',
    ETLS: 'The server offers no encrypted connection, and a password is not sent without one.',
    EAUTH: 'The server did not accept the user name or the password.',
    status: 'The CRM answered with {status}.',
    refused: 'The mail server refused {recipient}: {answer}',
  },
  retention: {
    clock: {
      one: '1 message was not deleted, because the clock jumped from {before} to {now}. Is the date right?',
      other: '{n} messages were not deleted, because the clock jumped from {before} to {now}. Is the date right?',
    },
    share: {
      one: '1 of {total} messages is older than {days} days, or is in the trash until this week. That is more than usual, so nothing was deleted.',
      other:
        '{n} of {total} messages are older than {days} days, or are in the trash until this week. That is more than usual, so nothing was deleted.',
    },
    yes: 'Yes, delete them',
  },
  notices: {
    done: 'Marked done.',
    reopened: 'Marked open.',
    answered: 'Marked answered by you.',
    assigned: 'Assigned.',
    noted: 'Note saved.',
    trashed: 'Moved to the trash, where it stays for 30 days.',
    restored: 'Restored.',
    erased: 'Erased for good. Backups made before today keep a copy for a while.',
    retried: 'Trying the delivery now.',
    trusted: 'Moved to the ordinary messages.',
    'retention-approved': 'The old messages were moved to the trash.',
    invited: 'Invited. Tell your colleague to sign in at /staff.',
    'role-changed': 'The role was changed.',
    closed: 'The account was closed.',
    'signed-out': 'Signed out there.',
  },
  received: 'Received {time}',
  whySuspect: 'Suspect: {reason}.',
  keptUntil: 'Only what was typed is stored, with the time and the page. No IP address. Deleted on {date}.',
  inTrash: 'In the trash since {date}. Erased for good on {until}.',
  actions: 'Actions',
  reply: 'Answer by e-mail',
  openEmail: 'Open the e-mail',
  re: 'Re: {subject}',
  markDone: 'Mark done',
  markOpen: 'Mark open',
  trust: 'Not suspect',
  assign: {
    label: 'Assigned to',
    nobody: 'Nobody',
    me: '{name} (you)',
    submit: 'Assign',
  },
  note: {
    label: 'Note for colleagues',
    submit: 'Save note',
  },
  receipt: 'Receipt',
  addedTo: 'Added to receipt {number}.',
  history: 'History',
  events: {
    read: 'Opened by {person}',
    note: 'Note by {person}',
    added: 'Added by the sender',
    withdrawn: 'Withdrawn by the sender',
    assigned: '{person} assigned it to {to}',
    unassigned: '{person} took the assignment away',
    answered: 'Answered by {person}',
    done: 'Marked done by {person}',
    reopened: 'Marked open by {person}',
    trusted: '{person}: not suspect',
    trashed: 'Moved to the trash by {person}',
    restored: 'Restored by {person}',
    expired: 'Moved to the trash after {days} days',
  },
  somebody: 'Somebody',
  refusedChange: 'Not changed: a colleague was faster. Look at the history, and decide again.',
  answeredWarning: 'Already answered by {person}, {time}.',
  assignedWarning: 'Assigned to {person}.',
  delivery: 'Delivery',
  noDelivery: 'Stored here; nothing is sent on.',
  log: {
    stored: 'Stored',
    delivered: 'delivered',
    moreTries: {
      one: '1 more try',
      other: '{n} more tries',
    },
    givenUp: 'given up after seven days',
    next: 'Next try: {channel}',
    now: 'Now',
    until: '{first} to {last}',
  },
  retry: 'Try delivery now',
  trash: {
    open: 'Delete this message…',
    heading: 'Move to the trash?',
    text: 'It can be restored for 30 days.',
    yes: 'Delete',
    no: 'Keep',
    restore: 'Restore',
  },
  erase: {
    open: 'Erase for good…',
    heading: 'Erase for good?',
    text: 'The words, the name and the contact details go. Backups made before today keep a copy until {until}.',
    yes: 'Erase',
    no: 'Keep',
  },
  notFound: {
    title: 'Not here',
    text: 'There is no such message. It may have been erased.',
    back: 'All messages',
  },
  forbidden: {
    title: 'Not allowed',
    text: 'Your role does not allow this. Ask an owner.',
  },
  badRequest: {
    title: 'Not sent from here',
    text: 'This was not sent from a page of this site. Open the page again, and try once more.',
  },
  roles: {
    reader: 'Reader',
    handler: 'Handler',
    owner: 'Owner',
  },
  roleHints: {
    reader: 'Reads messages',
    handler: 'Reads, answers, assigns, deletes, exports',
    owner: 'Everything, with people, audit and erasing',
  },
  people: {
    title: 'People',
    you: 'you',
    invite: 'Invite somebody',
    email: 'E-mail',
    role: 'Role',
    submit: 'Invite',
    name: 'Name',
    missingName: 'Enter a name.',
    badEmail: 'Enter an e-mail address.',
    taken: 'This address has an account already.',
    change: 'Change role',
    close: 'Close account',
    lastOwner: 'There must be an owner: make somebody else an owner first.',
    signInAgain: 'To change who can read the messages, sign in again: your last sign-in is more than 15 minutes ago.',
    more: 'Change',
  },
  account: {
    title: 'Your account',
    devices: 'Devices',
    thisDevice: 'this device',
    since: 'Since {time}',
    seen: 'Last seen {time}',
    signOutDevice: 'Sign out',
    signOutAll: 'Sign out everywhere',
  },
  audit: {
    title: 'Audit',
    lead: 'Who did what, and when. Nothing that a visitor typed is in it.',
    columns: ['Time', 'Person', 'What', 'About', 'Detail'],
    empty: 'Nothing yet.',
    prompt: 'At the prompt',
    system: 'The mailroom',
    actions: {
      'sign-in': 'Signed in',
      'sign-out': 'Signed out',
      'sign-out-everywhere': 'Signed out everywhere',
      read: 'Read a message',
      answer: 'Answered a message',
      status: 'Changed a status',
      assign: 'Assigned a message',
      note: 'Wrote a note',
      trust: 'Marked not suspect',
      trash: 'Moved to the trash',
      restore: 'Restored',
      erase: 'Erased for good',
      'erase-person': 'Erased a person',
      expire: 'Deleted by age',
      export: 'Exported messages',
      link: 'Made a sign-in link',
      invite: 'Invited',
      role: 'Changed a role',
      close: 'Closed an account',
      retention: 'Approved deletion',
      retry: 'Tried deliveries again',
    },
  },
  csv: [
    'Id',
    'Received (UTC)',
    'Kind',
    'Status',
    'Suspect',
    'Name',
    'E-mail',
    'Phone',
    'Subject',
    'Sent from',
    'Language',
    'Everything typed',
  ],
  help: {
    title: 'The inbox in seven sentences',
    sentences: [
      'Open /staff and sign in with your own account; the newest message stands on top: a filled triangle is new to you, a hollow one is open, an arrow is answered, a check mark is done.',
      'Open a message to read everything that was typed, see what colleagues did with it, leave them a note, or assign it.',
      'Answer by e-mail marks the message as yours before your mail program opens, so that nobody answers twice; mark it done when it is taken care of.',
      'Messages that look like a machine’s stand apart under Suspect with the reason in words: none is thrown away, and Not suspect moves one to the others.',
      'When e-mail or the CRM does not take a message, a red bar says since when and why; the message is safe here, is tried again for seven days, and Try now tries at once.',
      'Search finds names, addresses and words, and Save as CSV takes what you see to a spreadsheet.',
      'Delete moves a message to the trash for 30 days; an owner can erase it for good when its sender asks for it.',
    ],
  },
};

export type ChannelName = keyof typeof words.channels;

/** Turns the stored reason (trap, fast:800, many:6, elsewhere) into a sentence. */
export function describeSuspicion(reason: string): string {
  const [kind, figure] = reason.split(':');
  const { trap, fast, many, elsewhere } = words.suspicion;
  if (kind === 'trap') return trap;
  if (kind === 'fast') return interpolate(fast, { seconds: (Number(figure) / 1000).toFixed(1) });
  if (kind === 'many') return interpolate(many, { n: figure ?? '' });
  return elsewhere;
}
