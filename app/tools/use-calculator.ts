import { useEffect, useRef, useState } from 'react';
import { type CalculatorDefinition, contradictingFields } from './calculator-definition';
import type { EmbeddedCalculatorWords, SharedWords } from './calculator-words';
import {
  exampleValues,
  type Field,
  formatInput,
  formatRange,
  formatValue,
  isVisible,
  parseAddress,
  parseInput,
  serializeValues,
  type Value,
  type Values,
} from './fields';
import { type Figures, interpolate } from './interpolate';

interface State {
  /** The last values that could be used: what the results are of. */
  values: Values;
  /** What stands in the fields, usable or not. */
  typed: Record<string, string>;
  /** Fields that somebody has left with something that cannot be used. */
  left: string[];
  /** Fields whose value in the address could not be used. */
  ignored: string[];
  /** Somebody is dragging or typing: screen readers wait. */
  moving: boolean;
}

/** A slider makes dozens of changes a second; browsers refuse more than a hundred new addresses in half a minute. */
const addressMs = 350;
/** So long after the last change the results are read out. */
const restMs = 500;

const stateOf = (fields: Field[], values: Values, ignored: string[] = []): State => ({
  values,
  typed: Object.fromEntries(fields.map((field) => [field.name, formatInput(field, values[field.name]!)])),
  left: [],
  ignored,
  moving: false,
});

export const figuresOf = (calculator: CalculatorDefinition, fields: Field[], values: Values): Figures => ({
  ...Object.fromEntries(fields.map((field) => [field.name, formatValue(field, values[field.name]!)])),
  ...calculator.read(values).figures,
});

interface Options {
  calculator: CalculatorDefinition;
  words: EmbeddedCalculatorWords;
  shared: Pick<SharedWords, 'refusals'>;
  inAddress: boolean;
  /** Where it starts with other values than the example's. */
  start?: Values;
}

/**
 * The values of a sheet, kept in the address: replaced while a slider moves or somebody types, a new entry of the
 * history when it comes to rest, so that Back undoes one decision. A small sheet inside a page leaves the address alone.
 */
export function useCalculator({ calculator, words, shared, inAddress, start }: Options) {
  const { fields } = words;
  const refused = contradictingFields(calculator);
  const example = { ...exampleValues(fields), ...start };
  const [state, setState] = useState(() => stateOf(fields, example));
  /** As of the last event; React's own copy comes a moment later. */
  const now = useRef(state);
  /** Where Back leads to. */
  const rested = useRef({ search: '', values: state.values });
  const timers = useRef<{ address?: ReturnType<typeof setTimeout> | undefined; rest?: ReturnType<typeof setTimeout> | undefined }>({});

  const update = (change: Partial<State>) => {
    now.current = { ...now.current, ...change };
    setState(now.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a sheet never change
  useEffect(() => {
    if (!inAddress) return;
    const read = () => {
      const { values, ignored } = parseAddress(fields, location.search, refused);
      rested.current = { search: location.search, values };
      update(stateOf(fields, values, ignored));
      // the example was hidden until now (app/browser/head-script.ts)
      delete document.documentElement.dataset['query'];
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const addressOf = (search: string) => location.pathname + search + location.hash;

  /** The typed values, where they can be read and do not contradict each other; else the last ones. */
  const readAll = (typed: State['typed']): { values: Values; contradicting: string[] } => {
    const { values } = now.current;
    const read = Object.fromEntries(fields.map((field) => [field.name, parseInput(field, typed[field.name]!) ?? values[field.name]!]));
    const contradicting = refused(read);
    return { values: contradicting.length > 0 ? values : read, contradicting };
  };

  const isBad = (field: Field, { typed }: State) =>
    isVisible(field, now.current.values) &&
    (parseInput(field, typed[field.name]!) === undefined || readAll(typed).contradicting.includes(field.name));

  function enter(change: Record<string, string>): void {
    const typed = { ...now.current.typed, ...change };
    const { values } = readAll(typed);
    update({ typed, values, moving: true, ignored: [] });
    update({ left: now.current.left.filter((name) => isBad(fields.find((field) => field.name === name)!, now.current)) });
    clearTimeout(timers.current.rest);
    timers.current.rest = setTimeout(() => update({ moving: false }), restMs);
    if (!inAddress) return;
    timers.current.address ??= setTimeout(() => {
      timers.current.address = undefined;
      history.replaceState(history.state, '', addressOf(serializeValues(fields, now.current.values)));
    }, addressMs);
  }

  function rest(names: string[]): void {
    clearTimeout(timers.current.rest);
    const { typed, left } = now.current;
    const bad = fields.filter((field) => names.includes(field.name) && isBad(field, now.current)).map(({ name }) => name);
    const tidy = fields
      .filter((field) => names.includes(field.name) && !bad.includes(field.name))
      .map((field) => [field.name, formatInput(field, now.current.values[field.name]!)]);
    update({ typed: { ...typed, ...Object.fromEntries(tidy) }, left: [...new Set([...left, ...bad])], moving: false });
    if (inAddress) remember();
  }

  /** The entry of before gets its address back, then comes a new one. */
  function remember(): void {
    clearTimeout(timers.current.address);
    timers.current.address = undefined;
    const { values } = now.current;
    const search = serializeValues(fields, values);
    if (search === serializeValues(fields, rested.current.values)) return;
    history.replaceState(history.state, '', addressOf(rested.current.search));
    history.pushState(null, '', addressOf(search));
    rested.current = { search, values };
  }

  function set(change: Record<string, Value>): void {
    enter(
      Object.fromEntries(
        Object.entries(change).map(([name, value]) => [name, formatInput(fields.find((field) => field.name === name)!, value)]),
      ),
    );
    rest(Object.keys(change));
  }

  function errorOf(field: Field): string | undefined {
    if (!state.left.includes(field.name) || !isVisible(field, state.values)) return undefined;
    const readable = parseInput(field, state.typed[field.name]!) !== undefined;
    if (readable)
      return interpolate(words.refusals[field.name] ?? '', figuresOf(calculator, fields, { ...state.values, ...otherTyped(field) }));
    const kind = field.kind as keyof SharedWords['refusals'];
    return interpolate(shared.refusals[kind] ?? '', formatRange(field));
  }

  /** What a sentence about a contradiction names: the other fields, as they stand. */
  const otherTyped = (field: Field) =>
    Object.fromEntries(
      fields.flatMap((other) => {
        const value = other === field ? undefined : parseInput(other, state.typed[other.name]!);
        return value === undefined ? [] : [[other.name, value]];
      }),
    );

  const search = serializeValues(fields, state.values);
  return {
    ...state,
    /** Whether the example's figures still stand. */
    isExample: search === serializeValues(fields, example),
    search,
    figures: figuresOf(calculator, fields, state.values),
    reading: calculator.read(state.values),
    calculator,
    shownFields: fields.filter((field) => isVisible(field, state.values)),
    errorOf,
    enter: (name: string, text: string) => enter({ [name]: text }),
    rest: (name: string) => rest([name]),
    set,
    reset: () => set(example),
  };
}
export type CalculatorState = ReturnType<typeof useCalculator>;
