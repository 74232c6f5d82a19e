/** What a calculator is: what it says about a visitor's values, and how it draws them. Each is a file of its own in calculators/. */
import type { ComponentType } from 'react';
import { dollars } from '../lib/money';
import type { Values } from './fields';
import type { Figures } from './interpolate';

export interface Evaluation {
  /** Which of the tool's sentences fits. */
  outcome: string;
  /** The results under their names of the brief, and what else the words may name; ready to print. */
  figures: Figures;
  /** What makes up the whole, in dollars, by name. */
  parts: Record<string, number>;
}

export interface DrawingProps {
  values: Values;
  figures: Figures;
  description: string;
  words: Record<string, string>;
}

/** The values of a sheet are what its fields let in; the compiler cannot know that, the tests of content/tools do. */
export interface CalculatorDefinition {
  /** Each stands on the page once, with its name. */
  results: readonly string[];
  /** Each needs a sentence of its own. */
  outcomes: readonly string[];
  read: (values: Values) => Evaluation;
  /** The fields that contradict each other. */
  refused?: (values: Values) => string[];
  /** FieldProps drawing for each question. None needs a second scale. */
  Drawing?: ComponentType<DrawingProps>;
}

export const contradictingFields = (calculator: CalculatorDefinition) => (values: Values) => calculator.refused?.(values) ?? [];

export const formatDollars = (amounts: Record<string, number>): Figures =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, dollars(amount)]));

export const numbers = (values: Values) => values as Record<string, number>;
