import type { FaqItem } from './schema.ts';
import site from './site.ts';

export default [
  {
    id: 'broker-or-insurer',
    question: 'What does a broker do that an insurer does not?',
    answer: [
      'An insurer underwrites the risk, issues the policy, and pays or denies the claim. A broker goes to the market for the buyer: we measure what you own and owe, take it to several insurers, explain the differences in writing, and help you document and escalate a claim. We cannot decide one. Know the other half too. Texas licenses agents, not brokers, and for purposes of its licensing laws whoever sends in applications or collects premium counts as the insurer’s agent (Insurance Code 4001.051).',
      'We are usually paid by commission, which the insurer includes in your premium, and may also receive contingent or supplemental commission. Sometimes we agree on a fee with you in writing instead. For a placement fee beside commission, Insurance Code 4005.004 asks for more: before you buy, you get a description of how the insurer’s pay to us is worked out, and we need your documented acknowledgment. Ask about any policy and we tell you in writing before you buy.',
      'Some quotes come from admitted insurers, whose forms and rates the Texas Department of Insurance (TDI) oversees and whose claims the state guaranty association backs, within limits, if they fail. Others come from surplus lines insurers: eligible to take hard risks, freer in their forms, with a state tax added and no guaranty association behind them. The quote says which; so do we.',
    ],
  },
  {
    id: 'what-you-need',
    question: 'What do you need to quote my business?',
    answer: [
      'Five things cover most accounts: your current policies with their declarations pages, five years of loss runs from each insurer, a list of buildings and equipment with what they would cost to replace, payroll and sales by type of work, and a list of drivers and vehicles.',
      'Add the contracts that tell you what to carry: leases, loan agreements, job contracts, grants. If you have none of it in order, send what you have. Loss runs come from your present insurer on request; most carriers want them dated within the last 90 days.',
    ],
  },
  {
    id: 'how-long',
    question: 'How long does a quote take?',
    answer: [
      'A small shop or office with clean records often has options in one to three business days. An account with several locations, a fleet or a professional line usually takes two to three weeks. Layered property, coastal wind or anything with hard losses may take 30 to 60 days. These are usual ranges; the insurers set the pace.',
      'The usual delay is missing data, not the market: old loss runs, no roof year, a payroll figure nobody can confirm. For a renewal we like to begin 120 days ahead, so that a slow reply does not turn into a rushed decision.',
    ],
  },
  {
    id: 'certificate',
    question: 'What is a certificate of insurance, and what can it not do?',
    answer: [
      'A certificate is a one-page snapshot: which policies you had on the day it was issued, with which insurers, limits and dates. It helps a landlord, lender or general contractor see that coverage exists.',
      'It cannot add, widen or change coverage, and Insurance Code chapter 1811 says so. If your contract calls for a waiver of subrogation, primary wording or additional insured status, the policy itself must carry that endorsement. Send us the insurance pages of the contract with your request and we compare them with the policy before the certificate goes out.',
    ],
  },
  {
    id: 'additional-insured',
    question: 'Additional insured or certificate holder: what is the difference?',
    answer: [
      'A certificate holder receives information. Being listed in that box gives no right to defense, to payment, or in most cases to notice if the policy is canceled.',
      'An additional insured has rights under your policy, for claims that fit the endorsement. Say a delivery driver trips over your crew’s cord and sues both you and the building owner. If the owner is an additional insured, your insurer may owe the owner a defense too. If the owner is only a certificate holder, the owner holds a sheet of paper. The wording decides how far the right goes: ongoing work, finished work, or only losses you caused.',
    ],
  },
  {
    id: 'replacement-cost',
    question: 'What is the difference between replacement cost and actual cash value?',
    answer: [
      'Replacement cost is what it takes to put the thing back new, of like kind and quality. Actual cash value is usually that amount less depreciation for age and wear.',
      'An example. Hail ruins a roof that costs $30,000 to replace. It was halfway through its expected life, so depreciation is $15,000, and the deductible is $5,000. At actual cash value the insurer pays $30,000 − $15,000 − $5,000 = $10,000. At replacement cost it usually pays the same $10,000 first, then the $15,000 it held back once the work is done and invoiced: $25,000 in all. You pay the $5,000 deductible.',
      'Many policies mix the two: replacement cost for the building, actual cash value for a roof past a certain age. Look for a roof schedule before you compare premiums.',
    ],
  },
  {
    id: 'percent-deductible',
    question: 'How does a percent deductible work?',
    answer: [
      'The percent is taken from the insured value, not from the loss. A 2% wind and hail deductible on a building insured for $1,500,000 is $30,000. If hail does $45,000 of damage, the insurer pays $15,000. If it does $28,000, the insurer pays nothing.',
      'Ask what the percent is of: the damaged building, everything at that address, or the whole schedule. On a $20,000,000 schedule, 2% of the total is $400,000. Insurance Code chapter 707 requires you to pay the deductible, and the insurer may ask for proof. A contractor who offers to absorb or waive it is offering something the law does not allow.',
    ],
  },
  {
    id: 'flood-named-storm',
    question: 'Is flood or named storm damage included?',
    answer: [
      'Flood usually is not. Rising surface water and storm surge are excluded by most property policies and need a flood policy. The National Flood Insurance Program (NFIP) typically waits 30 days before new coverage starts, with a few exceptions, and stops at $500,000 for a commercial building and $500,000 for its contents. Private flood can offer more and a shorter wait.',
      'Named storm wind may be included, excluded, or carry its own percent deductible. At 3% on a building insured for $2,000,000, the first $60,000 is yours. In the Gulf counties wind often sits in a separate policy, sometimes one of the Texas Windstorm Insurance Association (TWIA). It and other insurers commonly stop issuing new wind coverage once a storm is in the Gulf, so settle this before summer.',
    ],
  },
  {
    id: 'workers-compensation',
    question: 'Do Texas employers have to carry workers’ compensation?',
    answer: [
      'Most private employers in Texas may choose. Government bodies must provide it, and contractors on public building projects must show it for their people on the job. Many private contracts require it as well.',
      'An employer that opts out is called a non-subscriber. It must tell its employees and file a notice with the state. Under Labor Code 406.033, if an injured employee sues and proves the employer was negligent, the employer may not argue that the worker was partly careless, accepted the danger, or was hurt by a co-worker’s mistake. There is no workers’ compensation schedule to limit the damages, either.',
      'Some non-subscribers buy an occupational accident or injury benefit plan with employer’s liability. It can help, yet it is not workers’ compensation. We recommend pricing both before you decide.',
    ],
  },
  {
    id: 'first-day',
    question: 'What should I do in the first day after a loss?',
    answer: [
      'Safety first: get people out, call 911 if needed, and shut off water, gas or power if you can do it without danger. Then stop the damage from growing. Tarp the roof, board the window, extract the water. Policies expect reasonable temporary repairs and usually count their cost as part of the claim.',
      'Before anything is moved or thrown away, photograph it wide and close. Keep damaged parts until the insurer’s adjuster has seen them. Save every receipt and write down who worked which hours.',
      `Report the loss to the insurer that day and note the claim number. Our office is open ${site.hours}, at ${site.phone.display}; outside those hours use the claim line on your policy and call us the next business morning.`,
    ],
  },
] satisfies FaqItem[];
