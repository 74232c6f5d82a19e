/** Words of single trades: wells, cleanup, food, factories, charities. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  'accidental-contamination': {
    term: 'Accidental contamination',
    definition:
      'An unplanned error in making, packing or labeling that has made a product able to cause illness or injury. It is the usual trigger of a recall policy.',
    meet: 'in recall policies for food and drink.',
    pages: ['industries/food-beverage'],
    terms: ['recall-or-withdrawal', 'malicious-tampering'],
  },
  'batch-clause': {
    term: 'Batch clause',
    forms: ['batch clauses'],
    definition:
      'Treats all claims from one lot of product as a single occurrence: one deductible, but also one limit. That helps with many small claims and hurts with a few large ones.',
    meet: 'in products liability policies.',
    pages: ['industries/manufacturing'],
    terms: ['occurrence', 'products-liability'],
  },
  'booth-renter': {
    term: 'Booth renter',
    forms: ['booth renters', 'booth rental'],
    definition:
      'A stylist or barber who rents a chair and runs a business of their own inside your salon. Your policy usually does not insure their work, so ask for theirs, with you as additional insured.',
    meet: 'in salons, barber shops and studios.',
    pages: ['industries/retail-service'],
    terms: ['additional-insured', 'professional-liability'],
  },
  'co-packer': {
    term: 'Co-packer',
    forms: ['co-packers'],
    also: ['Contract manufacturer'],
    definition:
      'A plant that makes or fills products under another company’s brand. The contract should say who insures what, and which policy names whom as an additional insured.',
    meet: 'in food, drink and cosmetics.',
    pages: ['industries/food-beverage'],
    terms: ['additional-insured', 'products-liability'],
  },
  'combustible-dust': {
    term: 'Combustible dust',
    definition:
      'Particles fine enough to burn or explode when they hang in the air. Flour, wood, aluminum and many plastics qualify. Underwriters ask how it is collected and cleaned up.',
    meet: 'in surveys of mills, bakeries and metal and plastics plants.',
    pages: ['industries/manufacturing'],
    terms: ['cope', 'underwriter'],
  },
  'control-of-well': {
    term: 'Control of well',
    also: ['Operator’s extra expense'],
    forms: ['operator’s extra expense'],
    definition:
      'Pays an operator to bring a well that is out of control back under control, to drill it again and, if included, to clean up what escaped. It is bought by those with a share in the well.',
    meet: 'in operators’ programs and joint operating agreements.',
    pages: ['industries/energy'],
    terms: ['working-interest', 'seepage'],
  },
  'discontinued-products': {
    term: 'Discontinued products',
    forms: ['discontinued operations'],
    definition:
      'Coverage for products you sold before you closed a line or the company. They are still in use somewhere, and an occurrence policy that has ended does not cover new injuries.',
    meet: 'when a business is sold or closed.',
    pages: ['industries/manufacturing'],
    terms: ['products-liability', 'occurrence-form'],
  },
  downhole: {
    term: 'Downhole',
    definition: 'Below the surface of a well, where tools can be lost or stuck and where ordinary equipment coverage tends to stop.',
    meet: 'in rental contracts and equipment policies of oilfield firms.',
    pages: ['industries/energy'],
    terms: ['inland-marine', 'control-of-well'],
  },
  'knock-for-knock': {
    term: 'Knock-for-knock',
    definition:
      'A contract term under which each side takes care of its own people and property, whoever was at fault. Texas law upholds it in the oilfield only on set terms, backed by insurance.',
    meet: 'in master service agreements.',
    pages: ['industries/energy'],
    terms: ['indemnity-agreement', 'anti-indemnity-statute', 'master-service-agreement'],
  },
  'known-conditions': {
    term: 'Known conditions',
    forms: ['known condition'],
    definition:
      'Contamination that you were aware of before the policy began. Most site policies leave it out unless it was disclosed and accepted. A report in your files can count, read or unread.',
    meet: 'in site pollution applications and exclusions.',
    pages: ['industries/environmental'],
    terms: ['new-versus-pre-existing', 'phase-i-and-phase-ii'],
  },
  'malicious-tampering': {
    term: 'Malicious tampering',
    definition:
      'Someone alters, or threatens to alter, your product on purpose so that it could do harm or seem to. It is a trigger of its own in a recall policy.',
    meet: 'in recall policies.',
    pages: ['industries/food-beverage'],
    terms: ['accidental-contamination', 'recall-or-withdrawal'],
  },
  'master-service-agreement': {
    term: 'Master service agreement',
    forms: ['master service agreements', 'MSA', 'MSAs'],
    also: ['MSA'],
    definition:
      'The standing contract behind every job ticket. It says who pays for whose losses, and its insurance exhibit sets the limits and wording you must carry.',
    meet: 'before the first job for an operator or a large customer.',
    pages: ['industries/energy'],
    terms: ['knock-for-knock', 'indemnity-agreement', 'additional-insured'],
  },
  'natural-resource-damage': {
    term: 'Natural resource damage',
    forms: ['natural resource damages'],
    definition:
      'A claim by public trustees for harm to rivers, fish, wildlife or wetlands and for their restoration, on top of the cleanup itself.',
    meet: 'in site pollution policies, included or excluded by name.',
    pages: ['industries/environmental'],
    terms: ['pollution-exclusion', 'reopener'],
  },
  'phase-i-and-phase-ii': {
    term: 'Phase I and Phase II',
    forms: ['Phase I', 'Phase II', 'Phase I report', 'Phase II report'],
    also: ['Environmental site assessment'],
    definition:
      'Two steps of looking at land for contamination. A Phase I is a records search and a site visit, with no digging. A Phase II takes samples of soil, water or vapor.',
    meet: 'before land is bought or financed.',
    pages: ['industries/environmental'],
    terms: ['known-conditions'],
  },
  'pollution-exclusion': {
    term: 'Pollution exclusion',
    forms: ['pollution exclusions'],
    definition:
      'Takes most claims from the release of smoke, fumes, chemicals or waste out of liability and property policies, with a few exceptions. Separate pollution policies are made for the gap.',
    meet: 'in general liability, auto and property forms.',
    pages: ['industries/environmental', 'industries/energy'],
    terms: ['general-liability', 'exclusion'],
  },
  'new-versus-pre-existing': {
    term: 'New versus pre-existing',
    definition:
      'In site pollution insurance, a new condition begins during the policy; a pre-existing one was already in the ground. Owners can buy coverage for either or both, at different prices.',
    meet: 'in the insuring agreements of a site policy.',
    pages: ['industries/environmental'],
    terms: ['known-conditions', 'retroactive-date'],
  },
  'recall-or-withdrawal': {
    term: 'Recall or withdrawal',
    forms: ['recall policy', 'recall policies', 'recall insurance', 'recall coverage'],
    also: ['Recall', 'Product recall'],
    definition:
      'A recall removes product that breaks the law or could do harm; a withdrawal is for quality. Recall insurance pays the cost of removal, and is usually built for the first alone.',
    meet: 'in supply contracts of food and parts makers.',
    pages: ['industries/food-beverage', 'industries/manufacturing'],
    terms: ['accidental-contamination', 'products-liability', 'traceability'],
  },
  reopener: {
    term: 'Reopener',
    forms: ['reopeners'],
    definition:
      'A regulator’s right to come back to a site it had closed when standards or facts change. Some site pollution policies cover the new cleanup; many exclude it.',
    meet: 'in closure letters and site policies.',
    pages: ['industries/environmental'],
    terms: ['known-conditions', 'natural-resource-damage'],
  },
  'restricted-gift': {
    term: 'Restricted gift',
    forms: ['restricted gifts'],
    definition:
      'A donation that may be spent only as the donor said. A suit over donor intent is a matter for directors and officers coverage, if the organization has it.',
    meet: 'in gift agreements and endowments.',
    pages: ['industries/non-profit'],
    terms: ['directors-and-officers-liability'],
  },
  seepage: {
    term: 'Seepage',
    also: ['Seepage and pollution'],
    definition: 'Oil, gas or brine that escapes. A well policy often pays for its cleanup only when the well was out of control.',
    meet: 'in control of well policies.',
    pages: ['industries/energy'],
    terms: ['control-of-well', 'pollution-exclusion'],
  },
  traceability: {
    term: 'Traceability',
    definition:
      'Records that tie each lot back to its ingredients and forward to its buyers. They decide how much product has to come back in a recall.',
    meet: 'in recall applications and food safety audits.',
    pages: ['industries/food-beverage'],
    terms: ['recall-or-withdrawal', 'batch-clause'],
  },
  'two-adult-rule': {
    term: 'Two-adult rule',
    definition:
      'No adult is ever alone with a child in a program’s care. Underwriters of abuse coverage ask for the rule in writing and ask how you check that it is kept.',
    meet: 'in applications of schools, camps and congregations.',
    pages: ['industries/non-profit'],
    terms: ['underwriter', 'occurrence-form'],
  },
  'working-interest': {
    term: 'Working interest',
    forms: ['working interests'],
    definition: 'A share in a well’s costs as well as its output. Well policies usually pay in proportion to the interest insured.',
    meet: 'in joint operating agreements.',
    pages: ['industries/energy'],
    terms: ['control-of-well'],
  },
} satisfies GlossaryTerms;
