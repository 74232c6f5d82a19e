/** What a visitor may enter, read from a field or from an address. Whatever cannot be read is refused, never guessed. */
import { dollars } from '../lib/money';
import { isDay, longDate } from './calendar';

interface Base {
  /** As it stands in the address. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Shown only while another field has a certain value. */
  only?: { field: string; is: string } | undefined;
}
export interface AmountField extends Base {
  /** Whole dollars, a percent with at most two decimals, or a whole number of something. */
  kind: 'money' | 'percent' | 'count';
  /** After the number, where it is a number of something. */
  unit?: string | undefined;
  min: number;
  max: number;
  example: number;
  slider?: { min: number; max: number; step: number } | undefined;
}
export interface ChoiceField extends Base {
  kind: 'choice';
  options: { value: string | number; label: string }[];
  example: string | number;
}
export interface DayField extends Base {
  kind: 'day';
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

export const exampleValues = (fields: Field[]): Values => Object.fromEntries(fields.map(({ name, example }) => [name, example]));

export const isVisible = ({ only }: Field, values: Values) => !only || values[only.field] === only.is;

const within = (value: number, { min, max }: AmountField) => (value >= min && value <= max ? value : undefined);

function readAmount(field: AmountField, text: string): number | undefined {
  const digits = field.kind === 'percent' ? /^\d{1,3}(\.\d{1,2})?$/ : /^\d{1,15}$/;
  return digits.test(text) ? within(Number(text), field) : undefined;
}

/** A value as it stands in an address: no separators, no units. */
export function parseValue(field: Field, text: string): Value | undefined {
  switch (field.kind) {
    case 'choice':
      return field.options.find(({ value }) => String(value) === text)?.value;
    case 'day':
      return isDay(text) && text >= field.min && text <= field.max ? text : undefined;
    case 'flag':
      return text === '1' || undefined;
    default:
      return readAmount(field, text);
  }
}

/** A value as people type it: with a dollar sign, separators, spaces, a percent sign. */
export function parseInput(field: Field, text: string): Value | undefined {
  if (field.kind === 'flag') return text === '1';
  return parseValue(field, field.kind === 'day' ? text : text.replace(/[\s,]|^\s*\$|%\s*$/g, ''));
}

/** A value as it stands in its field while nobody types there. */
export function formatInput(field: Field, value: Value): string {
  if (field.kind === 'flag') return value ? '1' : '';
  return typeof value === 'number' && field.kind !== 'choice' ? separated(value) : String(value);
}

/** A value as it is printed. */
export function formatValue(field: Field, value: Value): string {
  switch (field.kind) {
    case 'money':
      return dollars(Number(value));
    case 'percent':
      return `${value}%`;
    case 'count':
      return `${separated(Number(value))} ${value === 1 ? field.unit?.replace(/s$/, '') : field.unit}`;
    case 'day':
      return longDate(String(value));
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? '';
    default:
      return '';
  }
}

/** 250,000. */
const separated = (value: number) => (Number.isInteger(value) ? dollars(value).replace('$', '') : String(value));

/** The range that a refusal names. */
export function formatRange(field: Field): { min: string; max: string } {
  if (field.kind === 'choice' || field.kind === 'flag') return { min: '', max: '' };
  return { min: formatValue(field, field.min), max: formatValue(field, field.max) };
}

interface ReadAddress {
  values: Values;
  /** Names of the fields whose value in the address could not be used; the example's stands in its place. */
  ignored: string[];
}

/** `refused` names the fields that contradict each other: then none of the address is used. */
export function parseAddress(fields: Field[], search: string, refused: (values: Values) => string[]): ReadAddress {
  const query = new URLSearchParams(search);
  const values = exampleValues(fields);
  const ignored: string[] = [];
  for (const field of fields) {
    const text = query.get(field.name);
    if (text === null) continue;
    const value = parseValue(field, text);
    if (value === undefined) ignored.push(field.name);
    else values[field.name] = value;
  }
  const contradicting = refused(values);
  if (contradicting.length === 0) return { values, ignored };
  return { values: exampleValues(fields), ignored: [...new Set([...ignored, ...contradicting])] };
}

/** Only what differs from the example: ?limit=200000, or nothing at all. */
export function serializeValues(fields: Field[], values: Values): string {
  const query = new URLSearchParams();
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || value === field.example || !isVisible(field, values)) continue;
    query.set(field.name, value === true ? '1' : String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
