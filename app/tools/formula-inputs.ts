import type { Value, Values } from './fields';

/** The type of an input of a formula, or the list of its allowed words. */
type InputKind = 'number' | 'string' | 'boolean' | readonly string[];
type InputOf<K> = K extends 'number'
  ? number
  : K extends 'string'
    ? string
    : K extends 'boolean'
      ? boolean
      : K extends readonly (infer Word)[]
        ? Word
        : never;
type InputsOf<K> = { [Name in keyof K]: InputOf<K[Name]> };

/** The value of a choice field is a string, even if the formula takes a number. */
const asKind = (value: Value | undefined, kind: InputKind) => (kind === 'number' && typeof value === 'string' ? Number(value) : value);

const fits = (value: Value | undefined, kind: InputKind) =>
  typeof kind === 'string' ? typeof value === kind : kind.includes(String(value));

/** Converts the values of a tool's fields to the inputs of its formula. Throws if a value does not fit the type of its input. */
export function inputReader<const K extends Record<string, InputKind>>(kinds: K): (values: Values) => InputsOf<K> {
  return (values) => {
    const inputs = Object.entries(kinds).map(([name, kind]): [string, unknown] => {
      const value = asKind(values[name], kind);
      if (!fits(value, kind)) throw new Error(`The field ${name} should be ${kind}, but is ${values[name]}`);
      return [name, value];
    });
    return Object.fromEntries(inputs) as InputsOf<K>;
  };
}
