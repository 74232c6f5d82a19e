import { interpolate } from '../app/lib/interpolate.ts';

/** Singular and plural of a text; {n} is replaced by the number. */
interface Plural {
  one: string;
  other: string;
}

export const plural = (text: Plural, n: number, values: Record<string, string | number> = {}) =>
  interpolate(n === 1 ? text.one : text.other, { n, ...values });
