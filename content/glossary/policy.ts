/** The policy itself, who sells it, and how its price is made. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  'a-rated': {
    term: 'A-rated',
    also: ['Financial strength rating'],
    definition:
      'A grade in the A range from an independent rating agency. It is an opinion on whether an insurer is likely to be able to pay its claims. It says nothing about price, service or what a policy covers.',
    meet: 'in loan agreements and job contracts, which often name a lowest grade.',
    pages: ['legal/disclosures'],
    terms: ['admitted-insurer', 'guaranty-association'],
  },
  'admitted-insurer': {
    term: 'Admitted insurer',
    forms: ['admitted insurers', 'admitted carrier', 'admitted carriers'],
    also: ['Admitted carrier'],
    definition:
      'An insurer that holds a license from the state where the risk is. Its forms and rates fall under that state’s rules, and a guaranty association stands behind its covered claims, up to set amounts, if it fails.',
    meet: 'on a quote, beside the name of the insurer.',
    pages: ['blog/texas-claim-clock-explained'],
    terms: ['surplus-lines', 'guaranty-association'],
  },
  'aggregate-stop': {
    term: 'Aggregate stop',
    forms: ['aggregate stops', 'aggregate stop loss'],
    also: ['Aggregate stop loss'],
    definition:
      'A ceiling on the total you keep in one year under a large deductible, a retention or a captive. Once your own payments reach it, the insurer pays the rest of that year’s covered losses, up to its limit.',
    meet: 'in proposals where you keep part of each loss yourself.',
    pages: ['services/alternative-risk-financing'],
    terms: ['captive', 'self-insured-retention', 'loss-pick'],
  },
  binder: {
    term: 'Binder',
    forms: ['binders'],
    definition:
      'A short written agreement that puts insurance in force for a limited time, until the policy itself is issued. It has the terms of that policy unless it says otherwise.',
    meet: 'at a closing or a delivery, when proof of insurance is needed before the policy is printed.',
    pages: ['blog/what-a-good-renewal-looks-like'],
    terms: ['declarations-page', 'certificate-of-insurance'],
  },
  captive: {
    term: 'Captive',
    forms: ['captives', 'captive insurer', 'captive insurance company'],
    definition:
      'An insurance company owned by the business, or the group of businesses, that it insures. The owners put up capital, follow insurance rules, and keep the gain or the loss of their own claims.',
    meet: 'when premiums are large, losses are steady and owners are willing to share in them.',
    pages: ['services/alternative-risk-financing'],
    terms: ['fronting', 'loss-pick', 'collateral'],
  },
  collateral: {
    term: 'Collateral',
    definition:
      'Cash, a letter of credit or another security that an insurer holds because you promised to repay losses under a deductible or to fund a captive. It can stay tied up for years after you leave.',
    meet: 'beside the price of a large deductible, a captive or a surety bond.',
    pages: ['services/alternative-risk-financing'],
    terms: ['captive', 'surety-bond', 'self-insured-retention'],
  },
  condition: {
    term: 'Condition',
    forms: ['conditions', 'policy condition', 'policy conditions'],
    definition:
      'A duty or rule in the policy that can decide whether a claim is paid: giving notice, keeping alarms working, helping in the investigation. It stands apart from what is covered and what is excluded.',
    meet: 'in a section of its own near the end of most forms.',
    pages: ['blog/reading-a-reservation-of-rights-letter'],
    terms: ['exclusion', 'protective-safeguards', 'proof-of-loss'],
  },
  'declarations-page': {
    term: 'Declarations page',
    forms: ['declarations pages', 'declarations', 'dec page', 'dec pages'],
    also: ['Dec page'],
    definition:
      'The first pages of a policy: who is insured, where, from when to when, for what, up to which limits, with which deductibles, forms and endorsements.',
    meet: 'when someone asks what you carry.',
    pages: ['blog/how-to-read-your-declarations-page'],
    terms: ['endorsement', 'named-insured', 'policy-form'],
  },
  deductible: {
    term: 'Deductible',
    forms: ['deductibles'],
    definition:
      'The part of a covered loss that stays with you. The insurer takes it off what it pays, or bills you for it. Texas law requires you to pay a property deductible; a contractor may not waive or absorb it.',
    meet: 'on the declarations page, as a sum or as a percent.',
    pages: ['blog/how-to-read-your-declarations-page'],
    terms: ['percent-deductible', 'self-insured-retention', 'wind-and-hail-deductible'],
  },
  endorsement: {
    term: 'Endorsement',
    forms: ['endorsements'],
    definition:
      'A page that changes the policy it is attached to. It can add, limit or remove coverage, and where it differs from the printed form, the endorsement wins.',
    meet: 'behind the policy form, listed by number on the declarations page.',
    pages: ['blog/certificates-without-the-back-and-forth'],
    terms: ['declarations-page', 'policy-form', 'rider'],
  },
  exclusion: {
    term: 'Exclusion',
    forms: ['exclusions'],
    definition:
      'A sentence that takes a cause, a kind of property or a kind of claim out of the policy. Some can be bought back by endorsement; others need a policy of their own.',
    meet: 'in every form, and again in the endorsements at the back.',
    pages: ['blog/reading-a-reservation-of-rights-letter'],
    terms: ['endorsement', 'peril', 'condition'],
  },
  'experience-modifier': {
    term: 'Experience modifier',
    forms: ['experience modifiers', 'experience mod', 'experience modification factor'],
    also: ['Mod'],
    definition:
      'A number that compares your past workers’ compensation losses with those expected of employers of your size and class. Below 1.00 lowers the premium, above 1.00 raises it.',
    meet: 'on workers’ compensation quotes, and in contractors’ bid papers.',
    pages: ['services/risk-management'],
    terms: ['workers-compensation', 'loss-run'],
  },
  fronting: {
    term: 'Fronting',
    forms: ['fronting insurer', 'fronting carrier'],
    definition:
      'A licensed insurer issues the policy, then passes most or all of the risk to a captive or another insurer. It still owes the claims itself, so it charges a fee and asks for collateral.',
    meet: 'in captive proposals, as a line of cost.',
    pages: ['services/alternative-risk-financing'],
    terms: ['captive', 'reinsurance', 'collateral'],
  },
  'guaranty-association': {
    term: 'Guaranty association',
    forms: ['guaranty associations'],
    definition:
      'A body created by state law that pays covered claims, up to set amounts, when a licensed insurer is insolvent. In Texas it does not protect policies from surplus lines insurers.',
    meet: 'in the notice that a surplus lines policy must carry.',
    terms: ['admitted-insurer', 'surplus-lines'],
  },
  'layered-program': {
    term: 'Layered program',
    forms: ['layered programs', 'tower of insurance'],
    also: ['Tower'],
    definition:
      'Insurance built in steps, because no one insurer wants the whole risk. The primary insurer pays first up to its limit; others pay above it, alone or in shares.',
    meet: 'on large property schedules, and in high liability limits.',
    pages: ['services/commercial-property'],
    terms: ['excess-liability', 'reinsurance'],
  },
  limit: {
    term: 'Limit',
    forms: ['limits', 'limit of insurance', 'limits of insurance'],
    definition:
      'The most the insurer will pay, for one loss, one person or a whole year, as the policy says. A policy can have several, and a sublimit can be smaller than the one on the first page.',
    meet: 'on the declarations page.',
    pages: ['blog/how-to-read-your-declarations-page'],
    terms: ['sublimit', 'aggregate-limit', 'deductible'],
  },
  'loss-pick': {
    term: 'Loss pick',
    forms: ['loss picks'],
    definition:
      'An actuary’s or underwriter’s estimate of what a year’s losses will finally cost. Premium, retention and collateral are worked out from it, so a low pick is not a saving.',
    meet: 'in proposals for large deductibles and captives.',
    pages: ['services/alternative-risk-financing'],
    terms: ['captive', 'collateral', 'loss-run'],
  },
  'loss-run': {
    term: 'Loss run',
    forms: ['loss runs'],
    definition:
      'An insurer’s list of your claims, with dates, sums paid and sums reserved. Most new insurers ask for five years of them, printed within the last 90 days or so.',
    meet: 'before every quote for a business.',
    pages: ['blog/what-a-good-renewal-looks-like'],
    terms: ['reserve', 'underwriter'],
  },
  'named-insured': {
    term: 'Named insured',
    forms: ['named insureds', 'first named insured'],
    definition:
      'The person or company written on the declarations page as the owner of the policy. If the building belongs to an LLC or a trust, that name has to be there too.',
    meet: 'on the first line of the policy, and again after the owner forms a new company.',
    pages: ['personal/rental-property'],
    terms: ['additional-insured', 'declarations-page'],
  },
  nonrenewal: {
    term: 'Nonrenewal',
    forms: ['nonrenewals', 'non-renewal'],
    definition:
      'An insurer’s decision not to offer another term when a policy ends. State law sets how much notice an admitted insurer must give; a surplus lines policy may give less.',
    meet: 'in a letter before the renewal date.',
    pages: ['blog/what-a-good-renewal-looks-like'],
    terms: ['admitted-insurer', 'surplus-lines'],
  },
  parametric: {
    term: 'Parametric',
    forms: ['parametric insurance', 'parametric policy', 'parametric policies', 'parametric layer'],
    definition:
      'Insurance that pays a sum agreed in advance when a measured event happens, such as a stated wind speed at your address. It does not follow your actual loss, which can be higher or lower.',
    meet: 'in programs for wind, quake or rain, beside ordinary property insurance.',
    pages: ['services/alternative-risk-financing'],
    terms: ['layered-program', 'named-storm'],
  },
  'policy-form': {
    term: 'Policy form',
    forms: ['policy forms'],
    also: ['Form'],
    definition:
      'The printed text of the policy: what it covers, what it leaves out, and the conditions. Two insurers may use the same title for different words.',
    meet: 'by number and edition date on the declarations page.',
    pages: ['blog/how-to-read-your-declarations-page'],
    terms: ['endorsement', 'declarations-page'],
  },
  premium: {
    term: 'Premium',
    forms: ['premiums'],
    definition:
      'What you pay for insurance. Some premiums are set in advance; others start as an estimate from payroll, sales or mileage and are corrected by an audit after the policy ends.',
    meet: 'on the quote, the declarations page and the bill.',
    terms: ['premium-audit', 'deductible'],
  },
  'premium-audit': {
    term: 'Premium audit',
    forms: ['premium audits'],
    definition:
      'The insurer’s check, after a policy ends, of the payroll, sales or subcontractor costs on which the premium was estimated. It ends in a bill or a refund.',
    meet: 'after a workers’ compensation or general liability policy ends.',
    pages: ['industries/construction'],
    terms: ['premium', 'workers-compensation'],
  },
  reinsurance: {
    term: 'Reinsurance',
    definition:
      'Insurance that insurers buy for themselves. It spreads the cost of large storms and large claims. You have no contract with the reinsurer, yet its price finds its way into yours.',
    meet: 'in explanations of why a coastal premium has moved.',
    terms: ['fronting', 'layered-program', 'premium'],
  },
  'retrospective-rating': {
    term: 'Retrospective rating',
    forms: ['retrospectively rated', 'retro plan'],
    definition:
      'A way to price a policy after the fact. You pay a deposit, and the final premium follows your own losses in that period, between a minimum and a maximum fixed at the start.',
    meet: 'mostly in workers’ compensation for larger employers.',
    pages: ['services/alternative-risk-financing'],
    terms: ['loss-pick', 'premium', 'workers-compensation'],
  },
  rider: {
    term: 'Rider',
    forms: ['riders'],
    definition:
      'A page that adds a benefit or a limitation to a life, disability or long-term care policy, often for its own premium. In property and liability policies the same thing is called an endorsement.',
    meet: 'behind a life or disability policy.',
    pages: ['personal/life'],
    terms: ['endorsement', 'waiver-of-premium', 'accelerated-death-benefit'],
  },
  'self-insured-retention': {
    term: 'Self-insured retention',
    forms: ['self-insured retentions'],
    also: ['SIR'],
    definition:
      'The part of each claim that you pay and usually handle yourself before the policy responds. Under a deductible, by contrast, the insurer handles the claim from the start and collects from you afterward.',
    meet: 'on umbrellas, professional policies and larger liability programs.',
    pages: ['services/alternative-risk-financing'],
    terms: ['deductible', 'retention', 'collateral'],
  },
  sublimit: {
    term: 'Sublimit',
    forms: ['sublimits'],
    definition:
      'A smaller limit inside a larger one, for a single cause or kind of property, such as mold, theft of copper or fraud by wire. It is part of the main limit, not added to it.',
    meet: 'on the declarations page or deep in an endorsement.',
    pages: ['blog/how-to-read-your-declarations-page'],
    terms: ['limit', 'endorsement'],
  },
  'surplus-lines': {
    term: 'Surplus lines',
    forms: ['surplus lines insurer', 'surplus lines insurers', 'surplus lines policy', 'surplus lines policies'],
    also: ['Excess and surplus', 'Non-admitted'],
    definition:
      'Insurance from an insurer that is not licensed in the state but is eligible to take risks the licensed market declines. Its forms are freer, a tax is added, and no Texas guaranty association stands behind it.',
    meet: 'in coastal property, old roofs, bars and other hard-to-place risks.',
    pages: ['blog/texas-claim-clock-explained'],
    terms: ['admitted-insurer', 'guaranty-association'],
  },
  'total-cost-of-risk': {
    term: 'Total cost of risk',
    also: ['TCOR'],
    definition:
      'Everything that uncertain losses cost you in a year: premiums, losses you keep, claim handling, safety work and losses nobody insured. Often set against revenue, so that years can be compared.',
    meet: 'in reports to owners and boards.',
    pages: ['tools/cost-of-risk', 'services/risk-management'],
    terms: ['retention', 'premium'],
  },
  underwriter: {
    term: 'Underwriter',
    forms: ['underwriters'],
    definition:
      'The person at the insurer who decides whether to take a risk, at what price and with which conditions. Your broker presents your risk; the underwriter decides.',
    meet: 'behind the questions on an application.',
    pages: ['blog/what-a-good-renewal-looks-like'],
    terms: ['cope', 'loss-run'],
  },
} satisfies GlossaryTerms;
