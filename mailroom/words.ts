/** Every word that the mailroom says: to visitors without scripts, to staff, in e-mails. */
import type { FormName } from '../app/lib/form-rules.ts';

const ordinals = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

/** Why a message stands apart, as it is stored: trap, fast:800, many:6, elsewhere. */
function suspect(reason: string): string {
  const [kind, figure] = reason.split(':');
  if (kind === 'trap') return 'Filled the field people cannot see';
  if (kind === 'fast') return `Sent ${(Number(figure) / 1000).toFixed(1)} seconds after the form was shown`;
  if (kind === 'many') return `${ordinals[Number(figure)] ?? `Number ${figure}`} message from one address in an hour`;
  return 'Sent from a page of another site';
}

export const words = {
  kinds: { contact: 'Contact', mortgage: 'Lender', newsletter: 'Newsletter' } satisfies Record<FormName, string>,
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
};
