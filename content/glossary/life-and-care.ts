/** Life, disability and long-term care. The words on care only teach: no benefit, rate or product is described. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  'accelerated-death-benefit': {
    term: 'Accelerated death benefit',
    forms: ['accelerated benefit', 'accelerated death benefits'],
    definition:
      'A rider that lets a person with a terminal or other listed illness draw part of a life policy’s death benefit early. What is drawn, with charges, comes off what beneficiaries receive.',
    meet: 'in many term and permanent life policies.',
    pages: ['personal/life'],
    terms: ['rider', 'beneficiary'],
  },
  'activities-of-daily-living': {
    term: 'Activities of daily living',
    also: ['ADLs'],
    forms: ['ADLs', 'daily activities'],
    definition:
      'Bathing, dressing, eating, using the toilet, moving from bed to chair, and staying continent. Long-term care contracts commonly ask whether a person needs substantial help with at least two of them.',
    meet: 'in the part of a contract that says when care counts.',
    pages: ['blog/what-long-term-care-is-and-what-medicare-pays'],
    terms: ['custodial-care', 'cognitive-impairment'],
  },
  'any-occupation': {
    term: 'Any occupation',
    forms: ['any-occupation'],
    definition:
      'A definition of disability that asks whether you can do any work that fits your education, training and experience. Many group plans change to it after about two years.',
    meet: 'in group disability certificates.',
    pages: ['blog/own-occupation-or-any-occupation'],
    terms: ['own-occupation', 'group-disability'],
  },
  'asset-disregard': {
    term: 'Asset disregard',
    also: ['Dollar-for-dollar asset disregard'],
    forms: ['dollar-for-dollar asset disregard'],
    definition:
      'The adjustment a Partnership policy brings: for each dollar it has paid for care, Texas Medicaid leaves one dollar of resources uncounted. Income, care and gift rules still apply.',
    meet: 'when a Medicaid application is made.',
    pages: ['blog/how-texas-partnership-policies-work'],
    terms: ['partnership-policy', 'medicaid'],
  },
  beneficiary: {
    term: 'Beneficiary',
    forms: ['beneficiaries'],
    definition:
      'The person, trust or organization a life policy pays. A minor named outright cannot receive the money directly. After a Texas divorce, an earlier naming of the former spouse is generally void.',
    meet: 'on the designation form, which a will does not change.',
    pages: ['personal/life'],
    terms: ['contingent-beneficiary', 'per-stirpes'],
  },
  'benefit-period': {
    term: 'Benefit period',
    forms: ['benefit periods'],
    definition:
      'The longest time a disability or care policy will pay for one claim: two years, five years, to age 65. Medicare uses the same words for something else, a spell of hospital and facility care.',
    meet: 'beside the elimination period on a disability policy.',
    pages: ['blog/choosing-an-elimination-period', 'blog/what-long-term-care-is-and-what-medicare-pays'],
    terms: ['elimination-period'],
  },
  'buy-sell-agreement': {
    term: 'Buy-sell agreement',
    forms: ['buy-sell agreements', 'buy-sell'],
    definition:
      'A contract among owners that says who buys a share, and at what price, when one dies, leaves or is disabled. Life and disability buyout insurance are common ways to fund it.',
    meet: 'in partnerships and family companies.',
    pages: ['personal/life'],
    terms: ['key-person-insurance', 'insurable-interest'],
  },
  'cash-value': {
    term: 'Cash value',
    forms: ['cash values', 'cash surrender value'],
    definition:
      'The savings part of a permanent life policy, which you can borrow against or take on surrender. Loans and withdrawals lower what beneficiaries receive and can have tax effects.',
    meet: 'in whole and universal life statements.',
    pages: ['personal/life'],
    terms: ['whole-life', 'universal-life'],
  },
  'cognitive-impairment': {
    term: 'Cognitive impairment',
    definition:
      'Loss of memory, orientation or judgment, as in dementia. In long-term care contracts a severe case, one that needs close supervision for safety, counts as a need for care of its own.',
    meet: 'beside the activities of daily living in a care contract.',
    pages: ['blog/what-long-term-care-is-and-what-medicare-pays'],
    terms: ['activities-of-daily-living'],
  },
  'contestable-period': {
    term: 'Contestable period',
    also: ['Contestability'],
    forms: ['contestability', 'contestability period'],
    definition:
      'The first two years of most life policies, in which the insurer may look back at the application and deny a claim over a material misstatement. After that its right to do so is very narrow.',
    meet: 'when a death comes soon after a policy was bought, replaced or reinstated.',
    pages: ['personal/life'],
    terms: ['insurable-interest', 'beneficiary'],
  },
  'contingent-beneficiary': {
    term: 'Contingent beneficiary',
    forms: ['contingent beneficiaries'],
    also: ['Secondary beneficiary'],
    definition:
      'The one a life policy pays if no primary beneficiary is alive. With none named, the money usually goes to the estate, and through probate.',
    meet: 'on the second line of the designation form.',
    pages: ['personal/life'],
    terms: ['beneficiary', 'per-stirpes'],
  },
  'conversion-privilege': {
    term: 'Conversion privilege',
    also: ['Conversion'],
    forms: ['conversion window', 'conversion deadline', 'conversion right', 'term conversion'],
    definition:
      'The right to turn a term or group life policy into a permanent one without new health questions. It ends on a date in the contract, often well before the term does.',
    meet: 'in term policies, and when you leave an employer.',
    pages: ['personal/life'],
    terms: ['term-life', 'whole-life'],
  },
  'custodial-care': {
    term: 'Custodial care',
    definition:
      'Help with daily living, such as bathing, dressing and eating, that needs no nurse or therapist. When it is the only care a person needs, Medicare does not pay for it.',
    meet: 'in discharge talks at a hospital or facility.',
    pages: ['blog/what-long-term-care-is-and-what-medicare-pays'],
    terms: ['activities-of-daily-living', 'long-term-care'],
  },
  'elimination-period': {
    term: 'Elimination period',
    forms: ['elimination periods'],
    also: ['Waiting period'],
    definition:
      'A deductible measured in time: the days you must be disabled, or need care, before benefits begin to count. Benefits are usually paid at the end of each month, so the first check comes later still.',
    meet: 'in disability and long-term care policies.',
    pages: ['blog/choosing-an-elimination-period'],
    terms: ['benefit-period', 'deductible'],
  },
  'exclusion-rider': {
    term: 'Exclusion rider',
    forms: ['exclusion riders'],
    definition:
      'A page in a disability policy that leaves out a named condition, such as an old back injury. Some insurers will review it after years without treatment.',
    meet: 'when a disability policy is issued with conditions.',
    pages: ['blog/own-occupation-or-any-occupation'],
    terms: ['rider', 'exclusion'],
  },
  'group-disability': {
    term: 'Group disability',
    forms: ['group long-term disability', 'group plan', 'group plans'],
    definition:
      'Disability insurance through an employer, commonly a percent of covered earnings up to a monthly cap. Other income may be subtracted, benefits can be taxable, and it normally ends with the job.',
    meet: 'in the benefits booklet; the certificate has the real terms.',
    pages: ['blog/why-group-disability-may-fall-short'],
    terms: ['offset', 'portability', 'any-occupation'],
  },
  'guaranteed-renewable': {
    term: 'Guaranteed renewable',
    definition:
      'The insurer cannot cancel the policy or change its terms while you pay on time, but it can raise the premium for a whole class of policyholders. A noncancelable policy bars the raise as well.',
    meet: 'on the first page of disability and long-term care policies.',
    pages: ['blog/own-occupation-or-any-occupation'],
    terms: ['noncancelable', 'premium'],
  },
  'hybrid-policy': {
    term: 'Hybrid policy',
    also: ['Linked-benefit policy'],
    forms: ['hybrid policies', 'linked-benefit'],
    definition:
      'A life insurance policy or annuity with a long-term care feature attached. Money drawn for care reduces what is left for heirs or what the annuity is worth.',
    meet: 'when ways to pay for care are compared.',
    pages: ['blog/traditional-hybrid-or-self-funded'],
    terms: ['long-term-care', 'cash-value'],
  },
  'insurable-interest': {
    term: 'Insurable interest',
    definition:
      'A real stake in the life or thing insured: you would lose by its loss. For life insurance it must exist when the policy is bought; for property, when the loss happens.',
    meet: 'in applications on another person’s life, and after property changes hands.',
    pages: ['personal/life'],
    terms: ['named-insured', 'key-person-insurance'],
  },
  'key-person-insurance': {
    term: 'Key person insurance',
    forms: ['key person'],
    definition:
      'Life or disability insurance that a business owns on someone it depends on, payable to the business. Federal tax law asks for written notice and consent before a life policy is issued.',
    meet: 'in loan terms and in small firms with one main earner.',
    pages: ['personal/life'],
    terms: ['buy-sell-agreement', 'insurable-interest'],
  },
  'long-term-care': {
    term: 'Long-term care',
    definition:
      'Help over months or years for a person who cannot manage daily life alone because of age, illness or injury, at home or in a facility. Most of it is custodial care.',
    meet: 'after a stroke, a fall or a diagnosis of dementia.',
    pages: ['blog/what-long-term-care-is-and-what-medicare-pays'],
    terms: ['custodial-care', 'activities-of-daily-living'],
  },
  medicaid: {
    term: 'Medicaid',
    definition:
      'The joint federal and state program that pays for care of people with low income and few resources. It is the largest public payer of long-term care. Medicare is a different program.',
    meet: 'when savings for care run low.',
    pages: ['blog/how-texas-partnership-policies-work'],
    terms: ['asset-disregard', 'long-term-care'],
  },
  noncancelable: {
    term: 'Noncancelable',
    forms: ['non-cancelable', 'noncancellable'],
    definition:
      'The insurer can neither cancel the policy, nor change its terms, nor raise its premium, while you pay on time, up to a stated age.',
    meet: 'on the first page of individual disability policies.',
    pages: ['blog/own-occupation-or-any-occupation'],
    terms: ['guaranteed-renewable'],
  },
  offset: {
    term: 'Offset',
    forms: ['offsets'],
    definition:
      'Other income that a disability plan subtracts from its benefit, such as Social Security or workers’ compensation for the same disability. A back payment may have to be handed on.',
    meet: 'in group disability certificates.',
    pages: ['blog/why-group-disability-may-fall-short'],
    terms: ['group-disability', 'workers-compensation'],
  },
  'overhead-expense-insurance': {
    term: 'Overhead expense insurance',
    also: ['Business overhead expense', 'BOE'],
    forms: ['overhead expense', 'business overhead expense', 'BOE'],
    definition:
      'Repays a business its running costs, such as rent, staff wages and utilities, while a disabled owner cannot work. It does not pay the owner’s own income, and it lasts a year or two.',
    meet: 'in practices and shops whose owner does the work.',
    pages: ['blog/keeping-the-doors-open-overhead-expense-cover'],
    terms: ['elimination-period', 'key-person-insurance'],
  },
  'own-occupation': {
    term: 'Own occupation',
    forms: ['own-occupation'],
    definition:
      'A definition of disability that asks whether you can do the main duties of your own work. Under the true kind the benefit can go on while you earn in another job; under others it stops.',
    meet: 'under “Total disability” in a policy’s definitions.',
    pages: ['blog/own-occupation-or-any-occupation'],
    terms: ['any-occupation', 'residual-disability'],
  },
  'partnership-policy': {
    term: 'Partnership policy',
    forms: ['Partnership policies', 'Partnership program', 'partnership-qualified'],
    also: ['Partnership-qualified policy'],
    definition:
      'A tax-qualified long-term care policy filed under a state’s Partnership program. What it pays for care is left uncounted, dollar for dollar, if its owner later applies for Medicaid.',
    meet: 'in the insurer’s written notice of Partnership status.',
    pages: ['blog/how-texas-partnership-policies-work'],
    terms: ['asset-disregard', 'medicaid'],
  },
  'per-stirpes': {
    term: 'Per stirpes',
    definition:
      'By branch of the family: if a child named as beneficiary has died, that child’s share goes down to that child’s own children instead of to the surviving brothers and sisters.',
    meet: 'on beneficiary forms and in wills.',
    pages: ['personal/life'],
    terms: ['beneficiary', 'contingent-beneficiary'],
  },
  portability: {
    term: 'Portability',
    definition:
      'The right to keep group life or disability insurance after you leave the employer, by paying for it yourself. The window to choose it is short and the benefit may be smaller.',
    meet: 'in the papers of your last week at a job.',
    pages: ['blog/why-group-disability-may-fall-short'],
    terms: ['group-disability', 'conversion-privilege'],
  },
  'residual-disability': {
    term: 'Residual disability',
    also: ['Partial disability'],
    forms: ['residual benefit', 'residual benefits', 'partial disability'],
    definition:
      'You can work, but earn less because of illness or injury. A residual benefit pays in proportion to the income lost, once the loss passes a set share, often 15% or 20%.',
    meet: 'as a provision or rider in disability policies.',
    pages: ['blog/own-occupation-or-any-occupation'],
    terms: ['own-occupation', 'rider'],
  },
  'term-life': {
    term: 'Term life',
    forms: ['term policy', 'term policies', 'term life insurance'],
    definition:
      'Life insurance for a set number of years at a premium that is usually level. It pays if you die in that time and has no savings part. After it ends, continuing costs far more.',
    meet: 'beside mortgages, and while children grow up.',
    pages: ['tools/life-needs', 'personal/life'],
    terms: ['conversion-privilege', 'whole-life'],
  },
  'universal-life': {
    term: 'Universal life',
    forms: ['universal life insurance'],
    definition:
      'Permanent life insurance with flexible premiums. Charges come out of an account that earns interest or follows an index or market; if the account runs dry, the policy lapses unless you pay more.',
    meet: 'in statements that show charges and credits each year.',
    pages: ['personal/life'],
    terms: ['whole-life', 'cash-value'],
  },
  'waiver-of-premium': {
    term: 'Waiver of premium',
    definition:
      'Premiums stop being due while you are disabled as the policy defines it, after a waiting period, and the policy stays in force.',
    meet: 'in disability policies, and as a rider on life policies.',
    pages: ['personal/life', 'blog/choosing-an-elimination-period'],
    terms: ['rider', 'elimination-period'],
  },
  'whole-life': {
    term: 'Whole life',
    forms: ['whole life insurance'],
    definition:
      'Life insurance meant to last for life, with level premiums and a cash value that grows on a schedule in the contract. It costs much more per year than term for the same death benefit.',
    meet: 'in estate plans and lifelong needs.',
    pages: ['personal/life'],
    terms: ['cash-value', 'term-life', 'universal-life'],
  },
} satisfies GlossaryTerms;
