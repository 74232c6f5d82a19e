import type { IndustryWords } from '../schema.ts';

export default {
  order: 12,
  name: 'Financial Services',
  reviewed: '2026-11-15',
  card: {
    line: 'Advisors, lenders, title agencies, funds and fintech',
    goesWrong: 'A forged email moves the closing money, and three policies each point to another one.',
    wePlace: 'Professional, D&O, fiduciary, financial institution bond, ERISA bond, and cyber with social engineering.',
  },
  meta: {
    title: 'Financial services insurance for Texas firms',
    description:
      'Professional liability, D&O, bonds, fiduciary and cyber for advisors, lenders, title agencies and funds: how the forms meet, and where wire fraud falls between.',
  },
  hero: {
    title: 'Financial services insurance',
    subtitle: 'For firms that give advice, hold other people’s money, or move it',
    description:
      'Your losses rarely burn. They arrive as a client’s letter, a regulator’s question, or a wire to the wrong account. Which policy pays depends on definitions and on the day you gave notice. We read both with you.',
  },
  picture: {
    scene: 'financial_services',
    alt: 'Model of a bank with columns and a copper dome beside a glass tower, on a plaza with a fountain and a bull statue; guards stand by an armored truck.',
  },
  approach: {
    note: 'What the form calls a “service”',
    statement:
      'A five-million-dollar limit is worth little if “professional services” leaves out the service you were sued for. We list what your firm does for a fee, who touches money and who sits on which board. Then we lay that list over the wording, line by line.',
    steps: [
      {
        title: 'Follow one dollar',
        text: 'We trace a client’s dollar from receipt to payout: who can release it, who calls back, which system sends it.',
      },
      {
        title: 'Make the forms meet',
        text: 'Professional, management liability, bond and cyber should agree on which pays first and what each leaves to the others. We raise conflicts with the insurers before you bind.',
      },
      {
        title: 'Notice of circumstances',
        text: 'Before renewal we ask every department what might turn into a claim. Circumstances reported in time can be held under the expiring policy, subject to its terms.',
      },
    ],
  },
  why: {
    heading: 'What Benchmark gives you in writing',
    picture: {
      scene: 'about',
      alt: 'Model of Benchmark’s brick office with arched windows, a copper flag and people meeting on a roof terrace; others walk up to the glass door.',
    },
    reasons: [
      {
        title: 'Custodian and fund agreements',
        text: 'Custodian agreements, warehouse credit lines and fund documents set insurance terms of their own, and they rarely match. You get a list, by page, of what your policies lack; your attorney reads the rest.',
        at: 'entrance',
      },
      {
        title: 'Your board gets two pages',
        text: 'Directors want to know what protects them personally, and what happens if the company cannot pay. We write that down without jargon.',
        at: 'roof_terrace',
      },
      {
        title: 'How we are paid',
        text: 'Commission, contingent commission, any fee: told in writing before you buy. A placement fee beside commission first takes your documented acknowledgment (Insurance Code 4005.004).',
        at: 'sign',
      },
      {
        title: 'A calendar of reporting dates',
        text: 'A claims-made-and-reported form can forfeit a good claim over a late report. Our claims advocacy team helps you set up the calendar and draft the notice; giving it on time stays with the firm.',
        at: 'windows',
      },
    ],
  },
  products: {
    lead: 'Three of these lines carry the name bond. Only one, the license bond, is a debt you would repay.',
    lines: [
      {
        line: 'Professional liability (E&O)',
        pays: 'Defense and damages when a client says your advice, execution, appraisal or closing service cost them money. Claims-made.',
        who: 'Advisors, lenders, title and escrow agents',
      },
      {
        line: 'Directors and officers',
        pays: 'Claims over how the firm is run and how capital was raised. Side A pays individuals directly when the company cannot indemnify them.',
        who: 'Boards, general partners, fintech founders',
      },
      {
        line: 'Fiduciary liability',
        pays: 'Suits over running your own benefit plans: excessive fees, poor fund choices, enrollment mistakes.',
        who: 'Any sponsor of a retirement or health plan',
      },
      {
        line: 'ERISA fidelity bond',
        pays: 'The plan’s loss from theft by people who handle its funds. Federal law generally asks for 10% of those funds, at most $500,000 per plan, or $1,000,000 with employer stock.',
        who: 'Most sponsors of a 401(k)',
      },
      {
        line: 'Financial institution bond',
        pays: 'Your own loss, for in spite of its name it is insurance: employee theft, forgery, counterfeit documents and, where added, computer and funds-transfer fraud, when discovered during the term.',
        who: 'Banks, credit unions, broker-dealers, lenders',
      },
      {
        line: 'Cyber with social engineering',
        pays: 'Forensics, legal help, notice letters, extortion response and lost income after a breach. Social engineering, a payment someone was tricked into sending, usually has a far smaller sublimit.',
        who: 'Everyone with client data or wire authority',
      },
      {
        line: 'Employment practices',
        pays: 'Claims of harassment, discrimination, retaliation and wrongful termination. Unpaid bonuses and commissions are commonly left out.',
        who: 'Branches, sales desks, call centers',
      },
      {
        line: 'License surety bond',
        pays: 'The loss of borrowers or the state if you break licensing rules. The surety then asks you to repay it, so treat it as credit, not insurance.',
        who: 'Mortgage, lending and money-service licensees',
      },
      {
        line: 'Office, auto, workers’ compensation, umbrella',
        pays: 'The rooms, the visitor who falls in them, staff hurt at work, errands in their own cars, and more limit above. Umbrellas seldom reach professional or D&O claims.',
        who: 'Every office',
      },
    ],
  },
  exposures: [
    {
      title: 'Suitability complaints',
      text: 'Markets fall and memory improves. The complaint turns on notes made four years ago. Even a claim that fails costs money to defend, often out of the limit.',
    },
    {
      title: 'Wire fraud',
      text: 'Criminals watch a thread for weeks, then send new wiring instructions an hour before closing. After the first day a recall gets much harder.',
    },
    {
      title: 'A regulator’s first question',
      text: 'An informal inquiry may not count as a “claim” under your form, so the lawyers you hire to answer it are yours to pay. Ask for pre-claim inquiry coverage by name.',
    },
    {
      title: 'The plan in your own back office',
      text: 'Late deposits, share-class fees, a terminated employee left on the health plan. Trustees can be personally liable, and the ERISA bond does not defend them.',
    },
  ],
  notCovered: {
    heading: 'What the wording usually takes away',
    items: [
      'Crime forms commonly exclude “voluntary parting”: an employee who was fooled still sent the wire on purpose. Coverage for that needs its own insuring agreement.',
      'Professional forms tend to exclude theft and loss of funds in your care, the very thing a closing agent fears. The bond or crime policy has to carry it.',
      'A claim made in one policy year and reported in the next can be denied for that alone.',
      'Insured-versus-insured exclusions can bar suits between partners or from a former founder. Exceptions for whistleblowers and bankruptcy trustees must be written in.',
      'Fees you must hand back, performance you promised, and fines the law will not let you insure remain with the firm.',
    ],
  },
  figure: {
    kind: 'timeline',
    heading: 'The right claim, reported in the wrong year',
    lead: 'A claims-made-and-reported form asks when the claim reached you and when your notice reached the insurer. One year has to hold both.',
    shows:
      'Two policy years of twelve months each. A client’s demand reaches the firm in October of the first year, its notice goes in the next August. The first year holds the demand and not the notice, the second the notice and not the demand. The list after it tells it in words.',
    months: 24,
    asks: ['Claim', 'Notice'],
    turn: { at: 12, label: 'Renewal', date: 'January 1', narrow: ['Renewal', 'January 1'] },
    act: { at: 9.5, label: 'The demand reaches you', date: 'October', narrow: ['Demand', 'October'] },
    claim: { at: 19.5, label: 'You give notice', date: 'the next August', narrow: ['Notice', 'the next', 'August'] },
    policies: [
      {
        name: 'Year one',
        act: { from: 0, to: 12, label: 'Claims made to you' },
        claim: {
          from: 0,
          to: 12,
          label: 'Notice it accepts',
          could: { from: 12, to: 24, label: 'Open after early notice' },
        },
        verdict: { head: 'Year one is refused.', why: 'No notice came in time.' },
      },
      {
        name: 'Year two',
        act: { from: 12, to: 24, label: 'Claims made to you' },
        claim: { from: 12, to: 24, label: 'Notice it accepts' },
        verdict: { head: 'Year two is refused.', why: 'The demand came before it began.' },
      },
    ],
    list: [
      {
        head: 'Year one',
        text: 'The demand in October falls inside it. The notice comes ten months later, after the year and any short window the form allows, so the insurer can deny.',
      },
      {
        head: 'Year two',
        text: 'The notice falls inside it. The demand reached the firm before January 1, so this policy is not asked at all.',
      },
      {
        head: 'What could have closed the gap',
        text: 'A notice before renewal. Or, while the trouble was only brewing, a notice of circumstances, so that the later demand is treated as made in year one.',
      },
    ],
    copper: 'The notice',
    note: 'Illustrative. One tick is one month.',
    ground: 'stone',
  },
  layout: {
    after: { approach: ['words'], products: ['wrong', 'finePrint', 'loss'] },
    headings: { products: 'Products and services for firms that hold money', words: 'Wording that moves a claim' },
  },
  loss: {
    title: 'A spoofed email redirects a loan payoff',
    story:
      'A title agency receives new payoff instructions from what looks like the seller’s lender. One letter in the address is different. The escrow officer skips the call-back because the closing is late, and wires $485,000. The bank claws back $95,000 the next morning. The crime insurer says the transfer was voluntary. The professional form excludes loss of escrowed funds. The cyber policy has a social engineering sublimit of $250,000 and, by luck, no call-back condition. Its $25,000 retention comes off the loss first, so it does not change what is paid.',
    figures: [
      { label: 'Wire sent', amount: '$485,000' },
      { label: 'Recalled by the bank', amount: '−$95,000' },
      { label: 'Net loss', amount: '$390,000' },
      { label: 'Paid under crime and professional', amount: '$0' },
      { label: 'Paid under cyber, at its sublimit', amount: '−$250,000' },
      { label: 'Left for the agency to replace', amount: '$140,000', total: true },
    ],
    lesson:
      'Set the social engineering limit by your largest single wire, in the crime form and in cyber, and agree which pays first. Look for a call-back condition too: under one, a skipped call may mean no payment.',
  },
  texas: {
    title: 'Thirty days to the attorney general',
    lead: 'Under Business & Commerce Code 521.053, a breach of sensitive personal information that touches 250 or more Texans must be reported to the Texas attorney general as soon as practicable and within 30 days after you determine it happened; the people affected have to be told within 60.',
    points: [
      'A state law in force since September 1, 2025 (SB 2610) can spare a business with fewer than 250 employees from exemplary damages after a breach if it kept a recognized cybersecurity program. Ordinary damages remain.',
      'Oversight is divided: the State Securities Board for many investment advisers, the Department of Savings and Mortgage Lending for mortgage companies, the Department of Banking for state banks, trust companies and money services, the Office of Consumer Credit Commissioner (OCCC) for consumer lenders, the Texas Department of Insurance (TDI) for title agents.',
      'Tell us your licenses: “regulatory proceeding” in a policy may skip some bodies.',
    ],
    sources: ['Business & Commerce Code 521.053', 'SB 2610, in force since September 1, 2025'],
  },
  words: ['claims-made-and-reported', 'notice-of-circumstances', 'insured-versus-insured', 'retention', 'side-a'],
  serve: [
    'Investment advisers',
    'Mortgage lenders',
    'Community banks',
    'Credit unions',
    'Title and escrow agencies',
    'Private funds',
    'Accountants and tax preparers',
    'Payment and fintech firms',
    'Family offices',
    'Collection agencies',
  ],
  faq: { heading: 'What principals ask us', first: ['broker-or-insurer', 'what-you-need', 'how-long'] },
  posts: ['reading-a-reservation-of-rights-letter', 'what-a-good-renewal-looks-like', 'why-group-disability-may-fall-short'],
  contact: {
    heading: 'Show us how one wire leaves your firm',
    lead: 'Bring your professional, crime and cyber forms and your call-back procedure. Together we find out which form would pay for a bad transfer, and up to what limit.',
  },
} satisfies IndustryWords;
