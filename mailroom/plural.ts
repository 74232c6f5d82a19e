import { interpolate } from '../app/lib/interpolate.ts';

/** A text for one and a text for more, with {n}. */
interface Plural {
  one: string;
  other: string;
}

export const plural = (text: Plural, n: number, values: Record<string, string | number> = {}) =>
  interpolate(n === 1 ? text.one : text.other, { n, ...values });
