import type { IndustryWords } from '../schema.ts';

export default {
  order: 4,
  name: 'Construction',
  reviewed: '2026-11-15',
  card: {
    line: 'General contractors, trades and developers',
    goesWrong:
      'An injured framer sues up the chain, the subcontractor’s policy excludes it, and the certificate on file turns out to be only paper.',
    wePlace:
      'Liability with per-project aggregate, additional insured wording, builders risk, equipment, pollution and professional, excess, surety bonds.',
  },
  meta: {
    title: 'Construction insurance for Texas contractors',
    description:
      'Liability, builders risk, equipment, workers’ compensation and bonds for contractors, with the endorsements and Texas indemnity rules that decide who pays.',
  },
  hero: {
    title: 'Construction insurance',
    subtitle: 'The contract moves the risk. The endorsement has to catch it.',
    description:
      'Every job passes injury, damage and delay down a chain of signatures. We read the insurance clauses in that chain, compare them with the endorsements on each policy, and place the lines your next bid asks for.',
  },
  picture: {
    scene: 'construction',
    alt: 'Model of a concrete building going up, with scaffolding, a tower crane lifting a beam, an excavator, a flatbed truck, a site office and crew in hard hats.',
  },
  approach: {
    note: 'Where two sheets disagree',
    statement:
      'You can run a careful site and still pay for someone else’s fall. A stack of paper decides it: the prime contract, the subcontracts, the endorsements and the dates on each. We read those insurance clauses the way a superintendent reads drawings, checking one sheet against the next.',
    steps: [
      {
        title: 'Contracts',
        text: 'Two recent prime contracts and your standard subcontract show the limits, wording and waivers you have promised. Legal meaning stays with your attorney.',
      },
      {
        title: 'Subcontractors’ policies',
        text: 'For your largest trades we ask for endorsements and exclusions, since a certificate shows neither. Each gap is listed with the sub’s name and a date to close it.',
      },
      {
        title: 'Market by work type',
        text: 'Residential share, height, hot work, trenching, payroll and subcontracted cost are laid out so underwriters rate the work you do.',
      },
    ],
  },
  why: {
    heading: 'Where Benchmark looks on your site',
    picture: {
      scene: 'builders_risk',
      alt: 'Model of a timber-frame house being built: scaffolding, open rafters, stacked lumber, a cement mixer, a dumpster, a pickup and workers in hard hats.',
    },
    reasons: [
      {
        title: 'Action-over exclusions',
        text: 'They remove coverage when an injured employee sues another company on the job. We look for them at each tier, from your policy down.',
        at: 'scaffold',
      },
      {
        title: 'Stored materials',
        text: 'Lumber, copper and appliances are easiest to steal on the ground. Storage, transit and theft terms have to fit your delivery dates.',
        at: 'lumber_stack',
      },
      {
        title: 'Work in place',
        text: 'Builders risk pays for covered damage to the frame, not for correcting bad work. Ask where the form draws that line.',
        at: 'framing',
      },
      {
        title: 'What drives and what is towed',
        text: 'Pickups go on the auto policy; mixers and lifts go on an equipment floater, which follows gear from site to site. Both lists should match your yard.',
        at: 'pickup',
      },
    ],
  },
  products: {
    lead: 'What ten lines pay on a site, and who is asked to carry them. Forms differ, so read the endorsements on yours.',
    lines: [
      {
        line: 'General liability',
        pays: 'Injury and damage to others from your operations. A per-project aggregate keeps one bad job from using up the year’s limit for the others.',
        who: 'Every contractor',
      },
      {
        line: 'Completed operations',
        pays: 'Injury or damage your finished work causes after handover. Your own faulty work is usually excluded; a subcontractor’s may be treated differently.',
        who: 'Builders and trades, for years after',
      },
      {
        line: 'Additional insured wording',
        pays: 'Defense and damages for you under a sub’s policy, or for the owner under yours. Ongoing work and finished work need separate wording.',
        who: 'Both ends of every subcontract',
      },
      {
        line: 'Builders risk',
        pays: 'Covered damage to the structure and materials during the build. Soft costs, such as extra loan interest after a delay, are an added limit.',
        who: 'Owners, developers, builders',
      },
      {
        line: 'Tools and equipment',
        pays: 'Loss of cranes, lifts and hand tools away from your yard, under inland marine, the form for property that moves. Rented gear needs its own line.',
        who: 'Anyone with a yard or a gang box',
      },
      {
        line: 'Pollution and professional',
        pays: 'Fouled soil or a ruptured fuel line under pollution, design errors you made or hired under professional. Check which part is claims-made: it must be in force when the claim comes in.',
        who: 'Design-build, civil, mechanical trades',
      },
      {
        line: 'Workers’ compensation',
        pays: 'Medical bills and part of lost wages for injured employees. In return the law bars most suits by them against you.',
        who: 'Employers; generally required on public jobs',
      },
      {
        line: 'Commercial auto',
        pays: 'Crashes your trucks and trailers cause, damage to them and, with hired and non-owned auto, what rentals and employees’ own pickups do on the job.',
        who: 'Any crew that drives to a site',
      },
      {
        line: 'Umbrella and excess',
        pays: 'More limit over liability, auto and employer’s liability. Look for residential and action-over wording of its own.',
        who: 'Contracts asking for more than $1,000,000',
      },
      {
        line: 'Surety bonds',
        pays: 'The owner’s or a supplier’s loss when you do not perform or do not pay. A bond is not insurance: the surety looks to you for every dollar back.',
        who: 'Public work and larger private jobs',
      },
    ],
  },
  exposures: [
    {
      title: 'A struck line',
      text: 'An auger finds fiber or gas that the locate missed. The splice may be cheap next to the outage claims behind it, and not all of those are property damage.',
    },
    {
      title: 'Construction defects',
      text: 'A missed flashing shows up four summers later as wet drywall two floors down. By then the sub has closed its company.',
    },
    {
      title: 'A sub with no policy',
      text: 'At the premium audit your insurer may charge you for uninsured subs, and their injured crews may look to you.',
    },
    {
      title: 'Delay',
      text: 'Liquidated damages, the sum your contract sets for each late day, keep running. Liability rarely pays them, and delay limits on builders risk respond only after insured damage.',
    },
  ],
  notCovered: {
    heading: 'What a contractor usually pays out of pocket',
    items: [
      'Your own faulty work. Liability pays for what it damages, seldom for tearing it out and doing it again.',
      'Injury to any contractor’s workers, where an action-over exclusion was added. It hides in the endorsement list.',
      'Residential, condominium or synthetic stucco work, on forms written for commercial trades.',
      'Subcontracted work when a subcontractor warranty was missed: no signed indemnity or low limits can mean reduced coverage or none.',
      'A promise that appears only on a certificate. The certificate informs; an endorsement changes the policy.',
    ],
  },
  figure: {
    kind: 'chain',
    heading: 'Risk runs downhill. A suit climbs back up.',
    lead: 'Each contract hands injury claims one step down, and the promise is worth what the policy on that step will pay.',
    tiers: [
      {
        name: 'Owner',
        text: 'Can be brought under the general contractor’s policy by additional insured wording.',
        post: 'untested',
        verdict: 'Not tested by this claim',
        down: { name: 'Prime contract', text: 'The same kind of promise, one step higher.' },
      },
      {
        name: 'General contractor',
        text: 'With the framer’s insurer out, its own insurer defends and settles, after a {General contractor’s deductible} deductible.',
        post: 'answers',
        verdict: 'Own policy pays {General contractor’s insurer pays}',
        leg: 5,
        down: {
          name: 'Subcontract',
          text: 'The framer indemnifies and names the general contractor additional insured.',
          leg: 3,
          tested: true,
        },
      },
      {
        name: 'Framer',
        text: 'Its policy excludes injury to any contractor’s workers, and the firm has no assets.',
        post: 'excluded',
        verdict: 'Framer’s policy pays {Framer’s insurer pays}',
        leg: 4,
        down: { name: 'Employment', text: 'Workers’ compensation bars a suit against his employer.' },
      },
      {
        name: 'Framer’s employee',
        text: 'Steps through an unmarked opening and falls two stories. Barred from suing his employer, he sues the general contractor.',
        post: 'loss',
        verdict: 'The fall',
        leg: 1,
      },
    ],
    suit: { to: 1, label: 'The suit climbs past the framer', leg: 2 },
    legs: [
      'The fall.',
      'He sues past his employer.',
      'The subcontract hands the suit down.',
      'The exclusion stops it there.',
      'It lands on the general contractor’s own policy.',
    ],
    reading: {
      row: 'Cost of the claim',
      text: 'and the framer’s policy pays none of it: the general contractor bears {General contractor’s deductible}, its insurer {General contractor’s insurer pays}, and the claim sits in its loss record.',
    },
    copper: 'The fall',
    note: 'Illustrative. Each post is one party’s liability policy.',
  },
  layout: {
    after: { why: ['wrong'], products: ['texas', 'loss'], serve: ['leftOut'], faq: ['words'] },
    headings: { products: 'Products and services for a job site', words: 'What the contract means by it' },
  },
  loss: {
    title: 'The framer’s employee sues the general contractor',
    story:
      'A framer’s employee steps through an unmarked opening and falls two stories. Workers’ compensation bars a suit against his employer, so he sues the general contractor. The subcontract makes the framer indemnify and name the general contractor as additional insured. But the framer’s policy excludes injury to any contractor’s workers, its insurer denies the claim, and the framer has no assets. The general contractor’s own insurer defends and settles, after a $100,000 deductible that includes legal fees.',
    figures: [
      { label: 'Settlement', amount: '$900,000' },
      { label: 'Defense', amount: '$140,000' },
      { label: 'Cost of the claim', amount: '$1,040,000' },
      { label: 'Framer’s insurer pays', amount: '$0' },
      { label: 'General contractor’s deductible', amount: '−$100,000' },
      { label: 'General contractor’s insurer pays', amount: '$940,000', total: true },
    ],
    lesson:
      'Found before the framer mobilized, the exclusion could have been removed or the job given to another crew. Instead the claim sits in the general contractor’s loss record at renewal.',
  },
  texas: {
    title: 'What a Texas contract can and cannot shift',
    lead: 'In general, Insurance Code chapter 151 voids construction clauses that make one party pay for another’s own negligence, and limits additional insured requirements to match.',
    points: [
      'The exception matters after a fall: a contractor may still agree to indemnify for injury to its own employees and those of its subcontractors.',
      'Contracts for houses, townhouses and duplexes, and for a city’s public works, stand outside the indemnity rule.',
      'Public jobs call for payment and performance bonds above set contract sizes (Government Code chapter 2253), and generally for workers’ compensation, which most private employers may otherwise decline; the question below tells at what cost.',
      'A general contractor that agrees in writing to provide it for a sub’s crew becomes their employer for that purpose (Labor Code 406.123), which generally bars their injury suits against it.',
      'Defect suits can arrive up to ten years after substantial completion, with a shorter period for some warranted houses. Your attorney reads the statute; we check the policies against the contract.',
    ],
    sources: ['Insurance Code chapter 151', 'Government Code chapter 2253', 'Labor Code 406.123'],
  },
  words: ['action-over', 'wrap-up', 'subcontractor-warranty', 'residential-exclusion', 'statutory-employer', 'primary-and-noncontributory'],
  serve: [
    'General contractors',
    'Home builders',
    'Developers',
    'Framers and roofers',
    'Electricians',
    'Plumbers',
    'HVAC contractors',
    'Concrete crews',
    'Excavators',
    'Civil contractors',
    'Steel erectors',
  ],
  faq: {
    heading: 'Questions contractors ask',
    first: ['certificate', 'additional-insured', 'workers-compensation', 'what-you-need'],
  },
  posts: ['reading-a-reservation-of-rights-letter', 'what-a-good-renewal-looks-like', 'twelve-questions-to-ask-any-broker'],
  contact: {
    heading: 'Send one subcontract and one certificate',
    lead: 'Daniel Okoye’s team reads their insurance clauses against your own policies and shows you any link that is missing. If you then want to go to market, loss runs and payroll come next.',
  },
} satisfies IndustryWords;
