/** Rising water and coastal wind, with the programs that insure them. */
import type { GlossaryTerms } from '../schema.ts';

export default {
  'base-flood-elevation': {
    term: 'Base flood elevation',
    also: ['BFE'],
    definition:
      'The height that floodwater is expected to reach or exceed with a one percent chance in any year, as drawn on the federal flood maps. Building codes measure the lowest floor from it.',
    meet: 'on flood maps, permits and elevation certificates.',
    pages: ['personal/flood'],
    terms: ['special-flood-hazard-area', 'elevation-certificate'],
  },
  'elevation-certificate': {
    term: 'Elevation certificate',
    forms: ['elevation certificates'],
    definition:
      'A form on which a surveyor, engineer or architect records how high a building stands against the base flood elevation. Communities use it for permits; it can lower the price of a flood policy.',
    meet: 'in closing papers and building permits in flood zones.',
    pages: ['personal/flood'],
    terms: ['base-flood-elevation', 'national-flood-insurance-program'],
  },
  'excess-flood': {
    term: 'Excess flood',
    definition:
      'A flood policy that pays above another one, often above the national program’s $250,000 for a house and $100,000 for its contents. It may follow the lower policy’s terms or have its own.',
    meet: 'for houses and buildings that cost more to rebuild than the program insures.',
    pages: ['personal/flood', 'services/private-client'],
    terms: ['national-flood-insurance-program', 'layered-program'],
  },
  flood: {
    term: 'Flood',
    definition:
      'In the national program: water or mudflow covering normally dry land, over at least two acres or two properties, from overflow, surge or fast runoff. Ordinary home and building policies leave it out.',
    meet: 'among the exclusions of a property policy.',
    pages: ['personal/flood'],
    terms: ['national-flood-insurance-program', 'storm-surge', 'water-backup'],
  },
  'flood-waiting-period': {
    term: 'Flood waiting period',
    definition:
      'The time between buying a flood policy and its start, typically 30 days in the national program. There are exceptions for a loan closing and some map changes; private insurers set their own.',
    meet: 'when a storm is already in the forecast.',
    pages: ['tools/flood-start', 'personal/flood'],
    terms: ['national-flood-insurance-program', 'flood'],
  },
  'increased-cost-of-compliance': {
    term: 'Increased cost of compliance',
    also: ['ICC'],
    definition:
      'Part of a national flood policy that helps pay, up to $30,000, to raise, move, flood-proof or tear down a building that the community says must now meet its floodplain rules.',
    meet: 'after a community declares a building substantially damaged.',
    pages: ['personal/flood'],
    terms: ['national-flood-insurance-program', 'ordinance-or-law'],
  },
  'named-storm': {
    term: 'Named storm',
    forms: ['named storms', 'named-storm'],
    definition:
      'A storm that the weather service has given a name, from tropical storm upward. Many policies give it a percent deductible of its own and say when the storm begins and ends.',
    meet: 'on the declarations pages of property near the Gulf.',
    pages: ['industries/hospitality', 'services/commercial-property'],
    terms: ['percent-deductible', 'storm-surge', 'wind-and-hail-deductible'],
  },
  'national-flood-insurance-program': {
    term: 'National Flood Insurance Program',
    also: ['NFIP'],
    forms: ['NFIP'],
    definition:
      'The federal program that insures against flood in communities that adopt its rules. For a house it stops at $250,000 for the building and $100,000 for contents, and pays no living expenses.',
    meet: 'on most flood policies, whichever company’s name is on them.',
    pages: ['personal/flood'],
    terms: ['flood', 'excess-flood', 'flood-waiting-period'],
  },
  'special-flood-hazard-area': {
    term: 'Special flood hazard area',
    also: ['SFHA', 'High-risk flood zone'],
    forms: ['SFHA'],
    definition:
      'Land with at least a one percent chance of flood in any year, shown on federal maps as zones that begin with A or V. Lenders under federal rules must require flood insurance on buildings there.',
    meet: 'in a flood zone determination at a loan closing.',
    pages: ['personal/flood'],
    terms: ['base-flood-elevation', 'national-flood-insurance-program'],
  },
  'storm-surge': {
    term: 'Storm surge',
    definition:
      'Seawater pushed ashore by a storm’s wind. Most property policies treat it as flood and exclude it, even when they cover the wind of the same storm.',
    meet: 'in the flood exclusion, and in disputes after hurricanes.',
    pages: ['personal/flood', 'industries/real-estate'],
    terms: ['flood', 'named-storm'],
  },
  'texas-windstorm-insurance-association': {
    term: 'Texas Windstorm Insurance Association',
    also: ['TWIA', 'Wind pool'],
    forms: ['TWIA'],
    definition:
      'An insurer of last resort, created by Texas law, that sells wind and hail policies in fourteen coastal counties and part of Harris County. It generally needs a certificate that the building meets the windstorm code.',
    meet: 'where other insurers leave wind out of the policy.',
    pages: ['personal/homeowners', 'industries/real-estate'],
    terms: ['windstorm-certificate', 'named-storm'],
  },
  'wind-and-hail-deductible': {
    term: 'Wind and hail deductible',
    forms: [
      'wind and hail deductibles',
      'wind/hail deductible',
      'wind deductible',
      'hail deductible',
      'wind deductibles',
      'hail deductibles',
    ],
    definition:
      'A deductible for wind and hail alone, usually higher than the one for fire or water and often a percent of the insured amount. A named storm may have yet another.',
    meet: 'on a line of its own on the declarations page.',
    pages: ['tools/percent-deductible', 'personal/homeowners', 'blog/hail-claim-from-roof-to-final-check'],
    terms: ['percent-deductible', 'named-storm', 'deductible'],
  },
  'windstorm-certificate': {
    term: 'Windstorm certificate',
    forms: ['windstorm certificates', 'certificate of compliance'],
    also: ['WPI-8'],
    definition:
      'Proof that a building or repair on the Texas coast meets the windstorm building code. The state association generally asks for one before it insures the structure, so inspections belong before the walls close.',
    meet: 'when a coastal house is built, reroofed or sold.',
    pages: ['personal/builders-risk'],
    terms: ['texas-windstorm-insurance-association'],
  },
} satisfies GlossaryTerms;
