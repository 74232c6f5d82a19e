import type { ConversationWords } from '../schema.ts';

export default {
  order: 11,
  name: 'Conversation starter',
  question: 'What should I ask an advisor?',
  meta: {
    title: 'Conversation starter: topics to raise with an advisor',
    description:
      'Say what you own, rent, drive, employ and sign, and take home one page: topics to raise, documents to bring and words to know. Nothing is sent.',
  },
  lead: 'Say what is true of you and take home one page: topics to raise, documents to bring, words to know. Any broker can work with it.',
  reviewed: '2026-11-15',
  of: 'Topics to raise, documents to bring and words to know, on one page.',
  paper: {
    ticks: ['Who drives which car, and for what', 'What your contracts promise', 'Bring: declarations pages, the lease'],
    by: 'One page',
  },
  sheet: 'Conversation starter',
  groups: [
    {
      heading: 'What you own or rent',
      chips: [
        {
          id: 'own-house',
          label: 'I own a house',
          topics: [
            'What would it cost to build the house again, and who estimated that?',
            'Which deductible applies to wind and hail, and what is it a percent of?',
          ],
          bring: ['Homeowners declarations page', 'Appraisal or builder’s estimate, if there is one'],
          words: ['dwelling-limit', 'extended-replacement-cost', 'percent-deductible'],
        },
        {
          id: 'rent-home',
          label: 'I rent',
          topics: ['What would it cost to replace your things, and where would you live meanwhile?'],
          bring: ['The lease'],
          words: ['replacement-cost', 'loss-of-use'],
        },
        {
          id: 'own-building',
          label: 'I own a building',
          topics: [
            'How old are the insured values, and which coinsurance percent stands in the policy?',
            'Who insures what under the leases, and whose roof is it?',
          ],
          bring: ['Statement of values', 'Leases and loan covenants'],
          words: ['coinsurance', 'statement-of-values', 'ordinance-or-law'],
        },
        {
          id: 'lease-space',
          label: 'I lease space for a business',
          topics: ['Who owns the build-out, and who insures it, when the lease ends or the building burns?'],
          bring: ['The lease, with its insurance section'],
          words: ['tenant-improvements', 'triple-net-lease', 'business-income'],
        },
      ],
    },
    {
      heading: 'What you drive',
      chips: [
        {
          id: 'drive-family',
          label: 'A new driver at home',
          topics: ['Who drives which car how often, and what would one bad crash cost beyond the limits?'],
          bring: ['Auto declarations page', 'Names and birth dates of all drivers'],
          words: ['split-limits', 'umbrella', 'uninsured-motorist'],
        },
        {
          id: 'drive-work',
          label: 'I drive for work',
          topics: ['Which trips are personal, which are business, and which policy knows about them?'],
          bring: ['A week of trips, roughly'],
          words: ['hired-and-non-owned-auto'],
        },
        {
          id: 'fleet',
          label: 'A fleet',
          topics: ['Who may drive, who checks the records, and what does each cargo contract ask for?'],
          bring: ['Vehicle and driver list', 'Loss runs of five years'],
          words: ['motor-truck-cargo', 'federal-filing', 'loss-run'],
        },
      ],
    },
    {
      heading: 'Whom you employ',
      chips: [
        {
          id: 'employ',
          label: 'I employ people',
          topics: [
            'Does the business carry workers’ compensation, and what follows if it does not?',
            'How would a claim by an employee about a firing or a boss be defended?',
          ],
          bring: ['Payroll by kind of work', 'Experience modifier worksheet'],
          words: ['workers-compensation', 'non-subscriber', 'employment-practices-liability'],
        },
        {
          id: 'subs',
          label: 'I hire subcontractors',
          topics: ['Whose policy pays when a subcontractor’s worker is hurt, and who has read that policy?'],
          bring: ['Your subcontract form', 'Certificates you hold'],
          words: ['additional-insured', 'action-over', 'completed-operations'],
        },
        {
          id: 'volunteers',
          label: 'Volunteers help us',
          topics: ['Who drives on errands, who is alone with children, and which policy names volunteers?'],
          bring: ['Volunteer and background-check rules'],
          words: ['hired-and-non-owned-auto', 'directors-and-officers-liability'],
        },
      ],
    },
    {
      heading: 'What you sign',
      chips: [
        {
          id: 'sign-contracts',
          label: 'Contracts with insurance clauses',
          topics: ['What have you promised to carry, and to whom, and for how long after the work?'],
          bring: ['The three contracts that worry you most'],
          words: ['indemnity-agreement', 'waiver-of-subrogation', 'primary-and-noncontributory'],
        },
        {
          id: 'sign-loan',
          label: 'A loan',
          topics: ['Which deductible and which insurers does the lender accept, and does the policy meet that?'],
          bring: ['Insurance section of the loan'],
          words: ['mortgagee-clause', 'evidence-of-property', 'force-placed-insurance'],
        },
        {
          id: 'advice',
          label: 'I give advice for a fee',
          topics: ['When was the first work that a claim could still be about, and does the policy reach back that far?'],
          bring: ['Engagement letter', 'Professional policy with its dates'],
          words: ['professional-liability', 'claims-made', 'retroactive-date'],
        },
      ],
    },
    {
      heading: 'What worries you',
      chips: [
        {
          id: 'worry-flood',
          label: 'Floods',
          topics: ['How high would water have to stand to come in, and when would a policy bought today start?'],
          bring: ['Elevation certificate, if there is one'],
          words: ['flood', 'flood-waiting-period', 'base-flood-elevation'],
        },
        {
          id: 'worry-hail',
          label: 'Hail and wind',
          topics: ['How old is the roof in the insurer’s file, and is it paid new for old or by age?'],
          bring: ['Date and invoice of the last roof'],
          words: ['wind-and-hail-deductible', 'roof-schedule', 'actual-cash-value'],
        },
        {
          id: 'worry-income',
          label: 'Losing my income',
          topics: ['How long could the household or the firm pay its bills, and what would pay them after that?'],
          bring: ['A year of budgets', 'Benefits summary from work'],
          words: ['elimination-period', 'business-income', 'term-life'],
        },
        {
          id: 'worry-fraud',
          label: 'A wire to the wrong account',
          topics: ['Who may change payment details, who calls back, and which policy says what about it?'],
          bring: ['Crime and cyber policies'],
          words: ['social-engineering-fraud', 'cyber-insurance', 'crime-insurance'],
        },
      ],
    },
  ],
  topics: 'Topics to raise',
  bring: 'Documents to bring',
  words: 'Words to know',
  nothing: 'Choose what is true of you, and the page writes itself.',
  chosen: '{count} chosen',
  clear: 'Start again',
  leavesOut: {
    lead: 'Topics, never advice. What fits you comes out of the conversation.',
    items: [
      { text: 'What anything costs, and which insurer would take it.' },
      { text: 'Whether you carry it already: the declarations pages tell.' },
      { text: 'Everything you did not choose, which is often where the talk should go next.' },
    ],
  },
  related: [
    { kind: 'Article', label: 'Twelve questions to ask any broker', path: '/blog/twelve-questions-to-ask-any-broker' },
    { kind: 'Article', label: 'How to read your declarations page', path: '/blog/how-to-read-your-declarations-page' },
    { kind: 'Workbench', label: 'What do I send to get a certificate right the first time?', path: '/tools/certificate-request' },
  ],
} satisfies ConversationWords;
