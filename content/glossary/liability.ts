/** What you may owe others: liability, employees, directors, and the bonds that are not insurance. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  'action-over': {
    term: 'Action-over',
    forms: ['action-over claim', 'action-over claims', 'action over'],
    definition:
      'An injured employee collects workers’ compensation, then sues another company on the job, which passes the suit back to the employer through an indemnity in their contract.',
    meet: 'in construction liability forms, which may exclude it.',
    pages: ['industries/construction'],
    terms: ['indemnity-agreement', 'workers-compensation'],
  },
  'additional-insured': {
    term: 'Additional insured',
    forms: ['additional insureds', 'additional-insured'],
    definition:
      'A person or company added to your liability policy by endorsement, with rights of its own under it, for the claims the endorsement describes. A contract or certificate alone does not create one.',
    meet: 'in construction contracts, commercial leases and grant agreements.',
    pages: ['blog/certificates-without-the-back-and-forth', 'industries/construction'],
    terms: ['certificate-of-insurance', 'primary-and-noncontributory', 'waiver-of-subrogation'],
  },
  'aggregate-limit': {
    term: 'Aggregate limit',
    forms: ['aggregate limits', 'general aggregate'],
    also: ['General aggregate'],
    definition:
      'The most a liability policy pays for all claims of the policy period together. Earlier claims use it up, even those from other jobs, unless it applies to each project or location.',
    meet: 'beside the limit for each occurrence.',
    pages: ['industries/construction'],
    terms: ['limit', 'occurrence', 'per-project-aggregate'],
  },
  'anti-indemnity-statute': {
    term: 'Anti-indemnity statute',
    forms: ['anti-indemnity statutes', 'anti-indemnity law', 'anti-indemnity act'],
    definition:
      'A law that voids clauses making one party pay for another’s own fault. The Texas one covers most commercial construction, reaches additional insured terms too, and leaves an exception for injury to the indemnifying party’s employees.',
    meet: 'in construction and oilfield contracts.',
    pages: ['industries/construction', 'industries/energy'],
    terms: ['indemnity-agreement', 'additional-insured', 'knock-for-knock'],
  },
  'assault-and-battery-exclusion': {
    term: 'Assault and battery exclusion',
    forms: ['assault and battery'],
    definition:
      'Takes claims from fights, attacks and often the failure to prevent them out of a liability policy. Some insurers sell part of it back with a small limit.',
    meet: 'in policies for bars, hotels, events and apartments.',
    pages: ['industries/hospitality', 'industries/real-estate'],
    terms: ['liquor-liability', 'exclusion', 'sublimit'],
  },
  'certificate-holder': {
    term: 'Certificate holder',
    forms: ['certificate holders'],
    definition:
      'The person or company to whom a certificate of insurance is addressed. It receives information and no rights: no defense, no payment and, in most cases, no notice of cancellation.',
    meet: 'in the lower left box of a certificate.',
    pages: ['blog/certificates-without-the-back-and-forth'],
    terms: ['certificate-of-insurance', 'additional-insured'],
  },
  'certificate-of-insurance': {
    term: 'Certificate of insurance',
    also: ['COI'],
    forms: ['certificates of insurance', 'COI'],
    definition:
      'A one-page summary of coverage on the day it was issued. It informs; under Texas law it cannot add to, change or extend any policy.',
    meet: 'when a client, landlord or lender asks for proof.',
    pages: ['tools/certificate-request', 'blog/certificates-without-the-back-and-forth'],
    terms: ['additional-insured', 'certificate-holder', 'evidence-of-property'],
  },
  'claims-made': {
    term: 'Claims-made',
    forms: ['claims-made policy', 'claims-made policies', 'claims-made form'],
    definition:
      'A policy that covers claims made while it is in force, for acts on or after its retroactive date. When it ends, later claims need a tail or a new policy that keeps the date.',
    meet: 'in professional, directors’ and officers’, and cyber policies.',
    pages: ['industries/healthcare', 'industries/financial-services'],
    terms: ['retroactive-date', 'tail', 'occurrence-form'],
  },
  'claims-made-and-reported': {
    term: 'Claims-made and reported',
    definition:
      'A stricter claims-made policy: the claim must reach you, and your notice must reach the insurer, inside the policy period or a short window after it. Late notice alone can end the coverage.',
    meet: 'in professional and directors’ and officers’ policies.',
    pages: ['industries/financial-services'],
    terms: ['claims-made', 'notice-of-circumstances'],
  },
  'completed-operations': {
    term: 'Completed operations',
    also: ['Products and completed operations'],
    definition:
      'Coverage for injury or damage that your finished work causes after you have left the job. It pays for what the work harms, not usually for doing the work again.',
    meet: 'in contractors’ liability policies, with an aggregate limit of its own.',
    pages: ['industries/construction'],
    terms: ['aggregate-limit', 'additional-insured', 'products-liability'],
  },
  'consent-to-settle': {
    term: 'Consent to settle',
    also: ['Hammer clause'],
    forms: ['hammer clause'],
    definition:
      'Your right to refuse a settlement the insurer would accept. Under a hammer clause, if you refuse, part or all of what the case later costs above that sum falls on you.',
    meet: 'in professional liability policies.',
    pages: ['industries/healthcare'],
    terms: ['professional-liability', 'duty-to-defend'],
  },
  'contractual-liability': {
    term: 'Contractual liability',
    definition:
      'Liability of another that you take on by contract. General liability forms exclude it and then give some back, mainly for injury or damage under an “insured contract”; endorsements can narrow that again.',
    meet: 'behind every hold-harmless clause you sign.',
    pages: ['services/risk-management'],
    terms: ['indemnity-agreement', 'general-liability', 'action-over'],
  },
  'crime-insurance': {
    term: 'Crime insurance',
    also: ['Fidelity insurance'],
    forms: ['crime policy', 'crime policies', 'employee dishonesty'],
    definition:
      'Pays for money and property taken by employees, forged checks, computer fraud and, if added, transfers made on a trick. Property policies cover little or none of this.',
    meet: 'where staff handle rents, deposits, payroll or client funds.',
    pages: ['industries/financial-services', 'industries/real-estate'],
    terms: ['social-engineering-fraud', 'fidelity-bond'],
  },
  'cyber-insurance': {
    term: 'Cyber insurance',
    forms: ['cyber policy', 'cyber policies', 'cyber coverage'],
    definition:
      'Pays costs after a data breach or computer attack: experts, notices, recovery, lost income, claims by others. Policies differ widely, and fraud by wire often has a small sublimit.',
    meet: 'in contracts that touch customer data or payments.',
    pages: ['industries/financial-services', 'industries/retail-service'],
    terms: ['social-engineering-fraud', 'crime-insurance'],
  },
  'defense-inside-limits': {
    term: 'Defense inside limits',
    also: ['Eroding limit'],
    forms: ['eroding limit', 'eroding limits', 'defense within limits'],
    definition:
      'Legal fees come out of the same limit that pays the claim. A $100,000 limit can be gone before trial. Under defense outside limits, fees are paid in addition.',
    meet: 'in professional, employment and many liquor policies.',
    pages: ['industries/hospitality'],
    terms: ['duty-to-defend', 'limit'],
  },
  'directors-and-officers-liability': {
    term: 'Directors and officers liability',
    also: ['D&O'],
    forms: ['D&O'],
    definition:
      'Pays claims that the people who run an organization made wrongful decisions, and usually the organization’s own costs of protecting them. Nonprofits buy it too; unpaid service is not free of suits.',
    meet: 'when a company takes investors, or a charity seats a board.',
    pages: ['industries/non-profit', 'industries/financial-services'],
    terms: ['side-a', 'insured-versus-insured', 'claims-made'],
  },
  'dram-shop': {
    term: 'Dram shop',
    forms: ['dram shop law', 'dram shop act', 'dram shop liability'],
    definition:
      'An old word for a bar. In Texas law, an injured person can sue the seller if it was apparent that the adult served was so obviously drunk as to be a clear danger, and that drunkenness caused the harm.',
    meet: 'in suits after drunk-driving crashes.',
    pages: ['industries/hospitality'],
    terms: ['liquor-liability'],
  },
  'duty-to-defend': {
    term: 'Duty to defend',
    definition:
      'The insurer’s promise to hire and pay lawyers for suits the policy might cover. In Texas it is decided mainly by what the suit says and what the policy says, side by side.',
    meet: 'in liability policies, and in reservation of rights letters.',
    pages: ['blog/reading-a-reservation-of-rights-letter'],
    terms: ['reservation-of-rights', 'defense-inside-limits'],
  },
  'employers-liability': {
    term: 'Employer’s liability',
    forms: ['employers’ liability', 'employers liability'],
    also: ['Part Two'],
    definition:
      'The second part of a workers’ compensation policy. It covers suits by employees, their families or others over a work injury that compensation benefits alone do not settle, up to its own limits.',
    meet: 'on workers’ compensation declarations, and under an umbrella.',
    pages: ['industries/construction'],
    terms: ['workers-compensation', 'non-subscriber', 'umbrella'],
  },
  'employment-practices-liability': {
    term: 'Employment practices liability',
    also: ['EPLI', 'EPL'],
    forms: ['EPLI', 'employment practices'],
    definition:
      'Pays defense and damages when employees or applicants claim discrimination, harassment, retaliation or wrongful firing. It does not pay wages owed, and coverage for wage-and-hour suits is narrow.',
    meet: 'in any business with staff, usually on a claims-made form.',
    pages: ['industries/hospitality', 'industries/non-profit'],
    terms: ['third-party-employment-claim', 'claims-made', 'retention'],
  },
  'excess-liability': {
    term: 'Excess liability',
    definition:
      'Higher limits above another liability policy, usually on the same terms. An umbrella can be a little broader than the policies beneath it; an excess policy as a rule is not.',
    meet: 'in contracts that ask for more than one policy can give.',
    pages: ['industries/transportation'],
    terms: ['umbrella', 'layered-program'],
  },
  'fidelity-bond': {
    term: 'Fidelity bond',
    also: ['ERISA bond', 'Employee dishonesty bond'],
    forms: ['fidelity bonds', 'ERISA bond', 'ERISA bonds'],
    definition:
      'Pays the employer or a benefit plan for theft by its own people. Federal law requires one for most people who handle retirement plan money, in general for at least ten percent of the sums handled.',
    meet: 'with retirement plans, and in firms that hold client money.',
    pages: ['industries/financial-services'],
    terms: ['crime-insurance', 'fiduciary-liability', 'surety-bond'],
  },
  'fiduciary-liability': {
    term: 'Fiduciary liability',
    definition:
      'Pays claims that those who run an employee benefit plan managed it badly: high fees, poor choices, mistakes in enrollment. The bond that federal law requires covers theft, not this.',
    meet: 'beside a retirement or health plan.',
    pages: ['industries/financial-services'],
    terms: ['fidelity-bond', 'directors-and-officers-liability'],
  },
  'general-liability': {
    term: 'General liability',
    also: ['CGL'],
    forms: ['general liability policy', 'commercial general liability'],
    definition:
      'Defends and pays claims that your business caused bodily injury, property damage or certain wrongs such as slander. It leaves out autos, employees, professional errors, most pollution and the work itself.',
    meet: 'in nearly every lease and contract.',
    pages: ['industries/construction', 'industries/retail-service'],
    terms: ['occurrence', 'aggregate-limit', 'contractual-liability'],
  },
  'hired-and-non-owned-auto': {
    term: 'Hired and non-owned auto',
    forms: ['hired and nonowned auto', 'non-owned auto'],
    definition:
      'Covers your business when it is blamed for a crash in a car it rents, or in one its employees or volunteers own and drive on its errands. It does not fix the car itself.',
    meet: 'where a business owns no vehicles and people still drive for it.',
    pages: ['industries/non-profit', 'industries/retail-service'],
    terms: ['split-limits', 'general-liability'],
  },
  'indemnity-agreement': {
    term: 'Indemnity agreement',
    also: ['Hold-harmless clause'],
    forms: ['indemnity', 'indemnities', 'indemnity agreements', 'hold-harmless', 'hold harmless'],
    definition:
      'A promise in a contract to pay another party’s losses or claims. It binds you whether or not your insurance covers it, and state law may limit how far it can go.',
    meet: 'in leases, job contracts, master service agreements and bonds.',
    pages: ['services/risk-management', 'industries/energy'],
    terms: ['contractual-liability', 'anti-indemnity-statute', 'additional-insured'],
  },
  'insured-versus-insured': {
    term: 'Insured versus insured',
    definition:
      'An exclusion for suits among people insured by the same policy, meant to stop friendly lawsuits. Look for exceptions, such as claims by a bankruptcy trustee or by whistleblowers.',
    meet: 'in directors’ and officers’ policies.',
    pages: ['industries/financial-services'],
    terms: ['directors-and-officers-liability', 'exclusion'],
  },
  'liquor-liability': {
    term: 'Liquor liability',
    definition:
      'Covers claims that you sold or served alcohol to someone who then hurt others. General liability excludes this for anyone in the business of making, selling or serving it.',
    meet: 'with an alcohol permit, and in leases of bars and restaurants.',
    pages: ['industries/hospitality', 'industries/food-beverage'],
    terms: ['dram-shop', 'assault-and-battery-exclusion', 'general-liability'],
  },
  'medical-payments': {
    term: 'Medical payments',
    also: ['Med pay'],
    forms: ['med pay'],
    definition:
      'Pays small medical bills without asking who was at fault: of guests hurt at your home or premises, or, on an auto policy, of the people in your car. It is no substitute for liability limits.',
    meet: 'as a low limit on home, auto and business policies.',
    pages: ['personal/homeowners', 'personal/motorcycle'],
    terms: ['personal-injury-protection', 'general-liability'],
  },
  negligence: {
    term: 'Negligence',
    forms: ['negligent'],
    definition:
      'Failing to use the care that a reasonable person or business would, so that someone else is harmed. Most liability claims must prove it; some insurance pays without it.',
    meet: 'in the papers of a lawsuit.',
    terms: ['general-liability', 'proportionate-responsibility'],
  },
  'non-subscriber': {
    term: 'Non-subscriber',
    forms: ['non-subscribers', 'nonsubscriber', 'nonsubscribers'],
    definition:
      'A Texas employer that has chosen not to carry workers’ compensation. It must say so to its employees and the state, and in a suit over negligence it loses defenses such as the worker’s own carelessness.',
    meet: 'in Texas only, for most private employers.',
    pages: ['services/alternative-risk-financing'],
    terms: ['workers-compensation', 'employers-liability', 'occupational-accident'],
  },
  'notice-of-circumstances': {
    term: 'Notice of circumstances',
    definition:
      'Telling the insurer in detail about something likely to become a claim, so that a later suit is treated as made in this policy period.',
    meet: 'before a claims-made policy renews or ends.',
    pages: ['industries/financial-services'],
    terms: ['claims-made', 'claims-made-and-reported'],
  },
  obligee: {
    term: 'Obligee',
    forms: ['obligees'],
    definition:
      'The one a surety bond protects: the project owner, the city, the state agency. If the bonded party fails, the obligee makes the claim.',
    meet: 'on the face of every bond.',
    pages: ['industries/construction'],
    terms: ['surety-bond', 'principal'],
  },
  'occupational-accident': {
    term: 'Occupational accident',
    forms: ['occupational accident insurance', 'occupational accident policy'],
    definition:
      'A policy that pays set benefits for a work injury to owner-operators or, in Texas, to employees of a non-subscriber. It is not workers’ compensation and does not bring its protection from suits.',
    meet: 'in trucking contracts and non-subscriber plans.',
    pages: ['industries/transportation'],
    terms: ['workers-compensation', 'non-subscriber'],
  },
  occurrence: {
    term: 'Occurrence',
    forms: ['occurrences', 'per occurrence', 'per-occurrence'],
    definition:
      'One accident or event, including continued exposure to the same harmful conditions. How a policy counts them decides how many limits and how many deductibles apply.',
    meet: 'in the definitions of liability and property forms.',
    pages: ['industries/real-estate'],
    terms: ['aggregate-limit', 'occurrence-form', 'batch-clause'],
  },
  'occurrence-form': {
    term: 'Occurrence form',
    forms: ['occurrence forms', 'occurrence policy', 'occurrence policies'],
    definition:
      'A policy that covers injury or damage that happens during its term, whenever the claim comes, even decades later. It needs no tail.',
    meet: 'in general liability, and in some professional and abuse policies.',
    pages: ['industries/healthcare', 'industries/non-profit'],
    terms: ['claims-made', 'tail', 'occurrence'],
  },
  'payment-bond': {
    term: 'Payment bond',
    forms: ['payment bonds'],
    definition:
      'A surety’s promise that subcontractors and suppliers will be paid for their work. On public jobs, where liens are not allowed, it is what they claim against. Texas requires it above set contract sums.',
    meet: 'on public work, and on larger private jobs.',
    pages: ['industries/construction'],
    terms: ['performance-bond', 'surety-bond'],
  },
  'per-project-aggregate': {
    term: 'Per-project aggregate',
    forms: ['per-project aggregates', 'per project aggregate'],
    definition:
      'An endorsement that gives each job its own aggregate limit, so that a claim on one project does not use up what the others count on. A cap over all projects may still apply.',
    meet: 'in construction contracts.',
    pages: ['industries/construction'],
    terms: ['aggregate-limit', 'endorsement'],
  },
  'performance-bond': {
    term: 'Performance bond',
    forms: ['performance bonds'],
    definition:
      'A surety’s promise that the contractor will finish the job as the contract says. If the contractor defaults, the surety must step in, up to the bond amount, and then looks to the contractor to be repaid.',
    meet: 'on most public jobs in Texas above set contract sums.',
    pages: ['industries/construction'],
    terms: ['payment-bond', 'surety-bond', 'obligee'],
  },
  'primary-and-noncontributory': {
    term: 'Primary and noncontributory',
    forms: ['primary, noncontributory'],
    definition:
      'Your policy pays first for the additional insured, and does not ask that party’s own policy to share. It takes an endorsement; a sentence on a certificate does not do it.',
    meet: 'in construction contracts and leases.',
    pages: ['industries/construction', 'services/risk-management'],
    terms: ['additional-insured', 'waiver-of-subrogation'],
  },
  principal: {
    term: 'Principal',
    forms: ['principals'],
    definition:
      'On a surety bond, the party whose promise is bonded, such as the contractor or dealer. It stays liable: whatever the surety pays, the principal owes back.',
    meet: 'on the face of a bond, and in its indemnity agreement.',
    pages: ['industries/construction', 'industries/auto-service'],
    terms: ['surety-bond', 'obligee', 'indemnity-agreement'],
  },
  'products-liability': {
    term: 'Products liability',
    definition:
      'Covers injury or damage caused by goods you made, sold or brought in, after they have left you. It does not pay to take the goods back or to make them again.',
    meet: 'in general liability, with an aggregate limit of its own.',
    pages: ['industries/manufacturing', 'industries/wholesale'],
    terms: ['recall-or-withdrawal', 'vendors-endorsement', 'completed-operations'],
  },
  'professional-liability': {
    term: 'Professional liability',
    also: ['Errors and omissions', 'E&O', 'Malpractice'],
    forms: ['errors and omissions', 'E&O', 'malpractice insurance'],
    definition:
      'Defends and pays claims that your advice, design, care or service was wrong and cost someone money or health. General liability usually leaves such claims out.',
    meet: 'in contracts for advice and care, usually on a claims-made form.',
    pages: ['industries/healthcare', 'industries/financial-services'],
    terms: ['claims-made', 'consent-to-settle', 'retroactive-date'],
  },
  'residential-exclusion': {
    term: 'Residential exclusion',
    forms: ['residential exclusions'],
    definition:
      'An endorsement that takes work on houses, condominiums or apartments out of a contractor’s liability policy. Ask how it reads a mixed-use job, and whether it reaches work finished years ago.',
    meet: 'in surplus lines policies for contractors.',
    pages: ['industries/construction'],
    terms: ['completed-operations', 'exclusion'],
  },
  retention: {
    term: 'Retention',
    forms: ['retentions'],
    definition:
      'The amount of each claim you pay yourself before the insurer does. In management and professional policies it usually counts defense costs too.',
    meet: 'on directors’ and officers’, cyber and employment policies.',
    pages: ['industries/financial-services'],
    terms: ['self-insured-retention', 'deductible'],
  },
  'retroactive-date': {
    term: 'Retroactive date',
    forms: ['retroactive dates', 'retro date'],
    also: ['Retro date'],
    definition:
      'The earliest day your work can have happened for a claims-made policy to cover it. If a new policy moves the date forward, everything before it drops out.',
    meet: 'on the declarations page of claims-made policies.',
    pages: ['industries/healthcare', 'industries/environmental'],
    terms: ['claims-made', 'tail'],
  },
  'shared-limit': {
    term: 'Shared limit',
    forms: ['shared limits'],
    definition:
      'One limit for several people or companies. The first large claim can use up what the others were counting on; separate limits cost more.',
    meet: 'in group practices and in programs with several companies.',
    pages: ['industries/healthcare'],
    terms: ['limit', 'aggregate-limit'],
  },
  'side-a': {
    term: 'Side A',
    definition:
      'The part of a directors and officers policy that pays for the directors and officers themselves when the company cannot, because it is insolvent or the law forbids it.',
    meet: 'beside side B, which repays the company, and side C, which insures it.',
    pages: ['industries/financial-services'],
    terms: ['directors-and-officers-liability'],
  },
  'social-engineering-fraud': {
    term: 'Social engineering fraud',
    forms: ['social engineering', 'fraudulent instruction'],
    also: ['Fraudulent instruction'],
    definition:
      'Someone poses as a client, boss or vendor and you send the money yourself. A crime policy may call that voluntary parting; coverage has to be added, often with a small sublimit and call-back rules.',
    meet: 'in crime and cyber policies.',
    pages: ['industries/financial-services'],
    terms: ['crime-insurance', 'cyber-insurance', 'sublimit'],
  },
  'statutory-employer': {
    term: 'Statutory employer',
    forms: ['statutory employers'],
    definition:
      'A general contractor that, by written agreement, provides workers’ compensation to a subcontractor and its employees. Texas law then treats it as their employer for that purpose only, with an employer’s protection from most injury suits.',
    meet: 'in construction contracts and wrap-ups.',
    pages: ['industries/construction'],
    terms: ['workers-compensation', 'action-over', 'wrap-up'],
  },
  'subcontractor-warranty': {
    term: 'Subcontractor warranty',
    forms: ['subcontractor warranties'],
    definition:
      'A condition of a contractor’s own liability policy that each subcontractor carries stated limits and signs an indemnity agreement. If one does not, coverage may shrink or the premium rise.',
    meet: 'in an endorsement to contractors’ policies.',
    pages: ['industries/construction'],
    terms: ['condition', 'indemnity-agreement', 'additional-insured'],
  },
  'surety-bond': {
    term: 'Surety bond',
    forms: ['surety bonds', 'surety'],
    definition:
      'A promise by a third party, the surety, that one party will do what it owes another. It is credit, not insurance: what the surety pays, the bonded party must repay.',
    meet: 'on public jobs, and for licenses such as a car dealer’s.',
    pages: ['industries/construction', 'industries/auto-service'],
    terms: ['principal', 'obligee', 'performance-bond'],
  },
  tail: {
    term: 'Tail',
    also: ['Extended reporting period'],
    forms: ['tail coverage', 'extended reporting period', 'extended reporting periods'],
    definition:
      'More time to report claims after a claims-made policy ends, for work done before the end. It does not insure new work, and the time to buy it is short, often 30 to 60 days.',
    meet: 'when a physician leaves, a firm is sold or an insurer is changed.',
    pages: ['industries/healthcare'],
    terms: ['claims-made', 'retroactive-date'],
  },
  'third-party-employment-claim': {
    term: 'Third-party employment claim',
    also: ['Third-party coverage'],
    forms: ['third-party employment claims', 'third-party coverage'],
    definition:
      'A guest, client, student or vendor, not an employee, says your staff harassed or discriminated against them. Some employment practices policies include it; others sell it as an addition.',
    meet: 'in employment practices policies.',
    pages: ['industries/hospitality', 'industries/non-profit'],
    terms: ['employment-practices-liability'],
  },
  umbrella: {
    term: 'Umbrella',
    forms: ['umbrellas', 'umbrella policy', 'umbrella policies'],
    definition:
      'Adds liability limits above home, auto or business policies once theirs are used up. It requires stated limits beneath it; if you let those slip, the gap is yours.',
    meet: 'in personal programs, contracts and leases.',
    pages: ['services/private-client', 'personal/auto'],
    terms: ['excess-liability', 'self-insured-retention'],
  },
  'vendors-endorsement': {
    term: 'Vendors’ endorsement',
    forms: ['vendors’ endorsements', 'vendor’s endorsement', 'vendors endorsement'],
    definition:
      'Makes the stores and distributors that sell your product insureds on your liability policy, for claims about that product only, and not for changes they make to it.',
    meet: 'in supply agreements with retailers.',
    pages: ['industries/manufacturing'],
    terms: ['products-liability', 'additional-insured'],
  },
  'waiver-of-subrogation': {
    term: 'Waiver of subrogation',
    forms: ['waivers of subrogation'],
    definition:
      'An agreement, made before a loss, that your insurer will not try to recover from a named party what it has paid you. Most liability and compensation policies need an endorsement for it.',
    meet: 'in leases, construction contracts and service agreements.',
    pages: ['blog/certificates-without-the-back-and-forth', 'industries/retail-service'],
    terms: ['subrogation', 'additional-insured'],
  },
  'workers-compensation': {
    term: 'Workers’ compensation',
    forms: ['workers compensation', 'workers’ comp'],
    also: ['Workers’ comp'],
    definition:
      'Pays medical care and part of lost wages for work injuries, without asking who was at fault. In return the employer is protected from most injury suits. Most private employers in Texas may choose it or not.',
    meet: 'in job contracts, and by law in most other states.',
    pages: ['industries/construction', 'services/alternative-risk-financing'],
    terms: ['non-subscriber', 'employers-liability', 'experience-modifier'],
  },
  'wrap-up': {
    term: 'Wrap-up',
    also: ['OCIP', 'CCIP'],
    forms: ['wrap-ups', 'OCIP', 'CCIP'],
    definition:
      'One insurance program for everyone on a construction project, bought by the owner (OCIP) or the contractor (CCIP). Check what it leaves out: off-site work, autos, your tools.',
    meet: 'on large projects, in the bid documents.',
    pages: ['industries/construction'],
    terms: ['general-liability', 'completed-operations'],
  },
} satisfies GlossaryTerms;
