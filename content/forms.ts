/** The words of the contact section, its two forms, the result dialog and the newsletter card. */
import type { FormWords } from './schema.ts';
import site, { licenseLine } from './site.ts';

export default {
  tabs: { label: 'Who is writing', customer: 'I’m a customer', lender: 'Lenders / Mortgages' },

  details: { call: 'Call', write: 'Write', visit: 'Visit', open: 'Open' },
  identity: `You are writing to ${site.legalName}, ${licenseLine}, ${site.address.street}, ${site.address.city}, ${site.address.state} ${site.address.zip}.`,
  notLoaded: `This form did not load, and what you typed is still here. Reload the page, or call ${site.phone.display}: we answer the same way.`,
  noScripts: 'This form needs scripts, which are switched off in your browser. Please call or write to us instead: we answer the same way.',
  demonstration: 'This site is a demonstration. You can try the form; nothing you type is sent.',
  optional: 'Optional',
  sending: 'Sending...',
  pleaseCheck: 'Please check the marked fields.',

  contact: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'What should we look at?',
    messageHint: 'A renewal in March, a new building, a claim that stalled',
    /** What a message begins with that was started on another page. */
    about: 'About “{subject}”:',
    submit: 'Send message',
    privacy: 'We use what you write here to answer you, and for nothing else. Please leave out policy, account and card numbers. See the',
    privacyLink: 'Privacy Notice',
  },

  mortgage: {
    notALender:
      'Benchmark is an insurance brokerage, not a lender: we arrange insurance for the loans you make or close, and do not offer or arrange credit.',
    fullName: 'Full name',
    bestContact: 'Best contact',
    bestContactHint: 'Email or phone',
    emailDetected: 'Email detected',
    phoneDetected: 'Phone detected',
    loanType: 'Loan type',
    loanTypes: ['Purchase', 'Refinance', 'HELOC', 'Commercial'],
    loanAmount: 'Loan amount',
    propertyZip: 'Property ZIP',
    creditRange: 'Credit range',
    creditRanges: ['720+', '680-719', '620-679', '<620', 'Not sure'],
    choose: 'Choose',
    notes: 'Notes',
    notesHint: 'Closing date, mortgagee clause, what is still missing from the file',
    consent: 'I agree to be contacted *',
    consentCovers: 'This covers a reply to this request only, by the contact you gave. It is not a condition of any service.',
    submit: 'Submit Request',
  },

  errors: {
    name: 'Enter your name.',
    email: 'Enter an email address, like name@example.com.',
    message: 'Tell us in a sentence what to look at.',
    bestContact: 'Enter an email address or a phone number.',
    loanAmount: 'Enter the loan amount in dollars, in digits.',
    propertyZip: 'Enter the 5-digit ZIP code.',
    consent: 'Check the box so that we may reply.',
    terms: 'Check the box to accept the terms.',
    tooLong: `This is longer than we can take here. Please shorten it, or write to ${site.email}.`,
  },

  result: {
    sent: { message: 'Your message has been successfully sent', action: 'OK' },
    failed: { message: 'Your message was not successfully sent. Please try again.', action: 'Try Again' },
    close: 'Close',
  },

  newsletter: {
    heading: 'One letter a month.',
    lead: 'Market notes, claim stories and the clause of the month.',
    email: 'Email',
    /** The two linked parts of the label: I have read and accept the Terms of Service & Privacy Policy */
    terms: ['I have read and accept the ', 'Terms of Service', ' & ', 'Privacy Policy'],
    submit: 'Subscribe',
    thanks: 'Thanks for subscribing!',
    thanksNote: 'The next letter goes out on the first Tuesday of the month.',
    failed: 'That did not go through. Your address is still here: please try again.',
  },
} satisfies FormWords;
