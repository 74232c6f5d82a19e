import type { CertificateWords } from '../schema.ts';

export default {
  order: 9,
  name: 'Certificate request',
  question: 'What do I send to get a certificate right the first time?',
  meta: {
    title: 'Certificate request: what to send the first time',
    description:
      'Fill in who asks, for which job and what they want, and take home a request an advisor can act on without a call. Copy it, print it or open it in your email.',
  },
  lead: 'Most certificates come back because something was missing: a name, a limit, an endorsement. Fill in what the other side wrote, and take the request with you.',
  reviewed: '2026-11-15',
  of: 'A request in plain words that an advisor can act on without a call.',
  paper: {
    lines: [
      'Please issue a certificate to __Pecan Grove Builders__ for __the Heights parking deck__, needed by __July 24, 2026__.',
      'They ask to be an additional insured for __ongoing and completed work__, and for a __waiver of subrogation__.',
    ],
    warning: 'Both wishes usually need an endorsement, not only a certificate.',
    ticks: ['A certificate informs. It changes no policy.', 'It cannot promise notice the policy does not give.'],
    by: 'Copy, print, email',
  },
  sheet: 'Certificate request',
  fields: {
    holder: 'Who asks for it',
    address: 'Their address',
    job: 'For which job or lease',
    liability: 'General liability limits they want',
    other: 'Other limits they want',
    by: 'Needed by',
    hints: {
      holder: 'The full legal name, as the contract spells it.',
      job: 'Name or number of the project, place, and contract date.',
      liability: 'Each occurrence and aggregate, for example $1,000,000 and $2,000,000.',
      other: 'Auto, workers’ compensation, umbrella, pollution, professional.',
    },
    optional: 'Optional',
  },
  wishes: {
    heading: 'What else do they ask for?',
    items: [
      {
        id: 'ongoing',
        label: 'Additional insured, for work still going on',
        asks: 'Additional insured status for ongoing operations.',
        warning: 'Additional insured status for ongoing work usually needs an endorsement on the general liability policy.',
      },
      {
        id: 'completed',
        label: 'Additional insured, for completed work',
        asks: 'Additional insured status for completed operations.',
        warning: 'Completed work usually needs an endorsement of its own: the one for ongoing work ends with the job.',
      },
      {
        id: 'waiver',
        label: 'Waiver of subrogation',
        asks: 'A waiver of subrogation in their favor.',
        warning: 'A waiver of subrogation is usually an endorsement on each policy it is asked for, and is agreed before a loss.',
      },
      {
        id: 'primary',
        label: 'Primary and noncontributory',
        asks: 'Primary and noncontributory wording.',
        warning: 'Primary and noncontributory is wording in the policy or an endorsement; the certificate can only point to it.',
      },
      {
        id: 'notice',
        label: 'Notice of cancellation to them',
        asks: 'Written notice to them if the policy is canceled.',
        warning: 'Notice to a certificate holder usually needs an endorsement, and many insurers limit it to cancellation by the insurer.',
      },
    ],
  },
  request: {
    heading: 'Your request',
    subject: 'Certificate request: {holder}',
    greeting: 'Hello,',
    holder: 'Please issue a certificate of insurance to {holder}, {address}.',
    job: 'It is for: {job}.',
    limits: 'They ask for these limits:',
    wishes: 'They also ask for the following. Please tell me which of these our policies already carry by endorsement:',
    noWishes: 'They ask for no endorsements.',
    by: 'It is needed by {by}.',
    check:
      'If a limit or an endorsement is missing, please tell me what it would take before the certificate goes out. The insurance section of the contract is attached.',
    thanks: 'Thank you.',
    blank: '[to fill in]',
  },
  warnings: 'Usually more than a certificate',
  cannot: {
    heading: 'What a certificate cannot do',
    lead: 'It is a snapshot for the holder. The policy is the contract.',
    items: [
      'Change, extend or add anything to a policy. It reports what is there on the day it is issued.',
      'Make somebody an additional insured. Only the policy or an endorsement does.',
      'Promise notice of cancellation that the policy does not give.',
      'Quote or confirm a contract. In Texas a certificate may not refer to one in a way that changes the policy’s terms.',
      'Tell how much of an aggregate limit is already used up.',
    ],
  },
  actions: { copy: 'Copy the request', copied: 'Copied. Paste it wherever you write.', email: 'Open in email' },
  leavesOut: {
    lead: 'It writes what you were asked for. It does not know what you carry.',
    items: [
      { text: 'Whether your policies already have the endorsements, which takes a look at the forms list.' },
      { text: 'Whether the contract asks for more than Texas lets a construction contract shift.' },
      { text: 'Certificates of property, which lenders want on another form.' },
    ],
  },
  related: [
    { kind: 'Article', label: 'Certificates without the back-and-forth', path: '/blog/certificates-without-the-back-and-forth' },
    { kind: 'Industry', label: 'Construction insurance', path: '/industry/construction-insurance' },
    { kind: 'Workbench', label: 'What should I ask an advisor?', path: '/tools/conversation' },
  ],
} satisfies CertificateWords;
