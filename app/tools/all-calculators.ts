/** All calculators, for prerendering. The browser loads calculators one by one (load-calculator.ts). */
import type { CalculatorDefinition } from './calculator-definition';
import { calculator as businessIncome } from './calculators/business-income';
import { calculator as claimClock } from './calculators/claim-clock';
import { calculator as coinsurance } from './calculators/coinsurance';
import { calculator as costOfRisk } from './calculators/cost-of-risk';
import { calculator as floodStart } from './calculators/flood-start';
import { calculator as lifeNeeds } from './calculators/life-needs';
import { calculator as percentDeductible } from './calculators/percent-deductible';
import { calculator as rebuildLimit } from './calculators/rebuild-limit';
import { calculator as stormDeductibles } from './calculators/storm-deductibles';
import { calculator as surplusLines } from './calculators/surplus-lines';

export const calculators = {
  'percent-deductible': percentDeductible,
  coinsurance,
  'rebuild-limit': rebuildLimit,
  'business-income': businessIncome,
  'storm-deductibles': stormDeductibles,
  'surplus-lines': surplusLines,
  'cost-of-risk': costOfRisk,
  'life-needs': lifeNeeds,
  'flood-start': floodStart,
  'claim-clock': claimClock,
} satisfies Record<string, CalculatorDefinition>;

export type CalculatorSlug = keyof typeof calculators;
