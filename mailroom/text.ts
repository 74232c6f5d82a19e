/** Replaces {name} in a text of content/mailroom.yaml. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? formatted(values[name] ?? '') : placeholder,
  );
}

/** A text for one and a text for more, with {n}. */
export interface Plural {
  one: string;
  other: string;
}

export const plural = (text: Plural, n: number, values: Record<string, string | number> = {}) =>
  fill(n === 1 ? text.one : text.other, { n, ...values });

const formatted = (value: string | number) => (typeof value === 'number' ? value.toLocaleString('en-US') : value);
