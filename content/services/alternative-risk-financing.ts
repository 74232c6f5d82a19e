import type { AlternativeRiskWords } from '../schema.ts';

export default {
  order: 3,
  name: 'Alternative Risk Financing',
  reviewed: '2026-11-15',
  card: { line: 'Deductibles, captives and cells, with the exit explained' },
  meta: {
    title: 'Alternative risk financing: captives and retentions',
    description:
      'Large deductibles, self-insured retentions, captives, cells and parametric policies compared: what you keep, what you post as collateral and how you leave.',
  },
  hero: {
    title: 'Alternative risk financing',
    subtitle: 'Keep the losses you can predict. Insure the ones you cannot.',
    description:
      'If you can forecast your small claims, insuring them mostly means swapping dollars with an insurer and paying its costs on top. Keeping too much is worse. We show you the arithmetic, the collateral and the way out before you choose.',
  },
  picture: {
    scene: 'alternative_risk',
    alt: 'Model of a dam with three gates: water steps down from a reservoir through basins to a small farm stream, with two people reading a chart on the crest',
  },
  intro: {
    heading: 'Who should read on',
    paragraphs: [
      'Three things make a company a candidate: losses that repeat closely enough to forecast, cash that does not depend on a single good quarter, and managers who act when the numbers move. If one is missing, an ordinary policy with a fixed premium is usually the better buy, and we will say so.',
      'Start with a loss pick: an actuary’s forecast of next year’s claims in the layer you would keep, from five or more years of loss runs. Then ask how wrong it could be.',
    ],
  },
  layers: {
    heading: 'Who pays one liability claim, layer by layer',
    lead: 'Example figures for a contractor in a group captive. Each claim fills the lowest layer first and rises only when that layer is full.',
    items: [
      {
        name: 'Your retention',
        from: 0,
        to: 100000,
        payer: 'Your loss fund in the captive',
        text: 'You pay for this layer ahead, in your premium. If your losses outrun the fund the captive can assess you, up to a cap in its agreement; an aggregate stop then caps the year, here at $900,000.',
      },
      {
        name: 'Shared captive layer',
        from: 100000,
        to: 500000,
        payer: 'All members together',
        text: 'Members pool this part, also funded through premium. A bad year for one is felt by all and can bring an assessment, so the others have a vote on who joins.',
      },
      {
        name: 'Fronting insurer, reinsured',
        from: 500000,
        to: 1000000,
        payer: 'Reinsurers, through the fronting insurer',
        text: 'A licensed insurer issues the policy and the certificates, then passes risk on. It charges a fee and asks for security.',
      },
      {
        name: 'Umbrella',
        from: 1000000,
        to: 10000000,
        payer: 'Umbrella insurer',
        text: 'Ordinary insurance, bought every year. Its insurer must accept the structure underneath.',
      },
    ],
    claims: [60000, 350000, 2400000],
    note: 'Example figures. The layers are not drawn to scale against each other; within a layer, each column shows how much of it the claim uses.',
  },
  options: {
    heading: 'Seven ways to keep some of the risk',
    rows: [
      {
        name: 'Large deductible',
        keep: 'Each claim up to the deductible. The insurer pays first and bills you.',
        collateral: 'Letter of credit or cash, reviewed yearly',
        suits: 'Firms that want the insurer to run claims and issue certificates',
        exit: 'Collateral stays until the last claim closes',
      },
      {
        name: 'Self-insured retention',
        keep: 'Each claim from the first dollar, defense included, before any insurer owes anything.',
        collateral: 'Often none to the insurer, but you need the cash',
        suits: 'Firms with a claims administrator and counsel they trust',
        exit: 'Simple going forward; old claims remain yours',
      },
      {
        name: 'Retrospective rating',
        keep: 'A premium that is recalculated from your own losses, between a minimum and a maximum.',
        collateral: 'Some, for adjustments still to come',
        suits: 'Mid-size payrolls with steady loss history',
        exit: 'Adjustments go on for several years',
      },
      {
        name: 'Group captive',
        keep: 'Your own prefunded layer, plus a share of the members’ pool.',
        collateral: 'Capital plus security for a possible assessment, often built up over three years',
        suits: 'Owners willing to be measured against peers',
        exit: 'Notice period; unused funds return as years close, seldom before the third year',
      },
      {
        name: 'Single-parent captive',
        keep: 'Whatever your own insurance company is licensed and funded to take.',
        collateral: 'Capital set by the regulator',
        suits: 'Groups with large, spread risks and a board that will meet',
        exit: 'Run-off or sale, with the regulator’s consent',
      },
      {
        name: 'Protected cell',
        keep: 'The same idea in a rented compartment of someone else’s captive.',
        collateral: 'Cell capital and rent',
        suits: 'A first step, or a single line of risk',
        exit: 'Quicker than a captive, on the sponsor’s terms',
      },
      {
        name: 'Parametric policy',
        keep: 'The gap between your real loss and a fixed sum paid when a measured trigger is met.',
        collateral: 'None; you pay a premium',
        suits: 'Named storm or hail where deductibles are large',
        exit: 'Ends with the term, nothing held',
      },
    ],
  },
  parts: [
    {
      heading: 'Five questions before you sign',
      paragraphs: ['A deductible and a retention can carry the same number and behave differently. So can two captives.'],
      points: [
        {
          title: 'Who holds the claim?',
          text: 'Under a deductible the insurer handles it and collects from you. Under a retention you do, and a landlord or project owner may refuse your certificate.',
        },
        {
          title: 'What does collateral grow to?',
          text: 'Each new year adds open claims before the old ones close. Ask for a five-year projection and show it to your bank; it uses up credit.',
        },
        {
          title: 'How far can an assessment go?',
          text: 'Members can be called on for more when a fund runs out. Ask for the cap, often a multiple of one fund, and when the board may pay unused money back as a dividend; several years after a policy year ends is usual, and never promised.',
        },
        {
          title: 'Who governs?',
          text: 'Captives need directors, minutes, an actuary and an auditor. Most groups expect a commitment of several years and attendance at meetings.',
        },
        {
          title: 'Does it stand without tax?',
          text: 'If the plan only works on a tax projection, stop. We start from losses and cash; your own tax advisor speaks last.',
        },
      ],
    },
  ],
  loss: {
    title: 'The program ended, the collateral did not',
    story:
      'A paving contractor keeps the first $100,000 of each claim for three years, then goes back to a fixed premium elsewhere. The old insurer still handles claims inside the retained layer and still needs to be repaid, so it holds a letter of credit against open reserves and their likely growth. The bank charges 2% a year and counts the letter against the contractor’s credit line.',
    figures: [
      { label: 'Open reserves in the retained layer', amount: '$410,000' },
      { label: 'Insurer’s allowance for growth', amount: '$240,000' },
      { label: 'Collateral held at exit', amount: '$650,000', total: true },
      { label: 'Bank fee per year at 2%', amount: '$13,000' },
      { label: 'Collateral still held two years later', amount: '$330,000' },
      { label: 'Released in those two years', amount: '$320,000' },
    ],
    lesson:
      'The exit should have been priced on the way in: how collateral is calculated, how often it is reviewed, and whether a buyout of old claims is offered.',
  },
  notCovered: {
    heading: 'What retaining risk will not do',
    items: [
      'It does not make losses smaller. Safety work does; a retention only moves the bill.',
      'It may not satisfy a lender, an owner or a public contract that asks for first-dollar insurance.',
      'A captive is not a savings account. A poor year can bring an assessment on top of your contribution.',
      'We do not give tax, actuarial or legal opinions; independent professionals do, engaged by you.',
    ],
  },
  texas: {
    title: 'A captive law, and a choice few states offer',
    lead: 'Texas licenses captives through the Texas Department of Insurance (TDI), under Insurance Code chapter 964.',
    points: [
      'A Texas captive may insure the operational risks of its affiliates and certain controlled businesses, but may not issue workers’ compensation; it can reimburse an affiliate’s deductible instead.',
      'Group and cell programs are often domiciled elsewhere.',
      'Most private employers here may also choose not to carry workers’ compensation at all. That too is keeping a risk: one that opts out can be sued for negligence and loses its usual defenses, with no schedule to limit the damages.',
      'The question about it on every industry page has the details. Compare that exposure before counting the premium.',
    ],
    sources: ['Insurance Code chapter 964'],
  },
  next: {
    heading: 'Bring five years of loss runs',
    text: 'Write to {email} or call {phone} and ask for the placement team. Currently valued loss runs and two years of financial statements are enough to say whether the idea deserves an actuary’s time.',
  },
} satisfies AlternativeRiskWords;
