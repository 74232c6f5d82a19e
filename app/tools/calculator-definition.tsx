import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../content-model/content-paths';
import type { Figures } from '../lib/interpolate';
import { dollars } from '../lib/money';
import type { Values } from './fields';

export interface Evaluation {
  /** Key of the sentence about this result, in `outcomes` of the tool's content file. */
  outcome: string;
  /** Formatted results, and other values that the tool's sentences may name. */
  figures: Figures;
  /** Dollar amounts of the segments of the bar, by name. */
  parts: Record<string, number>;
}

interface ChartText {
  figures: Figures;
  description: string;
  words: Record<string, string>;
}

export type CalculatorChartProps<Inputs> = ChartText & { inputs: Inputs };

interface Options<Inputs> {
  /** Names of the results. Each is shown once, in an element with `data-result`. */
  results: readonly string[];
  /** Every `outcome` that evaluate() can return; each needs a sentence in content/tools. */
  outcomes: readonly string[];
  readInputs: (values: Values) => Inputs;
  evaluate: (inputs: Inputs, language: Language) => Evaluation;
  /** Names of fields that contradict each other. */
  findContradictions?: (inputs: Inputs) => string[];
  Chart?: ComponentType<CalculatorChartProps<Inputs>>;
}

/** Dates need more room than amounts, and are listed apart from the other calculators, with drawings of their own. */
type ListedAs =
  | { showsDates: true; thumbnail?: never }
  /** The drawing in the list of calculators, 152 by 56. */
  | { showsDates?: never; thumbnail: ReactNode };

/** A calculator as the form uses it: its functions take the values of the fields, which they convert to the formula's inputs. */
export interface CalculatorDefinition {
  results: readonly string[];
  outcomes: readonly string[];
  evaluate: (values: Values, language: Language) => Evaluation;
  findContradictions: (values: Values) => string[];
  Chart?: ComponentType<ChartText & { values: Values }>;
  showsDates?: true;
  thumbnail?: ReactNode;
}

export function defineCalculator<Inputs>(options: Options<Inputs> & ListedAs): CalculatorDefinition {
  const { results, outcomes, readInputs, evaluate, findContradictions, Chart, showsDates, thumbnail } = options;
  return {
    results,
    outcomes,
    evaluate: (values, language) => evaluate(readInputs(values), language),
    findContradictions: (values) => findContradictions?.(readInputs(values)) ?? [],
    Chart: Chart && (({ values, ...text }) => <Chart inputs={readInputs(values)} {...text} />),
    showsDates,
    thumbnail,
  };
}

export const formatDollars = (amounts: Record<string, number>): Figures =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, dollars(amount)]));
