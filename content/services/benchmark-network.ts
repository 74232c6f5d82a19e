import type { NetworkWords } from '../schema.ts';

export default {
  order: 8,
  name: 'Benchmark Network',
  reviewed: '2026-11-15',
  card: { line: 'Independent people we can introduce you to' },
  meta: {
    title: 'Benchmark Network: independent property partners',
    description:
      'Six groups of independent professionals Benchmark can introduce: how members are screened, why using one is optional, and what we do and do not receive.',
  },
  hero: {
    title: 'Benchmark Network',
    subtitle: 'When you need a name, we may know one',
    description:
      'Owners ask us for roofers, lenders, engineers and accountants every week. The Network is the list we look in: independent firms, screened on paper, introduced only when you ask.',
  },
  picture: {
    scene: 'benchmark_network',
    alt: 'Model of six islands, among them a bank, a tower, a house and a clinic, joined by footbridges to a round plaza with a copper flag',
  },
  intro: {
    heading: 'An introduction, and then we step back',
    paragraphs: [
      'Tell us what you need and where. We give you two names where we can, with what we know of each: trade, area, insurance on file, and whether we have seen their work. You call them, you compare, you sign or you do not.',
      'Members work for you under your own agreement with them. Being on the list is not an endorsement of any job, price or result. If something goes badly, tell us. We ask the member about it, and we take firms off.',
    ],
  },
  groups: {
    heading: 'The six groups',
    items: [
      {
        category: 'Contractors',
        icon: 'hard-hat',
        specialties: ['Roofing and envelope', 'Water and fire restoration', 'Mechanical and electrical', 'General building'],
        description:
          'For repairs after a loss and for the fixes an insurer recommends. They price and do the work. They may not interpret your policy, handle your claim or touch your deductible.',
      },
      {
        category: 'Developers',
        icon: 'building',
        specialties: ['Multifamily', 'Industrial and flex', 'Adaptive reuse', 'Build-to-suit'],
        description:
          'Useful when land, a damaged building or a tenant’s growth raises the question of building anew, and when an owner wants to hear from someone who has just done it.',
      },
      {
        category: 'Lenders',
        icon: 'landmark',
        specialties: ['Acquisition and bridge', 'Construction loans', 'Refinance', 'Equipment'],
        description:
          'Banks and private lenders who will read a request. Benchmark is not a lender, sees no credit file and has no say in a decision. We can explain a loan’s insurance terms before closing.',
      },
      {
        category: 'Passive investors',
        icon: 'users',
        specialties: ['Limited partners', 'Family offices', 'Co-owners of rentals'],
        description:
          'People who own shares in property that others run, and who compare how sponsors insure and report. We arrange conversations about insurance. We do not offer, recommend or broker any investment.',
      },
      {
        category: 'Advisors',
        icon: 'briefcase',
        specialties: ['Attorneys', 'Accountants and tax', 'Engineers and appraisers', 'Licensed public insurance adjusters'],
        description:
          'Independent professionals for questions outside a broker’s license: legal rights, tax, cause of damage, value. They are engaged by you and owe their duty to you alone.',
      },
      {
        category: 'Facility vendors',
        icon: 'wrench',
        specialties: ['Sprinkler and alarm', 'Leak detection', 'Generators', 'Trees and drainage', 'Security'],
        description:
          'The firms that keep a building out of trouble between renewals, and whose retainer matters when a storm is five days off and every phone is busy.',
      },
    ],
  },
  screening: {
    heading: 'How a firm gets on the list',
    items: [
      {
        title: 'Paper first',
        text: 'Legal name, any license the trade requires, and certificates of liability and workers’ compensation or a stated reason for not carrying it. Renewed each year or the firm is paused.',
      },
      {
        title: 'References',
        text: 'Three recent customers, called by us. At least one must describe a job that did not go smoothly and what the firm did then.',
      },
      {
        title: 'A signed page',
        text: 'Members agree not to adjust claims, not to waive or absorb deductibles, not to pay us for work, and to tell us about suits or license actions.',
      },
      {
        title: 'What we do not check',
        text: 'We do not inspect job sites, audit finances or test workmanship. Do your own checks before you sign, as you would with any stranger.',
      },
    ],
  },
  money: {
    heading: 'Who pays whom',
    paragraphs: [
      'Using a member is always your choice. Your coverage, your premium and how we treat your claim do not depend on it, and we will work with whomever you hire.',
      'Benchmark receives no referral fee, commission or share of a contract from Network members, and pays none. Some members buy their own insurance through us, and we earn commission on that; ask, and we tell you which. Datum Valuation, Plumb Line Loss Control and Level Certificates are different: they belong to our group, so when we mention them, we profit if you use them. We say so each time.',
    ],
  },
  loss: {
    title: 'The roofer who offered to “take care of” the deductible',
    story:
      'Hail ruins the roof of a small shopping center. A door-to-door crew says the owner will pay nothing: they will bill enough to cover the deductible and deal with the insurer themselves. The owner declines, hires a local firm and pays the deductible by check. The insurer, which had held back depreciation, asks for proof of that payment before releasing it. The owner has the canceled check.',
    figures: [
      { label: 'Covered roof replacement', amount: '$180,000' },
      { label: 'Deductible, 2% of $4,000,000', amount: '−$80,000' },
      { label: 'Depreciation held back', amount: '−$45,000' },
      { label: 'First payment', amount: '$55,000', total: true },
      { label: 'Released after proof of payment', amount: '$45,000' },
      { label: 'Insurer’s payments in all', amount: '$100,000', total: true },
    ],
    lesson:
      'Had the deductible been hidden in the invoice, the $45,000 could have stayed with the insurer, and owner and roofer might have faced a fraud question.',
  },
  notCovered: {
    heading: 'What the Network does not promise',
    items: [
      'Loan approval, a building permit, a price or a finish date: those belong to others.',
      'Coverage for a member’s mistakes under your policy or ours. Ask for their insurance and read it.',
      'A name in every town. Sometimes we know no one there, and say so.',
    ],
  },
  texas: {
    title: 'Two lines a Texas contractor may not cross',
    lead: 'Under Insurance Code chapter 4102, a contractor may not act as a public insurance adjuster, or advertise that it does, for property where it performs or may perform the work, even with an adjuster’s license.',
    points: [
      'Nor may it waive, rebate or absorb a property insurance deductible (Insurance Code chapter 707): the policyholder must pay it, contracts of $1,000 or more that will be paid from a claim must carry a notice saying so, and the insurer may ask for proof.',
      'Texas licenses no roofers, so there is no state license to look up: check references, a local address and insurance certificates before you sign.',
    ],
    sources: ['Insurance Code chapters 4102 and 707'],
  },
  next: {
    heading: 'Tell us what needs doing',
    text: 'A line about the job, the address and the date is plenty. If we have a fitting name we introduce you by email, and from there the conversation is yours.',
  },
} satisfies NetworkWords;
