/** Computes what the visitor would pay, with the formulas of the tools. */
import type { CoverageOutcome } from '../../../../content-model/schemas/coverage-check';
import type { Figures } from '../../../lib/interpolate';
import { dollars } from '../../../lib/money';
import type { Values } from '../../../tools/fields';
import { businessIncome } from '../../../tools/formulas/business-income';
import { percentDeductible } from '../../../tools/formulas/percent-deductible';
import { rebuildLimit } from '../../../tools/formulas/rebuild-limit';
import { stormDeductibles } from '../../../tools/formulas/storm-deductibles';

export type Kind = 'house' | 'rental' | 'building' | 'shop' | 'vehicles';

/** Limits of the National Flood Insurance Program; for a shop, the limit for contents. */
const programLimits = { house: 250_000, rental: 250_000, building: 500_000, shop: 500_000, vehicles: 0 };

/**
 * The fields that the check asks about for each kind of property, in the order of the result's lines. The fourth field is about
 * the income or use lost during repairs; its name depends on the kind.
 */
export const lineFields: Record<Kind, readonly string[]> = {
  house: ['house', 'wind', 'flood', 'use', 'looked'],
  rental: ['rental', 'wind', 'flood', 'rents', 'looked'],
  building: ['building', 'wind', 'flood', 'rents', 'looked'],
  shop: ['shop', 'wind', 'flood', 'income', 'looked'],
  vehicles: ['vehicles', 'hail', 'comprehensive', 'days', 'looked'],
};

export interface Line {
  /** The field with the visitor's answer. */
  field: string;
  /** Absent until the question is answered. */
  outcome?: CoverageOutcome;
  /** The tool that computes the line, with values for its fields. */
  tool?: { slug: string; values: Record<string, number> };
}

interface CoverageResult {
  lines: Line[];
  figures: Figures;
}

const pick = (answer: unknown, outcomes: Record<string, CoverageOutcome>, otherwise: CoverageOutcome) =>
  answer === '' ? undefined : (outcomes[String(answer)] ?? otherwise);

/** If the policy pays for a number of months (or days), the number of the first month (or day) that it no longer pays for. */
const firstUnpaid = (paid: number) => businessIncome({ sales: 1, stops: 0, months: paid + 1, wait: 0, extra: 0, limit: paid }).usedUp;

export function checkCoverage(kind: Kind, values: Values, exampleLimit: number): CoverageResult {
  const limit = Number(values[kind] || exampleLimit);
  const [, , , incomeField = ''] = lineFields[kind];
  const paid = Number(values[incomeField]) || 0;
  const onePercent = rebuildLimit({ limit, extension: 0, rebuild: limit + Math.round(limit / 100) }).gap;
  const common = { limit: dollars(limit), onePercent: dollars(onePercent), paid: String(paid), unpaid: String(firstUnpaid(paid)) };
  const limitLine: Line = { field: kind, outcome: 'limit' };

  if (kind === 'vehicles') {
    const share = Number(values.hail) || 0;
    const isAll = values.comprehensive === 'no';
    return {
      lines: [
        limitLine,
        {
          field: 'hail',
          outcome: isAll ? 'hailAll' : pick(values.hail, { unknown: 'hailUnknown' }, 'hailAmount'),
        },
        {
          field: 'comprehensive',
          outcome: pick(values.comprehensive, { no: 'comprehensiveNo', yes: 'comprehensiveYes' }, 'comprehensiveUnknown'),
        },
        { field: 'days', outcome: pick(values.days, { 0: 'daysNone', unknown: 'incomeUnknown' }, 'daysPaid') },
        { field: 'looked', outcome: pick(values.looked, { now: 'lookedNow' }, 'lookedVehicles') },
      ],
      figures: { ...common, deductible: dollars(share) },
    };
  }

  const percent = Number(values.wind) || 0;
  const programLimit = programLimits[kind];
  const { deductible } = percentDeductible({ basis: 'limit', limit, address: 0, schedule: 0, percent, loss: 0 });
  const { floodyours } = stormDeductibles({
    dwelling: limit,
    wind: percent,
    windloss: 0,
    flood: 0,
    floodlimit: programLimit,
    floodloss: limit,
    others: false,
    otherloss: 0,
    other: 0,
  });
  const none: CoverageOutcome = kind === 'house' ? 'useNone' : 'incomeNone';
  return {
    lines: [
      limitLine,
      {
        field: 'wind',
        outcome: pick(values.wind, { unknown: 'windUnknown' }, 'windPercent'),
        tool: { slug: 'percent-deductible', values: percent ? { limit, percent } : { limit } },
      },
      {
        field: 'flood',
        outcome: pick(values.flood, { no: 'floodNo', yes: floodyours > 0 ? 'floodAbove' : 'floodWithin' }, 'floodUnknown'),
        tool: {
          slug: 'storm-deductibles',
          values: { dwelling: limit, floodlimit: values.flood === 'yes' ? programLimit : 0, floodloss: limit },
        },
      },
      {
        field: incomeField,
        outcome: pick(values[incomeField], { 0: none, unknown: 'incomeUnknown' }, 'monthsPaid'),
        tool: kind === 'house' ? undefined : { slug: 'business-income', values: {} },
      },
      {
        field: 'looked',
        outcome: pick(values.looked, { now: 'lookedNow' }, kind === 'shop' ? 'lookedShop' : 'looked'),
        tool: kind === 'shop' ? { slug: 'coinsurance', values: { limit } } : { slug: 'rebuild-limit', values: { limit, extension: 0 } },
      },
    ],
    figures: {
      ...common,
      percent: `${percent}%`,
      deductible: dollars(deductible),
      programLimit: dollars(programLimit),
      aboveProgram: dollars(floodyours),
    },
  };
}
