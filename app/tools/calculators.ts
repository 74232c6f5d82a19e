/** What each calculator says about a visitor's values: the outcome, the figures its words may name, the parts of its bar. */
import { dollars } from '../lib/money';
import { businessIncome } from './business-income';
import { dayAndMonth, daysBetween, longDate, weekdayName } from './calendar';
import { claimClock } from './claim-clock';
import { coinsurance } from './coinsurance';
import { costOfRisk } from './cost-of-risk';
import type { Value, Values } from './fields';
import type { Figures } from './fill';
import { floodStart } from './flood-start';
import { lifeNeeds } from './life-needs';
import { percentDeductible } from './percent-deductible';
import { rebuildLimit } from './rebuild-limit';

export interface Reading {
  /** Which of the tool's sentences fits. */
  outcome: string;
  /** The results under their names of the brief, and what else the words may name; ready to print. */
  figures: Figures;
  /** What makes up the whole, in dollars, by name. */
  parts: Record<string, number>;
}

interface Arithmetic {
  /** Each stands on the page once, with its name. */
  results: readonly string[];
  /** Each needs a sentence of its own. */
  outcomes: readonly string[];
  read: (values: Values) => Reading;
  /** The fields that contradict each other. */
  refused?: (values: Values) => string[];
}

/** The values of a sheet are what its fields let in; the compiler cannot know that, the tests of content/tools do. */
const as = <T>(values: Values) => values as unknown as T;

const inDollars = (amounts: Record<string, number>): Figures =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, dollars(amount)]));

/** 50% or 83.3%. Never rounded up to 100. */
const asPercent = (share: number) => `${Math.floor(share * 1000) / 10}%`;

const usual = ['usual'] as const;

const percentDeductibleReading = (values: Values): Reading => {
  const { insured, ...reading } = percentDeductible(as(values));
  const loss = Number(values['loss']);
  const { deductible, paid, above } = reading;
  return {
    outcome: above > 0 ? 'capped' : paid > 0 ? 'usual' : 'below',
    figures: inDollars({ insured, loss, ...reading }),
    parts: { yours: Math.min(loss, deductible), paid, above },
  };
};

const coinsuranceReading = (values: Values): Reading => {
  const { share, ...reading } = coinsurance(as(values));
  const { paid, unreached, off, above } = reading;
  return {
    outcome: above > 0 ? 'capped' : share < 1 ? 'usual' : 'whole',
    figures: { share: asPercent(share), ...inDollars({ ...reading, short: Math.max(0, reading.required - Number(values['limit'])) }) },
    parts: { paid, unreached, off, above },
  };
};

const rebuildReading = (values: Values): Reading => {
  const reading = rebuildLimit(as(values));
  const { fromLimit, fromExtension, gap } = reading;
  return { outcome: gap > 0 ? 'usual' : 'closed', figures: inDollars(reading), parts: { fromLimit, fromExtension, gap } };
};

const floodReading = (values: Values): Reading => {
  const { late, ...days } = floodStart(as(values));
  const figures = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, longDate(day)]));
  const wait = daysBetween(String(values['bought']), days.start);
  return {
    outcome: late ? 'late' : String(values['reason']),
    figures: { ...figures, weekday: weekdayName(days.start), wait: String(wait), seasonDay: longDate(days.season) },
    parts: {},
  };
};

const clockReading = (values: Values): Reading => {
  const dates = claimClock(as(values));
  const figures: Figures = {};
  for (const [name, day] of Object.entries({ ...dates, notice: String(values['notice']), items: String(values['items']) })) {
    figures[name] = longDate(day);
    figures[`${name}Day`] = dayAndMonth(day);
    figures[`${name}Weekday`] = weekdayName(day);
  }
  const counted = claimClock({ ...as<Parameters<typeof claimClock>[0]>(values), disaster: false }).decide;
  figures['decideBaseDay'] = dayAndMonth(counted);
  figures['decideSpan'] = String(daysBetween(String(values['items']), counted));
  return { outcome: `${values['surplus'] ? 'surplus' : 'usual'}${values['disaster'] ? 'Disaster' : ''}`, figures, parts: {} };
};

const lifeReading = (values: Values): Reading => {
  const { debts, mortgage, education, final } = as<Record<'debts' | 'mortgage' | 'education' | 'final', number>>(values);
  const reading = lifeNeeds(as(values));
  return {
    outcome: reading.gap > 0 ? 'usual' : 'closed',
    figures: inDollars(reading),
    parts: { debts, mortgage, living: reading.living, education, final },
  };
};

const businessReading = (values: Values): Reading => {
  const { columns: _, usedUp, ...reading } = businessIncome(as(values));
  const { paid, yours } = reading;
  return {
    outcome: usedUp > 0 ? 'usual' : 'lasts',
    figures: { ...inDollars(reading), usedUp: String(usedUp), hours: String(values['wait']), length: String(values['months']) },
    parts: { paid, yours },
  };
};

const costReading = (values: Values): Reading => {
  const { revenue: _, ...parts } = as<Record<string, number>>(values);
  const { total, per1000 } = costOfRisk(as(values));
  return { outcome: 'usual', figures: { total: dollars(total), per1000: cents(per1000) }, parts };
};

/** $12.50 */
const cents = (amount: number) => {
  const [whole, rest] = amount.toFixed(2).split('.');
  return `${dollars(Number(whole))}.${rest}`;
};

export const calculators = {
  'percent-deductible': {
    results: ['deductible', 'paid', 'yours'],
    outcomes: ['usual', 'below', 'capped'],
    read: percentDeductibleReading,
  },
  coinsurance: {
    results: ['required', 'share', 'paid', 'yours'],
    outcomes: ['usual', 'whole', 'capped'],
    read: coinsuranceReading,
  },
  'rebuild-limit': { results: ['available', 'gap', 'needed'], outcomes: ['usual', 'closed'], read: rebuildReading },
  'business-income': { results: ['monthly', 'loss', 'paid', 'yours'], outcomes: ['usual', 'lasts'], read: businessReading },
  'cost-of-risk': { results: ['total', 'per1000'], outcomes: usual, read: costReading },
  'life-needs': { results: ['need', 'gap'], outcomes: ['usual', 'closed'], read: lifeReading },
  'flood-start': { results: ['start', 'lastday'], outcomes: ['ordinary', 'loan', 'map', 'late'], read: floodReading },
  'claim-clock': {
    results: ['acknowledge', 'decide', 'longest', 'pay', 'interest'],
    outcomes: ['usual', 'usualDisaster', 'surplus', 'surplusDisaster'],
    read: clockReading,
    refused: ({ notice, items }: Values) => (String(items) < String(notice) ? ['notice', 'items'] : []),
  },
} satisfies Record<string, Arithmetic>;

export type CalculatorSlug = keyof typeof calculators;
export const calculatorOf = (slug: CalculatorSlug): Arithmetic => calculators[slug];
export const refusedBy = (slug: CalculatorSlug) => (values: Record<string, Value>) => calculatorOf(slug).refused?.(values) ?? [];
