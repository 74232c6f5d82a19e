/** Buildings, what is in them, and the income that depends on them. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  'actual-cash-value': {
    term: 'Actual cash value',
    also: ['ACV'],
    forms: ['ACV'],
    definition:
      'Usually what it costs to replace a thing today, less depreciation for age and wear. Two roofs with the same damage can be paid very different sums under it.',
    meet: 'in the valuation clause, and on many roof schedules.',
    pages: ['personal/homeowners', 'blog/hail-claim-from-roof-to-final-check'],
    terms: ['replacement-cost', 'depreciation', 'roof-schedule'],
  },
  'agreed-value': {
    term: 'Agreed value',
    forms: ['agreed values', 'agreed-value'],
    definition:
      'A value the insurer accepts in advance. In commercial property forms it sets the coinsurance clause aside until a stated date; in classic auto it is the sum paid for a total loss.',
    meet: 'on the declarations page, in business property with an expiration date.',
    pages: ['personal/classic-auto'],
    terms: ['coinsurance', 'stated-value'],
  },
  'blanket-limit': {
    term: 'Blanket limit',
    forms: ['blanket limits'],
    definition:
      'One limit over several buildings, or over buildings and contents together, instead of a limit for each. A margin clause may cap what any one item can draw.',
    meet: 'on the schedules of owners with many locations.',
    pages: ['services/portfolio-management'],
    terms: ['margin-clause', 'statement-of-values'],
  },
  'builders-risk': {
    term: 'Builders risk',
    also: ['Course of construction'],
    forms: ['builder’s risk'],
    definition:
      'Property insurance on a structure while it is built or renovated, with materials on site, in transit and in storage if the form says so. It usually ends at completion, sale or occupancy.',
    meet: 'before the first delivery, and in the loan papers.',
    pages: ['personal/builders-risk', 'industries/construction'],
    terms: ['soft-costs', 'performance-bond'],
  },
  'business-income': {
    term: 'Business income',
    also: ['Business interruption'],
    forms: ['business interruption'],
    definition:
      'Pays net income you lose, and normal expenses that go on, while covered damage keeps you from operating. It normally needs physical damage, starts after a waiting period and lasts for the period of restoration.',
    meet: 'in commercial property policies, with a worksheet.',
    pages: ['tools/business-income', 'blog/how-to-document-lost-income'],
    terms: ['period-of-restoration', 'extra-expense', 'extended-period-of-indemnity'],
  },
  'civil-authority': {
    term: 'Civil authority',
    definition:
      'Pays lost income when an order of the authorities closes off your premises because of covered damage to property nearby. Many forms set a distance, a waiting period and a limit of a few weeks.',
    meet: 'in business income forms, and after storms that close streets.',
    pages: ['industries/hospitality'],
    terms: ['business-income', 'dependent-property'],
  },
  coinsurance: {
    term: 'Coinsurance',
    also: ['Insurance-to-value clause'],
    forms: ['coinsurance clause', 'coinsurance clauses'],
    definition:
      'A property clause that asks you to carry a stated percent of the value. If your limit is lower, the insurer pays only the share you carried, even on a partial loss, and then takes off the deductible.',
    meet: 'in commercial property forms, as 80, 90 or 100 percent.',
    pages: ['tools/coinsurance', 'services/commercial-property', 'industries/retail-service'],
    terms: ['agreed-value', 'insurance-to-value', 'deductible'],
  },
  cope: {
    term: 'COPE',
    definition:
      'Construction, occupancy, protection, exposure: what a building is made of, what it is used for, how it is protected against fire, and what stands around it. Underwriters want all four for each address.',
    meet: 'in the questions behind every property quote.',
    pages: ['services/commercial-property', 'industries/real-estate'],
    terms: ['statement-of-values', 'underwriter'],
  },
  'cosmetic-damage-exclusion': {
    term: 'Cosmetic damage exclusion',
    also: ['Cosmetic exclusion'],
    forms: ['cosmetic damage exclusions', 'cosmetic exclusion', 'cosmetic damage'],
    definition:
      'Takes dents and marks that change only how a roof looks out of the policy, if it still keeps water out. Common for metal roofs in hail country.',
    meet: 'in an endorsement on wind and hail.',
    pages: ['personal/homeowners'],
    terms: ['roof-schedule', 'wind-and-hail-deductible', 'exclusion'],
  },
  'dependent-property': {
    term: 'Dependent property',
    also: ['Contingent business income'],
    forms: ['dependent properties', 'contingent business income', 'dependent business income'],
    definition:
      'A place you do not own but rely on: a supplier, a main customer, a neighbor that draws your trade. Coverage pays your lost income when covered damage there stops you.',
    meet: 'in business income forms, by name or as a group.',
    pages: ['industries/manufacturing', 'industries/wholesale'],
    terms: ['business-income', 'civil-authority'],
  },
  depreciation: {
    term: 'Depreciation',
    definition:
      'The part of a thing’s value lost to age, wear and going out of date. The insurer takes it off to reach actual cash value; under replacement cost it may be paid later.',
    meet: 'in the first check of a hail claim.',
    pages: ['blog/hail-claim-from-roof-to-final-check'],
    terms: ['actual-cash-value', 'recoverable-depreciation'],
  },
  'dwelling-limit': {
    term: 'Dwelling limit',
    also: ['Coverage A'],
    forms: ['dwelling limits'],
    definition:
      'The most a homeowners policy pays to rebuild the house, before any extension. It should follow the cost to rebuild, not the sale price. Other limits and percent deductibles are often counted from it.',
    meet: 'on the first line of a homeowners declarations page.',
    pages: ['tools/rebuild-limit', 'personal/homeowners'],
    terms: ['extended-replacement-cost', 'percent-deductible'],
  },
  'equipment-breakdown': {
    term: 'Equipment breakdown',
    also: ['Boiler and machinery'],
    definition:
      'Pays when boilers, chillers, switchgear, elevators or machines fail from inside: electrical arcing, mechanical breakdown, pressure. Ordinary property forms exclude these causes; neither pays for plain wear.',
    meet: 'as an addition to property policies.',
    pages: ['industries/manufacturing', 'industries/real-estate'],
    terms: ['exclusion', 'business-income'],
  },
  'evidence-of-property': {
    term: 'Evidence of property',
    also: ['Evidence of insurance'],
    forms: ['evidence of property insurance'],
    definition:
      'A form that reports a property policy to a lender: building, limit, deductible, mortgagee. It tells what the policy says on that day and cannot change it.',
    meet: 'at a loan closing.',
    pages: ['industries/real-estate'],
    terms: ['certificate-of-insurance', 'mortgagee-clause'],
  },
  'extended-period-of-indemnity': {
    term: 'Extended period of indemnity',
    also: ['Extended business income'],
    forms: ['extended business income'],
    definition:
      'Days after you reopen during which income still lags and the policy still pays, up to a number of days stated in the policy.',
    meet: 'in business income forms of hotels, restaurants and landlords.',
    pages: ['industries/hospitality'],
    terms: ['business-income', 'period-of-restoration'],
  },
  'extended-replacement-cost': {
    term: 'Extended replacement cost',
    definition:
      'An addition that can pay more than the dwelling limit when rebuilding turns out to cost more: on eligible policies, up to 150% of the dwelling limit. Many policies stop at a lower percent.',
    meet: 'in homeowners policies, as a percent.',
    pages: ['tools/rebuild-limit', 'personal/homeowners'],
    terms: ['dwelling-limit', 'replacement-cost'],
  },
  'extra-expense': {
    term: 'Extra expense',
    forms: ['extra expenses'],
    definition:
      'What you spend beyond normal costs to keep going or reopen sooner after covered damage: a rented space, overtime, rush freight. It is paid with business income or bought alone.',
    meet: 'beside business income on a property policy.',
    pages: ['blog/how-to-document-lost-income'],
    terms: ['business-income', 'period-of-restoration'],
  },
  'force-placed-insurance': {
    term: 'Force-placed insurance',
    also: ['Lender-placed insurance'],
    forms: ['force-placed', 'lender-placed insurance'],
    definition:
      'Insurance a lender buys at your expense when it believes yours has lapsed or falls short of the loan terms. It mainly protects the lender and usually costs more.',
    meet: 'in a letter from the loan servicer.',
    pages: ['industries/real-estate'],
    terms: ['mortgagee-clause', 'evidence-of-property'],
  },
  'inflation-guard': {
    term: 'Inflation guard',
    definition:
      'Raises a property limit by a stated percent a year, in small steps, so that it does not fall behind building costs between renewals. It helps a right value stay right; it does not repair a wrong one.',
    meet: 'on the declarations page of home and building policies.',
    pages: ['personal/homeowners'],
    terms: ['insurance-to-value', 'dwelling-limit'],
  },
  'inland-marine': {
    term: 'Inland marine',
    forms: ['inland marine policy', 'floater', 'floaters'],
    also: ['Floater'],
    definition:
      'Insurance for property that moves or is special: tools, contractors’ equipment, goods in transit, cameras, fine art. The name grew out of insurance for cargo at sea.',
    meet: 'in contractors’ programs, and as a floater for valuables.',
    pages: ['industries/construction'],
    terms: ['motor-truck-cargo', 'scheduled-property'],
  },
  'insurance-to-value': {
    term: 'Insurance to value',
    also: ['ITV'],
    definition:
      'Whether your limit matches what it would cost to replace the property today. Too low can bring a coinsurance penalty; too high is premium for money that is never paid.',
    meet: 'before every property renewal.',
    pages: ['services/commercial-property'],
    terms: ['coinsurance', 'statement-of-values'],
  },
  'loss-assessment': {
    term: 'Loss assessment',
    forms: ['loss assessments'],
    definition:
      'Your share when a condominium or owners’ association bills its members for a loss its own policy did not pay in full. The coverage has its own limit and often a lower one for the association’s deductible.',
    meet: 'in condo policies.',
    pages: ['personal/condo'],
    terms: ['deductible', 'walls-in-coverage'],
  },
  'loss-of-rents': {
    term: 'Loss of rents',
    also: ['Rental value', 'Fair rental value'],
    forms: ['rental value', 'fair rental value', 'loss of rent'],
    definition:
      'Replaces rent you cannot collect while covered damage makes the space unusable, less costs that stop, for as long as a prompt repair should take.',
    meet: 'in landlords’ policies and in loan agreements.',
    pages: ['industries/real-estate', 'personal/rental-property'],
    terms: ['business-income', 'period-of-restoration'],
  },
  'loss-of-use': {
    term: 'Loss of use',
    also: ['Additional living expense'],
    forms: ['additional living expense', 'additional living expenses'],
    definition:
      'Pays the added cost of living elsewhere, such as rent and meals above your usual spending, while covered damage makes your home unfit to live in.',
    meet: 'in homeowners, condo and renters policies.',
    pages: ['personal/homeowners'],
    terms: ['loss-of-rents', 'dwelling-limit'],
  },
  'margin-clause': {
    term: 'Margin clause',
    forms: ['margin clauses'],
    definition:
      'A cap on a blanket limit: for any one building the insurer pays no more than a stated percent, often 110 to 125, of the value you listed for it.',
    meet: 'in property policies with many locations.',
    pages: ['industries/real-estate'],
    terms: ['blanket-limit', 'statement-of-values'],
  },
  'mortgagee-clause': {
    term: 'Mortgagee clause',
    forms: ['mortgagee', 'mortgagees', 'mortgagee clauses'],
    definition:
      'Gives the lender on real property its own right to payment and to notice of cancellation. That right can survive an act of the owner that voids the owner’s own coverage.',
    meet: 'on the declarations page, with the lender’s exact name.',
    pages: ['industries/real-estate'],
    terms: ['evidence-of-property', 'force-placed-insurance'],
  },
  'open-peril': {
    term: 'Open peril',
    also: ['Special form', 'All risk'],
    forms: ['open perils', 'open-peril'],
    definition:
      'A form that covers direct physical loss from any cause it does not exclude. A named peril form works the other way: it covers only the causes it lists.',
    meet: 'in the title or first line of a property form.',
    pages: ['personal/rental-property'],
    terms: ['peril', 'exclusion'],
  },
  'ordinance-or-law': {
    term: 'Ordinance or law',
    forms: ['ordinance or law coverage'],
    definition:
      'Pays for what building codes add to a covered loss. Part A: the value of the undamaged portion that must come down; B: its demolition; C: the added cost to rebuild to today’s code.',
    meet: 'in property policies on buildings older than the code.',
    pages: ['industries/real-estate', 'personal/homeowners'],
    terms: ['replacement-cost', 'sublimit'],
  },
  'percent-deductible': {
    term: 'Percent deductible',
    forms: ['percent deductibles', 'percentage deductible', 'percentage deductibles'],
    also: ['Percentage deductible'],
    definition:
      'A deductible stated as a percent of the insured amount, not of the loss. On a $400,000 limit, 2% is $8,000. Ask what the percent is of: one building, one address or the whole schedule.',
    meet: 'for wind, hail and named storms.',
    pages: ['tools/percent-deductible', 'personal/homeowners', 'industries/real-estate'],
    terms: ['wind-and-hail-deductible', 'deductible', 'dwelling-limit'],
  },
  peril: {
    term: 'Peril',
    forms: ['perils', 'named peril', 'named perils', 'named-peril'],
    also: ['Cause of loss'],
    definition:
      'A cause of loss: fire, hail, theft, flood. A named peril policy covers only those it lists; an open peril policy covers what it does not exclude.',
    meet: 'in the first pages of a property form.',
    pages: ['personal/rental-property'],
    terms: ['open-peril', 'exclusion'],
  },
  'occurrence-limit-of-liability-endorsement': {
    term: 'Occurrence limit of liability endorsement',
    also: ['OLLE'],
    definition:
      'Holds the payment for each loss to the values on file for the damaged buildings. A blanket limit then no longer floats to where it is needed.',
    meet: 'in surplus lines property programs, often late in the endorsements.',
    pages: ['industries/real-estate'],
    terms: ['blanket-limit', 'margin-clause', 'statement-of-values'],
  },
  'period-of-restoration': {
    term: 'Period of restoration',
    definition:
      'The time over which lost income is measured: from the damage, or after a waiting period, until repairs should be done with reasonable speed, even if yours take longer.',
    meet: 'in business income forms, and in talks about how long a claim can run.',
    pages: ['blog/how-to-document-lost-income', 'industries/manufacturing'],
    terms: ['business-income', 'extended-period-of-indemnity'],
  },
  'protective-safeguards': {
    term: 'Protective safeguards',
    forms: ['protective safeguard', 'protective safeguards endorsement'],
    definition:
      'A condition that you keep named protection, such as sprinklers or alarms, in working order and tell the insurer when it is off. If you knew it was off and said nothing, a fire claim can be denied.',
    meet: 'in an endorsement, by a code such as P-1.',
    pages: ['services/loss-control'],
    terms: ['condition', 'cope'],
  },
  'recoverable-depreciation': {
    term: 'Recoverable depreciation',
    also: ['Holdback'],
    forms: ['depreciation holdback', 'holdback'],
    definition:
      'Depreciation that a replacement cost policy holds back at first and pays once the repair is done and proved, within the policy’s time limit. A Texas insurer may first ask for proof that you paid the deductible.',
    meet: 'in the second check of a roof claim.',
    pages: ['blog/hail-claim-from-roof-to-final-check'],
    terms: ['depreciation', 'replacement-cost'],
  },
  'replacement-cost': {
    term: 'Replacement cost',
    also: ['RCV'],
    definition:
      'What it costs to repair or replace with new materials of like kind and quality, with nothing taken off for age. Most policies owe it only after the work is done, and actual cash value until then.',
    meet: 'in the valuation clause of home and building policies.',
    pages: ['personal/homeowners', 'services/commercial-property'],
    terms: ['actual-cash-value', 'recoverable-depreciation', 'extended-replacement-cost'],
  },
  'roof-schedule': {
    term: 'Roof schedule',
    also: ['Roof payment schedule'],
    forms: ['roof schedules', 'roof payment schedule'],
    definition:
      'A table that pays a falling percent of a roof’s replacement cost as the roof ages, by material, usually for wind and hail. The walls can be at replacement cost while the roof is not.',
    meet: 'in an endorsement to home and landlord policies.',
    pages: ['personal/homeowners'],
    terms: ['actual-cash-value', 'cosmetic-damage-exclusion'],
  },
  'scheduled-property': {
    term: 'Scheduled property',
    forms: ['scheduled valuables', 'scheduled item', 'scheduled items'],
    definition:
      'Property listed one by one with its own description and value: a ring, a painting, a machine. It is usually covered against more causes of loss, with a smaller deductible or none, and free of the low limits for its kind.',
    meet: 'as a list behind home, private client and contractors’ equipment policies.',
    pages: ['services/private-client'],
    terms: ['inland-marine', 'agreed-value'],
  },
  'selling-price-valuation': {
    term: 'Selling-price valuation',
    forms: ['selling price valuation'],
    definition:
      'Finished stock is paid at what you would have sold it for, less discounts and expenses you did not have, instead of what it cost you to make or buy.',
    meet: 'in manufacturers’ and wholesalers’ property policies.',
    pages: ['industries/wholesale'],
    terms: ['valuation', 'spot-limit'],
  },
  'service-line-coverage': {
    term: 'Service line coverage',
    forms: ['service line', 'service lines'],
    definition:
      'Pays to dig up and repair the pipes and wires you own between the house and the street, such as water, sewer and power, when they break from wear, roots or freezing.',
    meet: 'as an addition to homeowners policies.',
    pages: ['personal/homeowners'],
    terms: ['water-backup', 'equipment-breakdown'],
  },
  'soft-costs': {
    term: 'Soft costs',
    forms: ['soft cost'],
    definition:
      'Costs that keep running when covered damage delays a building project: loan interest, property tax, permits, redesign, leasing. They are paid only if the builders risk policy lists them.',
    meet: 'in builders risk policies, with their own limit.',
    pages: ['industries/construction', 'personal/builders-risk'],
    terms: ['builders-risk', 'loss-of-rents'],
  },
  'spoilage-coverage': {
    term: 'Spoilage coverage',
    forms: ['spoilage'],
    definition:
      'Pays for goods that perish when refrigeration fails or, if included, the power goes out. Policies differ on outages that begin off your premises, and some ask for a service contract on the equipment.',
    meet: 'in policies for restaurants, clinics and food plants.',
    pages: ['industries/food-beverage', 'industries/hospitality'],
    terms: ['equipment-breakdown', 'reefer-breakdown'],
  },
  'spot-limit': {
    term: 'Spot limit',
    forms: ['spot limits'],
    definition: 'The most a policy pays at one place or on one truck, ship or train, however large the total on the front page.',
    meet: 'in cargo, stock and equipment policies.',
    pages: ['industries/wholesale'],
    terms: ['limit', 'motor-truck-cargo'],
  },
  'statement-of-values': {
    term: 'Statement of values',
    also: ['SOV', 'Schedule of values'],
    forms: ['statements of values', 'schedule of values'],
    definition:
      'The list of every building with its rebuilding cost, contents and rents. Underwriters price from it, a blanket limit rests on it, and some forms hold a loss to the figure on it.',
    meet: 'at every renewal of a property program.',
    pages: ['services/portfolio-management', 'industries/real-estate'],
    terms: ['cope', 'blanket-limit', 'margin-clause'],
  },
  'tenant-improvements': {
    term: 'Tenant improvements',
    also: ['Improvements and betterments'],
    forms: ['tenant improvements and betterments', 'improvements and betterments', 'betterments'],
    definition:
      'What a tenant builds into a rented space at its own cost and may not take along: walls, floors, lighting, counters. The lease decides who insures it, and the landlord’s policy often does not.',
    meet: 'in commercial leases and businessowners policies.',
    pages: ['industries/retail-service'],
    terms: ['triple-net-lease', 'valuation'],
  },
  'triple-net-lease': {
    term: 'Triple-net lease',
    forms: ['triple-net leases', 'triple net lease', 'triple-net'],
    also: ['NNN'],
    definition:
      'A lease under which the tenant pays its share of property tax, insurance and upkeep besides the rent. The policy you help pay for may still protect only the landlord.',
    meet: 'in retail, office and industrial leases.',
    pages: ['industries/retail-service'],
    terms: ['tenant-improvements', 'waiver-of-subrogation'],
  },
  'vacancy-clause': {
    term: 'Vacancy clause',
    forms: ['vacancy condition', 'vacancy provision'],
    definition:
      'Cuts or ends coverage when a building stands empty. The usual commercial form: under 31% in use for more than 60 days in a row means nothing for theft, vandalism or water damage, and 15% less for most other causes.',
    meet: 'between tenants, and in the conditions of property forms.',
    pages: ['personal/rental-property', 'industries/real-estate'],
    terms: ['condition', 'peril'],
  },
  valuation: {
    term: 'Valuation',
    forms: ['valuation clause'],
    definition:
      'The clause that says how property is priced after a loss: replacement cost, actual cash value, agreed value or, for goods, often cost while unsold and selling price once sold but not delivered.',
    meet: 'in the conditions of a property policy.',
    pages: ['industries/retail-service'],
    terms: ['replacement-cost', 'actual-cash-value', 'selling-price-valuation'],
  },
  'walls-in-coverage': {
    term: 'Walls-in coverage',
    forms: ['walls-in', 'walls in'],
    also: ['Condo unit-owner coverage'],
    definition:
      'What a condo owner insures from the walls inward: finishes, cabinets, floors, belongings. The association’s declaration decides where its own policy stops and yours has to begin.',
    meet: 'in condo policies, beside the association’s documents.',
    pages: ['personal/condo'],
    terms: ['loss-assessment', 'dwelling-limit'],
  },
  'water-backup': {
    term: 'Water backup',
    also: ['Sewer backup'],
    forms: ['sewer backup'],
    definition:
      'Pays for damage when water comes back up through a drain or sewer, or a sump overflows. It is usually an added limit, and it is not flood insurance.',
    meet: 'as an addition to home, condo and business policies.',
    pages: ['personal/homeowners', 'personal/condo'],
    terms: ['flood', 'service-line-coverage'],
  },
} satisfies GlossaryTerms;
