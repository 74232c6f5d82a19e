/** Types of a calculator's fields, and functions that parse and format their values. Invalid text is rejected, never corrected. */
import type { Language } from '../../content-model/content-paths';
import { dollars } from '../lib/money';
import { isDay, longDate } from './days';

interface Base {
  /** Name of the parameter in the URL. */
  name: string;
  label: string;
  hint?: string;
  /** The field is visible only while another field has this value, or one of these values. */
  showWhen?: { field: string; value: string | readonly string[] };
  /** The field has no value until the visitor enters one; the example is only a suggestion. */
  startsEmpty?: boolean;
}
export interface AmountField extends Base {
  /** Whole dollars, a percentage with at most two decimals, or a whole number with a unit. */
  kind: 'money' | 'percent' | 'count';
  /** Unit of a count: 1 month, 2 months. */
  unit?: { one: string; other: string };
  min: number;
  max: number;
  example: number;
  slider?: { min: number; max: number; step: number };
}
export interface ChoiceField extends Base {
  kind: 'choice';
  options: { value: string | number; label: string }[];
  example: string | number;
}
export interface DayField extends Base {
  kind: 'day';
  /** The field may stay empty. */
  optional?: boolean;
  min: string;
  max: string;
  example: string;
}
export interface FlagField extends Base {
  kind: 'flag';
  example: boolean;
}
export type Field = AmountField | ChoiceField | DayField | FlagField;
export type Value = number | string | boolean;
export type Values = Record<string, Value>;

const startValue = ({ startsEmpty, example }: Field): Value => (startsEmpty ? '' : example);

export const exampleValues = (fields: Field[]): Values => Object.fromEntries(fields.map((field) => [field.name, startValue(field)]));

export const isVisible = ({ showWhen }: Field, values: Values) =>
  !showWhen || [showWhen.value].flat().includes(String(values[showWhen.field]));

const within = (value: number, { min, max }: AmountField) => (value >= min && value <= max ? value : undefined);

function readAmount(field: AmountField, text: string): number | undefined {
  const digits = field.kind === 'percent' ? /^\d{1,3}(\.\d{1,2})?$/ : /^\d{1,15}$/;
  return digits.test(text) ? within(Number(text), field) : undefined;
}

/** Parses a value from the URL, where values have no separators and no units. */
export function parseValue(field: Field, text: string): Value | undefined {
  if (field.startsEmpty && text === '') return '';
  switch (field.kind) {
    case 'choice':
      return field.options.find(({ value }) => String(value) === text)?.value;
    case 'day':
      if (field.optional && text === '') return '';
      return isDay(text) && text >= field.min && text <= field.max ? text : undefined;
    case 'flag':
      return text === '1' ? true : text === '0' ? false : undefined;
    default:
      return readAmount(field, text);
  }
}

/** Parses typed text, with or without dollar sign, separators, spaces and percent sign. */
export function parseInput(field: Field, text: string): Value | undefined {
  if (field.kind === 'flag') return text === '1';
  return parseValue(field, field.kind === 'day' ? text : text.replace(/[\s,]|^\s*\$|%\s*$/g, ''));
}

/** Formats a value for its input element. */
export function formatInput(field: Field, value: Value): string {
  if (field.kind === 'flag') return value ? '1' : '';
  return typeof value === 'number' && field.kind !== 'choice' ? withSeparators(value) : String(value);
}

/** Formats a value with its unit. */
export function formatValue(field: Field, value: Value, language: Language): string {
  switch (field.kind) {
    case 'money':
      return dollars(Number(value));
    case 'percent':
      return `${value}%`;
    case 'count':
      return `${withSeparators(Number(value))} ${value === 1 ? field.unit?.one : field.unit?.other}`;
    case 'day':
      return value ? longDate(String(value), language) : '';
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? '';
    default:
      return '';
  }
}

/** Formats 250000 as 250,000. */
const withSeparators = (value: number) => (Number.isInteger(value) ? dollars(value).replace('$', '') : String(value));

/** The allowed range, for error messages. */
export function formatRange(field: Field, language: Language): { min: string; max: string } {
  if (field.kind === 'choice' || field.kind === 'flag') return { min: '', max: '' };
  return { min: formatValue(field, field.min, language), max: formatValue(field, field.max, language) };
}

interface ParsedAddress {
  values: Values;
  /** Names of fields whose value in the URL was invalid; they have the value of the example. */
  ignored: string[];
}

/** Parses the values in a URL fragment. If fields contradict each other, ignores all values. */
export function parseAddress(fields: Field[], fragment: string, findContradictions: (values: Values) => string[]): ParsedAddress {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const values = exampleValues(fields);
  const ignored: string[] = [];
  for (const field of fields) {
    const text = query.get(field.name);
    if (text === null) continue;
    const value = parseValue(field, text);
    if (value === undefined) ignored.push(field.name);
    else values[field.name] = value;
  }
  const contradicting = findContradictions(values);
  if (contradicting.length === 0) return { values, ignored };
  return { values: exampleValues(fields), ignored: [...new Set([...ignored, ...contradicting])] };
}

/**
 * The values that differ from the example as a fragment, such as #limit=200000. Servers never see a fragment, so what
 * visitors type stays on the page.
 */
export function serializeValues(fields: Field[], values: Values): string {
  const query = new URLSearchParams();
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || value === startValue(field) || !isVisible(field, values)) continue;
    query.set(field.name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  const text = query.toString();
  return text && `#${text}`;
}
