import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../content-model/content-paths';
import { type Figures, interpolate } from '../lib/interpolate';
import { useLanguage } from '../lib/language-context';
import type { CalculatorDefinition } from './calculator-definition';
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

interface State {
  /** The last valid values, from which the results are computed. */
  values: Values;
  /** The text in each input element, valid or not. */
  inputText: Record<string, string>;
  /** Names of fields that the visitor left with an invalid value. */
  invalid: string[];
  /** Names of fields whose value in the URL was invalid. */
  ignored: string[];
}

/** Delay before the URL changes: a slider fires dozens of events a second, and browsers allow about 100 URL changes in 30 seconds. */
const addressDelayMs = 350;

const stateOf = (fields: Field[], values: Values, ignored: string[] = []): State => ({
  values,
  inputText: Object.fromEntries(fields.map((field) => [field.name, formatInput(field, values[field.name]!)])),
  invalid: [],
  ignored,
});

/** The formatted inputs and results, for the placeholders in a tool's sentences. */
export const formatFigures = (definition: CalculatorDefinition, fields: Field[], values: Values, language: Language): Figures => ({
  ...Object.fromEntries(fields.map((field) => [field.name, formatValue(field, values[field.name]!, language)])),
  ...definition.evaluate(values, language).figures,
});

interface Options {
  definition: CalculatorDefinition;
  words: Pick<EmbeddedCalculatorWords, 'fields' | 'refusals'>;
  shared: Pick<SharedWords, 'refusals'>;
  /** Whether the values are read from the URL and written to the URL. */
  syncAddress: boolean;
  /** Values that replace those of the tool's example. */
  start?: Values;
}

/**
 * State of a calculator. With `syncAddress` the values are in the URL. Dragging and typing replace the URL; a committed
 * value adds a history entry, so that Back undoes one change.
 */
export function useCalculator({ definition, words, shared, syncAddress, start }: Options) {
  const { fields } = words;
  const language = useLanguage();
  const { findContradictions } = definition;
  const example = { ...exampleValues(fields), ...start };
  const [state, setState] = useState(() => stateOf(fields, example));
  /** The state as of the last event, which may be ahead of the last render. */
  const latest = useRef(state);
  /** Fragment and values as last committed. While the visitor drags or types, the URL may already have newer values. */
  const committed = useRef({ fragment: '', values: state.values });
  const addressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = (change: Partial<State>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a calculator never change
  useEffect(() => {
    if (!syncAddress) return;
    const read = () => {
      // the fragment has no values if it comes from a link within the page, such as the skip link
      if (location.hash && !location.hash.includes('=')) return;
      const { values, ignored } = parseAddress(fields, location.hash, findContradictions);
      committed.current = { fragment: location.hash, values };
      update(stateOf(fields, values, ignored));
    };
    read();
    // the attribute lets CSS hide the example until the URL has been read (app/browser/head-script.ts)
    delete document.documentElement.dataset.query;
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const addressWith = (fragment: string) => location.pathname + location.search + fragment;

  /** Parses all inputs. An invalid input keeps its last valid value; if fields contradict each other, all fields keep theirs. */
  const parseAll = (inputText: State['inputText']): { values: Values; contradicting: string[] } => {
    const { values } = latest.current;
    const parsed = Object.fromEntries(
      fields.map((field) => [field.name, parseInput(field, inputText[field.name]!) ?? values[field.name]!]),
    );
    const contradicting = findContradictions(parsed);
    return { values: contradicting.length > 0 ? values : parsed, contradicting };
  };

  const isInvalid = (field: Field, { inputText }: State) =>
    isVisible(field, latest.current.values) &&
    (parseInput(field, inputText[field.name]!) === undefined || parseAll(inputText).contradicting.includes(field.name));

  const fieldNamed = (name: string) => fields.find((field) => field.name === name)!;

  function change(texts: Record<string, string>): void {
    const inputText = { ...latest.current.inputText, ...texts };
    const { values } = parseAll(inputText);
    update({ inputText, values, ignored: [] });
    update({ invalid: latest.current.invalid.filter((name) => isInvalid(fieldNamed(name), latest.current)) });
    if (!syncAddress) return;
    addressTimer.current ??= setTimeout(() => {
      addressTimer.current = undefined;
      history.replaceState(history.state, '', addressWith(serializeValues(fields, latest.current.values)));
    }, addressDelayMs);
  }

  function commit(names: string[]): void {
    const { inputText, invalid } = latest.current;
    const edited = fields.filter((field) => names.includes(field.name));
    const wrong = edited.filter((field) => isInvalid(field, latest.current)).map(({ name }) => name);
    const reformatted = edited
      .filter((field) => !wrong.includes(field.name))
      .map((field) => [field.name, formatInput(field, latest.current.values[field.name]!)]);
    update({
      inputText: { ...inputText, ...Object.fromEntries(reformatted) },
      invalid: [...new Set([...invalid, ...wrong])],
    });
    if (syncAddress) pushHistoryEntry();
  }

  /** Typing has replaced the URL of the current history entry: restores that URL, then pushes an entry with the new one. */
  function pushHistoryEntry(): void {
    clearTimeout(addressTimer.current);
    addressTimer.current = undefined;
    const { values } = latest.current;
    const fragment = serializeValues(fields, values);
    if (fragment === serializeValues(fields, committed.current.values)) return;
    history.replaceState(history.state, '', addressWith(committed.current.fragment));
    history.pushState(null, '', addressWith(fragment));
    committed.current = { fragment, values };
  }

  function setValues(values: Record<string, Value>): void {
    change(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatInput(fieldNamed(name), value)])));
    commit(Object.keys(values));
  }

  function errorOf(field: Field): string | undefined {
    if (!state.invalid.includes(field.name) || !isVisible(field, state.values)) return undefined;
    const isReadable = parseInput(field, state.inputText[field.name]!) !== undefined;
    if (isReadable)
      return interpolate(
        words.refusals[field.name] ?? '',
        formatFigures(definition, fields, { ...state.values, ...parseOthers(field) }, language),
      );
    const kind = field.kind as keyof SharedWords['refusals'];
    return interpolate(shared.refusals[kind] ?? '', {
      ...formatRange(field, language),
      kept: formatValue(field, state.values[field.name] || field.example, language),
    });
  }

  /** Values typed into the other fields, for the error message about a contradiction. */
  const parseOthers = (field: Field) =>
    Object.fromEntries(
      fields.flatMap((other) => {
        const value = other === field ? undefined : parseInput(other, state.inputText[other.name]!);
        return value === undefined ? [] : [[other.name, value]];
      }),
    );

  const fragment = serializeValues(fields, state.values);
  return {
    ...state,
    isExample: fragment === serializeValues(fields, example),
    fragment,
    figures: formatFigures(definition, fields, state.values, language),
    evaluation: definition.evaluate(state.values, language),
    definition,
    visibleFields: fields.filter((field) => isVisible(field, state.values)),
    errorOf,
    change: (name: string, text: string) => change({ [name]: text }),
    changeAll: change,
    commit: (name: string) => commit([name]),
    setValues,
    reset: () => setValues(example),
  };
}
export type CalculatorState = ReturnType<typeof useCalculator>;
