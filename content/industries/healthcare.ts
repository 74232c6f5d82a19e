import type { IndustryWords } from '../schema.ts';

export default {
  order: 6,
  name: 'Healthcare',
  reviewed: '2026-11-15',
  card: {
    line: 'Practices, clinics, home health, senior care',
    goesWrong: 'A claim arrives two years after the visit, and the policy that was open that day is gone.',
    wePlace: 'Professional liability, entity limits, abuse, billing errors, cyber and the property around them.',
  },
  meta: {
    title: 'Insurance for Texas healthcare practices and senior care',
    description:
      'Malpractice, entity limits, abuse, billing errors, cyber and vaccine spoilage: what each policy pays, where the dates leave gaps, and who buys the tail.',
  },
  hero: {
    title: 'Insurance for healthcare practices',
    subtitle: 'The letter may come two years after the visit.',
    description:
      'A malpractice policy lives by its dates: when you treated, when the claim came in, and which policy was open that day. For practices, clinics, home health and senior care we read those dates first, then place the lines around them, down to the vaccine refrigerator.',
  },
  picture: {
    scene: 'healthcare',
    alt: 'Model of a clinic: a four-story ward with a helicopter on the roof, a round entrance hall, an ambulance at the emergency door and patients on the plaza.',
  },
  approach: {
    note: 'A line for each provider',
    statement:
      'Every physician, dentist and nurse practitioner on your roster has a first insured day, a retroactive date (the earliest care the policy covers) and, sooner or later, a last shift. We draw one line for each and note who agreed to buy the tail, the extra time to report claims. Where a line breaks, there may be no insurer behind that care.',
    steps: [
      {
        title: 'Draw the timeline',
        text: 'Each provider’s specialty, policy form and dates go beside the employment agreement. We read its insurance clauses only; your lawyer reads the rest.',
      },
      {
        title: 'Shared or separate limits',
        text: 'Insurers price one limit shared by the group against a limit per provider plus one for the entity. You see what a second claim in the same year would find.',
      },
      {
        title: 'Changes during the year',
        text: 'Someone joins, leaves, adds a procedure or opens video visits to another state: you tell us, and we put it to the insurer in writing.',
      },
    ],
  },
  why: {
    heading: 'What Benchmark asks at the front door',
    picture: {
      scene: 'long_term_care',
      alt: 'Model of a senior residence called Rose House: two wings around a courtyard with a fountain, residents and aides, an entrance ramp and a parked van.',
    },
    reasons: [
      {
        title: 'Falls',
        text: 'They drive many senior-care claims. Handrails, lighting and your incident log go into the submission, so the underwriter prices this building.',
        at: 'ramp',
      },
      {
        title: 'Residents’ transport',
        text: 'The resident van, an aide’s own car and a hired shuttle are three auto questions. The insurer should hear of all three.',
        at: 'shuttle',
      },
      {
        title: 'The abuse wording',
        text: 'Per victim or per event, inside or outside the professional limit, with or without defense for the accused: we chart the quotes on one page.',
        at: 'wheelchair',
      },
      {
        title: 'One legal name',
        text: 'License, lease, billing number and policy should carry the same entity. When you send us the four, we compare them.',
        at: 'sign',
      },
    ],
  },
  products: {
    lead: 'Each line is for a different letter: from a patient’s lawyer, a payer’s auditor, a regulator or an employee.',
    lines: [
      {
        line: 'Professional liability',
        pays: 'Defense and damages when a patient says care fell short. Usually claims-made: the policy open when the claim is made pays, if the care came after the retroactive date.',
        who: 'Every provider who treats patients',
      },
      {
        line: 'Entity limit',
        pays: 'The company’s own defense and share when it is sued over hiring, supervision or an employee’s fault. A separate limit keeps it from draining a physician’s.',
        who: 'Groups, clinics, agencies',
      },
      {
        line: 'Abuse liability',
        pays: 'Defense and damages after an allegation of abuse, up to its own limit. Many professional forms exclude it or hold it to a small sublimit.',
        who: 'Senior care, pediatrics, home health',
      },
      {
        line: 'Regulatory and billing errors',
        pays: 'Legal and audit costs, and some fines where the law lets them be insured, after a Medicare, Medicaid or commercial payer review.',
        who: 'Anyone who bills a payer',
      },
      {
        line: 'Cyber',
        pays: 'Forensics, patient notices, data recovery and, after a waiting period, income lost while records are locked. Each part has its own sublimit.',
        who: 'Anyone with electronic charts',
      },
      {
        line: 'Employment practices',
        pays: 'Claims by staff over firing, harassment or retaliation. With third-party coverage added, similar complaints from patients and visitors.',
        who: 'Practices with employees',
      },
      {
        line: 'Property with spoilage',
        pays: 'Build-out, imaging and dental equipment after fire or water; vaccines and drugs after a power or compressor failure, if the form names that cause.',
        who: 'Owners and tenants',
      },
      {
        line: 'Workers’ compensation',
        pays: 'Medical care and part of lost wages, as Texas sets them, for staff hurt lifting patients, by needles or on the road.',
        who: 'Nursing, therapy, home visits',
      },
      {
        line: 'General liability, auto and umbrella',
        pays: 'A visitor’s fall in the lobby, a crash in the van or in an aide’s own car, and more limit above them. Check whether the umbrella goes over professional liability; many do not.',
        who: 'Any site with visitors or visits',
      },
    ],
  },
  exposures: [
    {
      title: 'The finding nobody called back about',
      text: 'A nodule on a scan is noted and forgotten. It surfaces two years later, after the practice has changed insurers, and the dates on the two policies decide whether either one pays.',
    },
    {
      title: 'An accusation in a private room',
      text: 'One allegation against one aide can bring a suit, a licensing inquiry and empty beds. Defense bills start long before anyone knows what happened.',
    },
    {
      title: 'Billing audits',
      text: 'Auditors pull forty charts and project the error rate over years of billing. A $4,000 finding can become a six-figure demand.',
    },
    {
      title: 'Ransomware',
      text: 'Appointments, prescriptions and billing stop together. If charts were copied, every patient may need a letter. The lost week of visits can cost more than the server.',
    },
  ],
  notCovered: {
    heading: 'What falls outside a practice’s policies',
    items: [
      'Care given before the retroactive date, even when the claim is made today.',
      'A claim first made after a claims-made policy ends, unless someone bought the tail or the next insurer took on your prior acts.',
      'Money you were overpaid. Billing-errors coverage may pay lawyers and some penalties; the refund itself stays yours.',
      'Treatment outside the procedures, locations and states you declared, which catches new aesthetic work and video visits across a state line.',
      'Vaccines warmed by a door left ajar, when the spoilage form names only power failure and breakdown.',
    ],
  },
  figure: {
    kind: 'timeline',
    heading: 'Two dates, and each policy meets only one',
    lead: 'A claims-made policy asks when you gave the care and when the claim came in, and it pays only if both dates fall inside.',
    shows:
      'Two policies drawn over thirty months. The operation falls inside the care of the old policy, the claim outside its claims. For the new policy it is the other way round. The list that follows says the same in words.',
    months: 30,
    asks: ['Care', 'Claims'],
    turn: { at: 12, label: 'She leaves', date: 'June 30', narrow: ['She leaves', 'June 30'] },
    act: { at: 10.5, label: 'The operation', date: 'May', narrow: ['Operation', 'May'] },
    claim: { at: 26, label: 'The claim', date: 'fourteen months after she left', narrow: ['The claim', '14 months', 'later'] },
    policies: [
      {
        name: 'Old policy',
        place: 'Houston',
        act: { from: 0, to: 12, label: 'Care it covers' },
        claim: {
          from: 0,
          to: 12,
          label: 'Claims it takes',
          could: { from: 12, to: 30, label: 'The tail, {Tail that was quoted, 2 × $27,000}: nobody bought it' },
        },
        verdict: { head: 'The old insurer denies.', why: 'The claim came after its policy ended.' },
      },
      {
        name: 'New policy',
        place: 'Dallas',
        act: {
          from: 12,
          to: 30,
          label: 'Care after its retroactive date, July 1',
          could: { from: 0, to: 12, label: 'Earlier care: not taken on' },
        },
        claim: { from: 12, to: 30, label: 'Claims it takes' },
        verdict: { head: 'The new insurer denies.', why: 'The care came before its date.' },
      },
    ],
    list: [
      {
        head: 'Old policy, Houston',
        text: 'The operation in May lies inside its care. The claim comes fourteen months after the policy ended on June 30, so its insurer denies.',
      },
      {
        head: 'New policy, Dallas',
        text: 'The claim comes while it is open. The operation lies before its retroactive date of July 1, so its insurer denies too.',
      },
      {
        head: 'What could have closed the gap',
        text: 'A tail on the old policy, quoted at {Tail that was quoted, 2 × $27,000}, or a new policy that kept the old retroactive date.',
      },
    ],
    reading: {
      row: 'Left for the surgeon and the group to dispute',
      text: 'left for the surgeon and the group to dispute. On the wording, both insurers are right.',
    },
    copper: 'The claim',
    note: 'Illustrative. One tick is one month.',
  },
  layout: {
    after: { approach: ['words'], why: ['wrong'], products: ['loss', 'leftOut'], serve: ['texas'] },
    headings: { products: 'Products and services for a practice', words: 'Five terms that decide a malpractice claim' },
  },
  loss: {
    title: 'A surgeon moves to Dallas; the tail stays unbought',
    story:
      'A surgeon leaves a Houston group on June 30. Her claims-made policy ends that day. Her agreement with the group never says who pays for the tail, quoted at twice her $27,000 premium, so nobody does. The new employer’s policy gives her a retroactive date of July 1. Fourteen months later a patient sues her over an operation from her last May in Houston. The old insurer denies: the claim came after its policy ended. The new one denies: the care came before its date. On the wording, both are right.',
    figures: [
      { label: 'Settlement', amount: '$600,000' },
      { label: 'Defense costs', amount: '$140,000' },
      { label: 'Paid by the old policy', amount: '$0' },
      { label: 'Paid by the new policy', amount: '$0' },
      { label: 'Left for the surgeon and the group to dispute', amount: '$740,000', total: true },
      { label: 'Tail that was quoted, 2 × $27,000', amount: '$54,000' },
    ],
    lesson:
      'One sentence in the employment agreement naming who buys the tail, or a new policy that keeps the old retroactive date, could have put an insurer behind this claim.',
  },
  texas: {
    title: 'Texas caps help, but they do not set your limit',
    lead: 'Civil Practice and Remedies Code chapter 74 caps non-economic damages such as pain in a health care liability claim: $250,000 per claimant against all physicians and individual providers together, with separate caps for institutions.',
    points: [
      'A claimant must send written notice at least 60 days before filing suit, and that letter may already be a claim to report; an expert report is due within 120 days of each defendant’s answer.',
      'But economic damages in an injury case have no cap, and decades of nursing or lost earnings for a young patient can run past a small limit; death cases have a further overall limit, indexed to inflation, that leaves out medical and custodial care.',
      'The state’s medical privacy law (Health and Safety Code chapter 181) reaches more businesses than HIPAA does.',
      'And when your patient sits in another state, its licensing rules generally apply, and its damage rules may.',
    ],
    sources: ['Civil Practice and Remedies Code chapter 74', 'Health and Safety Code chapter 181'],
  },
  words: ['retroactive-date', 'tail', 'occurrence-form', 'consent-to-settle', 'shared-limit'],
  serve: [
    'Physician groups',
    'Dental practices',
    'Outpatient clinics',
    'Urgent care',
    'Home health agencies',
    'Assisted living',
    'Therapy practices',
    'Imaging centers',
    'Behavioral health',
    'Medical spas',
  ],
  faq: {
    heading: 'Questions practice owners ask',
    first: ['what-you-need', 'how-long', 'workers-compensation', 'broker-or-insurer'],
  },
  posts: ['keeping-the-doors-open-overhead-expense-cover', 'why-group-disability-may-fall-short', 'reading-a-reservation-of-rights-letter'],
  contact: {
    heading: 'A name, a specialty and two dates',
    lead: 'That is what we need for each provider: the start date and the retroactive date, plus your declarations page. One timeline comes back, and we go over it by phone, Monday to Friday, 8 to 6 Central.',
  },
} satisfies IndustryWords;
