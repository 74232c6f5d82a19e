import type { IndustryWords } from '../schema.ts';

export default {
  order: 1,
  name: 'Real Estate',
  reviewed: '2026-11-15',
  card: {
    line: 'Apartments, offices, retail strips and mixed use',
    goesWrong:
      'A percent hail deductible nobody worked out in dollars, rents that stop while walls are open, and a lender who wants a form you do not have.',
    wePlace:
      'Blanket or scheduled property, loss of rents, ordinance or law, equipment breakdown, liability, umbrella, crime, and coastal wind or flood.',
  },
  meta: {
    title: 'Real estate insurance for Texas property owners',
    description:
      'Property, loss of rents and liability coverage for apartments, offices and retail strips: what each line pays, what it leaves out, and how percent deductibles work.',
  },
  hero: {
    title: 'Real estate insurance',
    subtitle: 'Know what the policy pays before the roof is open.',
    description:
      'Your buildings carry loans, leases and tenants, and all of them lean on the same policy. We measure the values, read the insurance clauses, and place coverage whose limits and deductibles you can work out on a napkin.',
  },
  picture: {
    scene: 'real_estate',
    alt: 'Model of a corner apartment building with shops under striped awnings, balconies, rooftop air units and solar panels, on a tree-lined street.',
  },
  approach: {
    note: 'Values first, quotes second',
    statement:
      'A building has three prices: what you paid, what it would sell for, and what it would cost to rebuild after a fire under today’s code. Only the third belongs on your statement of values. We start there, because the limit, the deductible and the premium are all computed from it.',
    steps: [
      {
        title: 'Build the schedule',
        text: 'Address by address we record construction, roof age, wiring, sprinklers and use, then set a rebuilding cost you can defend to underwriter and lender.',
      },
      {
        title: 'Loan and lease terms',
        text: 'Loan covenants, management agreements and leases name limits, forms and deductible caps. Send us those pages and we lay them beside your policy, line by line.',
      },
      {
        title: 'Compare in dollars',
        text: 'You see each deductible as dollars per storm, next to the clauses that insurer adds. You choose; we check what the insurer issues.',
      },
    ],
  },
  why: {
    heading: 'Why owners bring their buildings to Benchmark',
    picture: {
      scene: 'commercial_property',
      alt: 'Model of an office park: a tall glass block joined by a bridge to a lower one with a roof garden, a fountain plaza, and cars under a solar canopy.',
    },
    reasons: [
      {
        title: 'Roof age and hail record',
        text: 'Age, covering and last hail date shape your wind and hail terms. Roof reports and photos you send us go into the submission.',
        at: 'solar_panels',
      },
      {
        title: 'Two buildings, one occurrence?',
        text: 'A shared wall or bridge can turn two limits into one loss. It depends on how the policy defines location and occurrence.',
        at: 'skybridge',
      },
      {
        title: 'Tenants’ insurance',
        text: 'We check what the lease makes the café insure, and whether its policy names you or you merely hold a certificate.',
        at: 'plaza',
      },
      {
        title: 'Parking-lot security',
        text: 'Lighting, cameras and patrol contracts go into the submission, because assault suits often begin between parked cars.',
        at: 'cars',
      },
    ],
  },
  products: {
    lead: 'What ten lines pay, and who needs them. Limits, sublimits and conditions differ by insurer; these are the usual terms.',
    lines: [
      {
        line: 'Building and contents',
        pays: 'The cost to repair or rebuild after a covered loss, up to the scheduled or blanket limit. Replacement cost is usually owed once the work is done; until then, the depreciated value.',
        who: 'Every owner',
      },
      {
        line: 'Loss of rents',
        pays: 'Rent you cannot collect while covered damage makes space unusable, for as long as a prompt repair should take. Extra time for re-leasing is an option.',
        who: 'Owners with debt service to meet',
      },
      {
        line: 'Ordinance or law',
        pays: 'The undamaged portion you must tear down (part A), demolition (B) and the added cost of current code (C). B and C have limits of their own.',
        who: 'Buildings older than today’s code',
      },
      {
        line: 'Equipment breakdown',
        pays: 'Repairs when chillers, boilers, switchgear or elevators fail from inside: arcing, burnout, pressure. Ordinary property forms exclude these causes.',
        who: 'Owners with central plant or elevators',
      },
      {
        line: 'General liability',
        pays: 'Defense and damages for claims such as a fall on a wet stair. Read the animal, assault and battery, and habitability wording (suits that a unit was unfit to live in) before the limit.',
        who: 'All landlords and managers',
      },
      {
        line: 'Umbrella',
        pays: 'More limit once liability or auto is used up. It tends to follow the exclusions beneath it.',
        who: 'Multifamily, retail, any site with a pool',
      },
      {
        line: 'Crime',
        pays: 'Money taken by employees or by forged checks and, if added, wires sent on a fraudulent instruction.',
        who: 'Managers who hold rents and deposits',
      },
      {
        line: 'Coastal wind and flood',
        pays: 'Storm damage and rising water, each under a policy of its own where the main form excludes it. The National Flood Insurance Program (NFIP) stops at $500,000 for a commercial building or one of five or more apartments.',
        who: 'Gulf counties and low ground',
      },
      {
        line: 'Association directors and officers',
        pays: 'Claims that a board got it wrong: an assessment, an election, repairs put off too long. General liability leaves these decisions out.',
        who: 'Condominium and homeowners associations',
      },
      {
        line: 'Auto and workers’ compensation',
        pays: 'Crashes in your trucks or on a leasing agent’s errand in her own car, and medical care and part of lost wages for injured maintenance staff.',
        who: 'Owners and managers with employees',
      },
    ],
  },
  exposures: [
    {
      title: 'Hail on an old roof',
      text: 'Some forms settle an aging roof at its depreciated value, or exclude dents that do not leak. The gap between that check and a new membrane is yours.',
    },
    {
      title: 'A freeze on a holiday weekend',
      text: 'One attic line lets go above an empty unit and runs for two days. You lose ceilings, then floors, then the rent of eight apartments.',
    },
    {
      title: 'A shooting in the breezeway',
      text: 'The suit, for negligent security, says you knew about crime nearby and left the gate broken. Defending it can last longer than the policy year.',
    },
    {
      title: 'A loan covenant nobody can buy',
      text: 'Your loan caps the wind deductible at a figure the market no longer offers. Without a written waiver, the loan servicer may buy a policy for you (force-placed insurance) and bill you for it.',
    },
  ],
  notCovered: {
    heading: 'What the usual property program leaves out',
    items: [
      'Flood, including storm surge and water rising from the street. It takes its own policy, and with the national program (NFIP) typically a 30-day wait.',
      'Vacancy. Once a building has been vacant more than 60 days in a row, often meaning under 31% in use, common forms pay nothing for theft, vandalism or water damage and cut most other losses by 15%.',
      'Market value. The policy pays to rebuild. It does not repay your purchase price, the land, or a sale that fell through.',
      'Wear, rot and slow leaks. Mold is usually held to a small sum, even when the water that fed it was covered.',
      'Assault, dog bites and habitability suits where the liability form excludes them. Many multifamily forms do.',
    ],
  },
  figure: {
    kind: 'ground',
    scene: 'building',
    heading: 'Hail stops at the roof',
    lead: 'The deductible goes further: it was counted on everything insured at the address. Each level below has a policy, and a catch, of its own.',
    shows:
      'Section through an apartment building in hail: condensers on the roof, a burst line in the attic, three floors of apartments around an open breezeway, cars in the parking level and street water rising outside.',
    bands: [
      {
        name: 'Roof',
        policies: [
          {
            line: 'Building and contents',
            pays: 'Roofs and condensers at replacement cost, less a wind and hail deductible. Ask: a percent of what?',
          },
        ],
      },
      {
        name: 'Attic line',
        policies: [
          { line: 'The same form, after a freeze', pays: 'Ceilings, then floors, when a line runs for two days above an empty unit.' },
          { line: 'Loss of rents', pays: 'The rent of eight apartments, for as long as a prompt repair should take.' },
        ],
      },
      {
        name: 'Units and breezeway',
        policies: [
          {
            who: 'After a shooting',
            line: 'General liability',
            pays: 'A suit for negligent security, unless the assault wording takes it out. Many multifamily forms do.',
          },
          {
            who: 'Above that limit',
            line: 'Umbrella',
            pays: 'More limit once liability is used up. It tends to follow the exclusions beneath it.',
          },
        ],
      },
      {
        name: 'Parking and street',
        policies: [
          { line: 'Flood, on its own policy', pays: 'Water rising from the street is outside the main form, storm surge included.' },
          { line: 'And a wait', pays: 'The national program typically has one of 30 days, so it is bought before the forecast.' },
        ],
      },
    ],
    mark: { value: '2% of $20,000,000', text: 'The hail deductible: two buildings hit, five counted.' },
    reading: {
      row: 'Insurer pays',
      text: 'is what the insurer pays on a covered loss of {Covered loss}: the {Deductible, 2% of $20,000,000} deductible was counted on five buildings, not on the two that were hit.',
    },
    copper: 'The hail',
    note: 'Illustrative. Model, not to scale.',
  },
  layout: {
    after: { approach: ['wrong'], products: ['leftOut', 'loss'], serve: ['texas'], faq: ['words'] },
    headings: { products: 'Products and services for a schedule of buildings', words: 'What lenders and insurers call it' },
  },
  loss: {
    title: 'Hail on two buildings, a deductible on five',
    story:
      'A garden complex outside Fort Worth has five buildings insured at $4,000,000 each. The owner knew the hail deductible as “two percent” and pictured two percent of the damage. The policy said two percent of total insured value at the location, which is $20,000,000. A May storm broke the roofs of two buildings and flattened the cooling fins on their condensers. The insurer’s adjuster measured the loss and nobody disputed it. The surprise was the subtraction.',
    figures: [
      { label: 'Two roofs, at replacement cost', amount: '$440,000' },
      { label: 'Condensers, gutters and screens', amount: '$90,000' },
      { label: 'Covered loss', amount: '$530,000' },
      { label: 'Deductible, 2% of $20,000,000', amount: '−$400,000' },
      { label: 'Insurer pays', amount: '$130,000', total: true },
    ],
    lesson:
      'Written as 2% of each damaged building, the deductible would have been $160,000 and the payment $370,000. That wording belongs in the quote, while it can still be priced.',
  },
  texas: {
    title: 'Hail, coastal wind and door locks',
    lead: 'In much of Texas, roof age and hail rating drive the price, and wind and hail carry a percent deductible of their own.',
    points: [
      'Near the Gulf the main policy may leave out wind. The Texas Windstorm Insurance Association (TWIA), a state-created insurer of last resort, serves fourteen coastal counties and part of Harris County. A building generally needs a windstorm certificate of compliance to qualify, and TWIA writes no more than its own maximum for one structure; above that, owners look for excess wind.',
      'For rentals, Property Code chapter 92 lists the locks, latches and viewers a door must have, requires rekeying no later than the seventh day after each tenant turnover, and requires smoke alarms. After a break-in, a missed rekey may be the first thing the lawyer asks about.',
      'What the law says about deductibles, and about roofers who offer to pay them, is among the questions below.',
    ],
    sources: ['Property Code chapter 92', 'Texas Windstorm Insurance Association (TWIA)'],
  },
  words: [
    'statement-of-values',
    'cope',
    'margin-clause',
    'occurrence-limit-of-liability-endorsement',
    'evidence-of-property',
    'mortgagee-clause',
  ],
  serve: [
    'Apartment owners',
    'Office landlords',
    'Retail strip owners',
    'Mixed-use developers',
    'Property managers',
    'Self-storage operators',
    'Industrial parks',
    'Student housing',
    'Family partnerships',
    'Community associations',
  ],
  faq: {
    heading: 'Questions owners ask',
    first: ['percent-deductible', 'replacement-cost', 'flood-named-storm', 'how-long'],
  },
  posts: ['hail-claim-from-roof-to-final-check', 'first-24-hours-after-a-property-loss', 'what-a-good-renewal-looks-like'],
  contact: {
    heading: 'Start with your statement of values',
    lead: 'An old schedule, five years of loss runs and the insurance pages of your loan are enough for a first hour with Grace Lindqvist’s team. You leave it knowing each deductible in dollars, before any quote.',
  },
} satisfies IndustryWords;
