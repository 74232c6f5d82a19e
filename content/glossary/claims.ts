/** From the first call to the last check. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  adjuster: {
    term: 'Adjuster',
    forms: ['adjusters'],
    definition:
      'The licensed person who investigates and measures a loss for the insurer, on its staff or hired for the claim. The insurer decides and pays. A public adjuster works for you instead.',
    meet: 'at the first inspection.',
    pages: ['services/claims-advocacy'],
    terms: ['public-adjuster', 'proof-of-loss'],
  },
  'appraisal-clause': {
    term: 'Appraisal clause',
    forms: ['appraisal clauses'],
    also: ['Appraisal'],
    definition:
      'A way to settle a dispute about the amount of a loss. Each side names an appraiser, and the two choose an umpire; what any two of them agree on is the amount. It does not settle whether the loss is covered.',
    meet: 'in the conditions of most property policies.',
    pages: ['services/claims-advocacy'],
    terms: ['proof-of-loss', 'coverage-position-letter'],
  },
  'coverage-position-letter': {
    term: 'Coverage position letter',
    forms: ['coverage position letters', 'coverage position'],
    definition:
      'A letter in which the insurer says what it accepts, denies or holds open, and why. Answer it with facts and papers, sentence by sentence.',
    meet: 'during an investigation and at its end.',
    pages: ['services/claims-advocacy'],
    terms: ['reservation-of-rights', 'exclusion'],
  },
  'examination-under-oath': {
    term: 'Examination under oath',
    also: ['EUO'],
    forms: ['examinations under oath'],
    definition:
      'Questions about a claim that the insurer’s lawyer asks you under oath, before a court reporter. Most property policies require you to attend if asked; refusing can cost you the claim.',
    meet: 'in claims the insurer has doubts about.',
    pages: ['blog/reading-a-reservation-of-rights-letter'],
    terms: ['proof-of-loss', 'condition'],
  },
  'first-notice-of-loss': {
    term: 'First notice of loss',
    also: ['FNOL'],
    forms: ['first notice'],
    definition:
      'Your first report of a loss to the insurer: what, where, when and who to call. In Texas the insurer’s deadlines start with notice in writing, so follow a phone call with an email.',
    meet: 'on the day of the loss.',
    pages: ['blog/first-24-hours-after-a-property-loss', 'services/claims-advocacy'],
    terms: ['prompt-payment-of-claims', 'proof-of-loss'],
  },
  mitigation: {
    term: 'Mitigation',
    forms: ['duty to mitigate', 'temporary repairs'],
    also: ['Temporary repairs'],
    definition:
      'Reasonable steps to keep damage from growing: tarp the roof, extract the water, board the window. Most policies require it and count its cost as part of the claim, so keep receipts.',
    meet: 'in the hours after a loss.',
    pages: ['blog/first-24-hours-after-a-property-loss'],
    terms: ['first-notice-of-loss', 'condition'],
  },
  'prompt-payment-of-claims': {
    term: 'Prompt payment of claims',
    also: ['Texas claim clock', 'Chapter 542'],
    forms: ['prompt payment'],
    definition:
      'The Texas law that sets insurers deadlines to acknowledge a claim, ask for papers, decide and pay, and makes them owe interest when late. Surplus lines insurers get longer for some steps; some lines have other rules.',
    meet: 'in most claims on your own policy in Texas.',
    pages: ['tools/claim-clock', 'blog/texas-claim-clock-explained'],
    terms: ['first-notice-of-loss', 'surplus-lines'],
  },
  'proof-of-loss': {
    term: 'Proof of loss',
    forms: ['proofs of loss'],
    definition:
      'Your signed, often sworn, statement of what was lost and how much you claim. The policy or the insurer’s request sets the date; for national flood policies it is 60 days after the loss unless extended.',
    meet: 'after a property loss, usually on the insurer’s form.',
    pages: ['services/claims-advocacy', 'blog/first-24-hours-after-a-property-loss'],
    terms: ['adjuster', 'examination-under-oath'],
  },
  'public-adjuster': {
    term: 'Public adjuster',
    forms: ['public adjusters', 'public insurance adjuster', 'public insurance adjusters'],
    also: ['Public insurance adjuster'],
    definition:
      'A licensed person whom you pay to prepare and present your property claim. In Texas the fee may not be more than 10% of the settlement, and a contractor on the same job may not act as one.',
    meet: 'after a storm, sometimes at the front door.',
    pages: ['services/claims-advocacy'],
    terms: ['adjuster', 'proof-of-loss'],
  },
  'reservation-of-rights': {
    term: 'Reservation of rights',
    forms: ['reservation of rights letter', 'reservations of rights'],
    definition:
      'A letter in which the insurer goes on handling or defending a claim but keeps the right to deny it later, for reasons it names. It is not a denial.',
    meet: 'early in a claim with an open question.',
    pages: ['blog/reading-a-reservation-of-rights-letter'],
    terms: ['coverage-position-letter', 'duty-to-defend'],
  },
  reserve: {
    term: 'Reserve',
    forms: ['reserves'],
    definition:
      'The insurer’s estimate of what a claim will still cost. It is not an offer, but it shows on your loss runs and follows you to renewal.',
    meet: 'on a loss run, beside the sums paid.',
    pages: ['services/claims-advocacy'],
    terms: ['loss-run'],
  },
  salvage: {
    term: 'Salvage',
    definition:
      'What is left of damaged property and can still be sold. After paying for the whole, the insurer may take it or leave it to you for a price. Keep damaged parts until it has answered.',
    meet: 'after a totaled car, ruined stock or a machine fire.',
    pages: ['services/claims-advocacy'],
    terms: ['total-loss', 'subrogation'],
  },
  subrogation: {
    term: 'Subrogation',
    definition:
      'After paying you, the insurer steps into your place and may recover from whoever caused the loss. If it recovers, your deductible may come back in whole or part. Do not sign away its right after a loss.',
    meet: 'when someone else’s pipe, driver or work did the damage.',
    pages: ['services/claims-advocacy'],
    terms: ['waiver-of-subrogation', 'salvage', 'deductible'],
  },
} satisfies GlossaryTerms;
