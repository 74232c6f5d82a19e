/** Cars, trucks, the shops that keep them, and goods on the way. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  bailee: {
    term: 'Bailee',
    forms: ['bailees'],
    definition:
      'Someone holding goods that belong to another, such as a warehouse, a cleaner or a repair shop. A bailee owes reasonable care, not automatic payment for every loss.',
    meet: 'in warehouse receipts and repair tickets.',
    pages: ['industries/wholesale'],
    terms: ['garagekeepers', 'warehouse-legal-liability'],
  },
  collision: {
    term: 'Collision',
    definition:
      'Pays to repair or replace your vehicle after it hits another vehicle or an object, or rolls over, whoever is at fault, less the deductible. It pays no more than the vehicle was worth.',
    meet: 'on auto policies, and in loan and lease papers.',
    pages: ['personal/auto', 'personal/motorcycle'],
    terms: ['comprehensive', 'deductible', 'gap-coverage'],
  },
  comprehensive: {
    term: 'Comprehensive',
    also: ['Other than collision'],
    forms: ['other than collision'],
    definition:
      'Pays for damage to your vehicle from causes other than a crash: hail, flood, theft, fire, glass, a deer. Less the deductible, and no more than the vehicle was worth.',
    meet: 'on auto policies, beside collision.',
    pages: ['personal/auto'],
    terms: ['collision', 'deductible'],
  },
  'direct-primary': {
    term: 'Direct primary',
    definition:
      'Garagekeepers coverage that pays for a customer’s car without asking whether your shop was at fault, and before the customer’s own policy. It costs more than the legal liability kind.',
    meet: 'as a box to check on a garagekeepers quote.',
    pages: ['industries/auto-service'],
    terms: ['garagekeepers', 'garage-liability'],
  },
  'false-pretense': {
    term: 'False pretense',
    definition:
      'Loss of a vehicle you gave up willingly because someone tricked you, such as a buyer with a false identity or a bad check. Standard theft coverage leaves it out.',
    meet: 'in dealers’ policies, as an addition.',
    pages: ['industries/auto-service'],
    terms: ['garagekeepers', 'social-engineering-fraud'],
  },
  'federal-filing': {
    term: 'Federal filing',
    forms: ['federal filings'],
    definition:
      'The insurer’s notice to the federal regulator that a trucker’s or bus line’s liability insurance is in force. Without it, authority to haul for hire across state lines can be revoked.',
    meet: 'when a carrier applies for operating authority or changes insurers.',
    pages: ['industries/transportation'],
    terms: ['mcs-90'],
  },
  'gap-coverage': {
    term: 'Gap coverage',
    forms: ['gap insurance'],
    also: ['Loan or lease payoff'],
    definition:
      'Pays all or part of the difference between what a totaled car was worth and what you still owe on it. Some versions are capped at a percent of the car’s value.',
    meet: 'at the dealer, the lender or on an auto policy.',
    pages: ['personal/auto'],
    terms: ['total-loss', 'collision'],
  },
  'garage-liability': {
    term: 'Garage liability',
    definition:
      'A shop’s or dealer’s liability to others: the person who trips in a bay, the crash on a test drive. It does not pay for damage to customers’ cars in your care. Newer dealer forms no longer use the name.',
    meet: 'in policies for repair shops, dealers and tow operators.',
    pages: ['industries/auto-service'],
    terms: ['garagekeepers', 'general-liability'],
  },
  garagekeepers: {
    term: 'Garagekeepers',
    forms: ['garagekeepers coverage', 'garagekeepers legal liability'],
    definition:
      'Coverage for customers’ vehicles while they are in your care for service, storage or parking. Each location has its own limit. The legal liability kind pays only if you are at fault.',
    meet: 'beside garage liability in a shop’s policy.',
    pages: ['industries/auto-service'],
    terms: ['direct-primary', 'garage-liability', 'on-hook'],
  },
  'general-average': {
    term: 'General average',
    definition:
      'A rule of the sea: when cargo is thrown over or money is spent to save a voyage, every cargo owner shares the cost, even one whose goods arrive whole. Cargo insurance usually pays your share.',
    meet: 'in a demand for security before your container is released.',
    pages: ['industries/wholesale'],
    terms: ['incoterms', 'motor-truck-cargo'],
  },
  incoterms: {
    term: 'Incoterms',
    definition:
      'Standard trade terms, such as FOB or CIF, that fix where risk passes from seller to buyer and, in some, who must buy the insurance.',
    meet: 'on invoices and purchase orders across borders.',
    pages: ['industries/wholesale'],
    terms: ['general-average'],
  },
  'lay-up': {
    term: 'Lay-up',
    forms: ['lay-up period', 'layup'],
    definition:
      'Months in which a motorcycle, boat or collector car is not used and some coverage is off to save premium. Riding or sailing in those months can leave you uninsured for the accident.',
    meet: 'in motorcycle and boat policies.',
    pages: ['personal/motorcycle'],
    terms: ['collision', 'comprehensive'],
  },
  'mcs-90': {
    term: 'MCS-90',
    definition:
      'A federal endorsement that makes the insurer pay an injured member of the public, up to the required amount, when the policy itself would not. The trucker must then repay the insurer.',
    meet: 'on policies of truckers who cross state lines.',
    pages: ['industries/transportation'],
    terms: ['federal-filing', 'endorsement'],
  },
  'motor-truck-cargo': {
    term: 'Motor truck cargo',
    definition:
      'Covers a trucker’s legal liability for loss of or damage to the freight it hauls for others. Conditions on locks, drivers and kinds of goods decide many claims.',
    meet: 'in shipper and broker contracts.',
    pages: ['industries/transportation'],
    terms: ['unattended-vehicle-clause', 'reefer-breakdown', 'spot-limit'],
  },
  'non-trucking-liability': {
    term: 'Non-trucking liability',
    definition:
      'Covers an owner-operator who is leased to a motor carrier while the truck is used for personal purposes. It does not apply when the truck is on the carrier’s business.',
    meet: 'in lease agreements between drivers and motor carriers.',
    pages: ['industries/transportation'],
    terms: ['occupational-accident', 'mcs-90'],
  },
  'on-hook': {
    term: 'On-hook',
    forms: ['on-hook coverage'],
    also: ['On-hook towing'],
    definition:
      'Coverage for a customer’s vehicle while your wrecker lifts, pulls or carries it. It usually ends when the vehicle is set down; on your lot, garagekeepers takes over.',
    meet: 'in tow operators’ policies.',
    pages: ['industries/auto-service'],
    terms: ['garagekeepers'],
  },
  'personal-injury-protection': {
    term: 'Personal injury protection',
    also: ['PIP'],
    forms: ['PIP'],
    definition:
      'Pays medical bills and part of lost wages of you and your passengers after a crash, whoever was at fault. Texas insurers must offer it; you decline it in writing.',
    meet: 'on Texas auto policies, often as $2,500 or more.',
    pages: ['personal/auto'],
    terms: ['medical-payments', 'uninsured-motorist'],
  },
  'proportionate-responsibility': {
    term: 'Proportionate responsibility',
    also: ['51% bar', 'Comparative fault'],
    forms: ['proportionate fault', 'comparative fault', '51% bar'],
    definition: 'In Texas your recovery is cut by your own share of the fault, and is nothing if that share is more than 50%.',
    meet: 'when both drivers, or a store and a shopper, share the blame.',
    pages: ['personal/auto'],
    terms: ['negligence'],
  },
  radius: {
    term: 'Radius',
    forms: ['radius of operation'],
    definition:
      'How far from its base a truck normally runs, such as local, intermediate or long distance. The premium rests on it; a “local” truck found two states away invites questions.',
    meet: 'on commercial auto applications.',
    pages: ['industries/transportation'],
    terms: ['premium', 'motor-truck-cargo'],
  },
  'reefer-breakdown': {
    term: 'Reefer breakdown',
    definition:
      'Added cargo coverage for goods that spoil because the truck’s refrigeration unit broke down, usually only if maintenance is on record. A wrong setting by the driver may not count.',
    meet: 'in cargo policies for chilled and frozen freight.',
    pages: ['industries/transportation'],
    terms: ['motor-truck-cargo', 'spoilage-coverage'],
  },
  'split-limits': {
    term: 'Split limits',
    forms: ['split limit'],
    definition:
      'Auto liability limits in three figures: for each person hurt, for all people in one crash, and for property. The Texas minimum of 30/60/25 means $30,000, $60,000 and $25,000.',
    meet: 'on auto policies and the proof card in your car.',
    pages: ['personal/auto'],
    terms: ['limit', 'umbrella'],
  },
  'stated-value': {
    term: 'Stated value',
    forms: ['stated amount'],
    definition:
      'A value you give for a vehicle to set the premium. After a total loss the insurer pays that figure or what the vehicle was worth, whichever is less, so it is not agreed value.',
    meet: 'in auto policies on older and customized vehicles.',
    pages: ['personal/classic-auto'],
    terms: ['agreed-value', 'total-loss'],
  },
  'total-loss': {
    term: 'Total loss',
    forms: ['total losses', 'totaled'],
    definition:
      'Damage so great that repair is impossible or costs more than the thing is worth. The insurer pays the value the policy promises, less the deductible, and usually takes what is left.',
    meet: 'after a crash, a flood or a fire.',
    pages: ['personal/auto', 'personal/classic-auto'],
    terms: ['salvage', 'gap-coverage', 'agreed-value'],
  },
  'trailer-interchange': {
    term: 'Trailer interchange',
    forms: ['trailer interchange agreement'],
    definition:
      'Covers damage to a trailer that belongs to another company while you pull it under a written interchange agreement. Without that agreement it does not apply.',
    meet: 'at ports and rail yards.',
    pages: ['industries/transportation'],
    terms: ['motor-truck-cargo', 'collision'],
  },
  'unattended-vehicle-clause': {
    term: 'Unattended-vehicle clause',
    forms: ['unattended-vehicle clauses', 'unattended vehicle clause'],
    definition:
      'A cargo condition on locks, keys, alarms and where a loaded truck may be left. If it is broken, the insurer may deny the whole theft claim.',
    meet: 'in motor truck cargo policies.',
    pages: ['industries/transportation'],
    terms: ['motor-truck-cargo', 'condition'],
  },
  'uninsured-motorist': {
    term: 'Uninsured motorist',
    also: ['UM/UIM', 'Underinsured motorist'],
    forms: ['uninsured motorists', 'underinsured motorist', 'uninsured and underinsured motorist', 'uninsured/underinsured motorist'],
    definition:
      'Pays what a driver without insurance, or with too little, would legally owe you for injury and, in Texas, damage to your car. Texas insurers must offer it; you decline it in writing.',
    meet: 'on auto and motorcycle policies.',
    pages: ['personal/auto', 'personal/motorcycle'],
    terms: ['personal-injury-protection', 'umbrella'],
  },
  'warehouse-legal-liability': {
    term: 'Warehouse legal liability',
    definition:
      'Covers a warehouse for damage to customers’ goods that it is legally liable for, often limited by the warehouse receipt. It is not insurance on the goods for their owner.',
    meet: 'in storage and fulfillment contracts.',
    pages: ['industries/wholesale'],
    terms: ['bailee', 'spot-limit'],
  },
} satisfies GlossaryTerms;
