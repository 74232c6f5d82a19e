import { useEffect, useId, useRef } from 'react';
import { FieldMessages, Input, useFieldParts } from '../ui/field';
import styles from './calculator-fields.module.css';
import type { SharedWords } from './calculator-words';
import { type AmountField, type ChoiceField, type DayField, type Field, type FlagField, formatValue } from './fields';
import rule from './range-slider.module.css';
import type { CalculatorState } from './use-calculator';

interface Props {
  sheet: CalculatorState;
  shared: Pick<SharedWords, 'slider'>;
  fields: Field[];
  className?: string | undefined;
  children?: React.ReactNode;
}

/** All fields of a sheet. An error comes when a field is left or Enter is pressed, never while somebody types. */
export function CalculatorFields({ sheet, shared, fields, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const rest = useRef(sheet.rest);
  rest.current = sheet.rest;
  const enter = useRef(sheet.enter);

  // React's onChange is the browser's input event: what comes to rest is heard here
  useEffect(() => {
    const settle = ({ target }: Event) => {
      const { name, dataset } = target as HTMLInputElement;
      rest.current(dataset['for'] ?? dataset['field'] ?? name);
    };
    const leave = (event: Event) => 'field' in (event.target as HTMLElement).dataset && settle(event);
    const element = box.current;
    // what somebody typed before React was there
    const early = [...(element?.querySelectorAll<HTMLInputElement>('input:is([data-field], [data-for])') ?? [])].filter(
      (input) => input.type !== 'radio' && input.type !== 'checkbox' && input.value !== untouched(input),
    );
    const typed = early.map(({ dataset, value }) => [dataset['field'] ?? dataset['for']!, value] as const);
    queueMicrotask(() => {
      for (const [name, value] of typed) enter.current(name, value);
    });
    element?.addEventListener('change', settle);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('change', settle);
      element?.removeEventListener('focusout', leave);
    };
  }, []);

  return (
    <div ref={box} className={className}>
      {fields.map((field) => (
        <CalculatorField key={field.name} field={field} sheet={sheet} shared={shared} />
      ))}
      {children}
    </div>
  );
}

/** What stands in a field that nobody has touched; a rule stands on the step nearest to its value. */
function untouched({ type, defaultValue, min, max, step }: HTMLInputElement): string {
  if (type !== 'range') return defaultValue;
  const nearest = Number(min) + Math.round((Number(defaultValue) - Number(min)) / Number(step)) * Number(step);
  return String(Math.min(Number(max), Math.max(Number(min), nearest)));
}

interface FieldProps<F extends Field> {
  field: F;
  sheet: CalculatorState;
  shared: Pick<SharedWords, 'slider'>;
}

function CalculatorField({ field, ...rest }: FieldProps<Field>) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'day':
      return <Day field={field} {...rest} />;
    case 'flag':
      return <Flag field={field} {...rest} />;
    default:
      return <Amount field={field} {...rest} />;
  }
}

/** A number, and beside it a rule to play with. A value past its end pins the thumb and stays. */
function Amount({ field, sheet, shared }: FieldProps<AmountField>) {
  const { name, label, hint, kind, unit, slider } = field;
  const error = sheet.errorOf(field);
  const { id, aria } = useFieldParts({ hint, error });
  const value = Number(sheet.values[name]);
  const sign = kind === 'money' ? '$' : kind === 'percent' ? '%' : unit;
  return (
    <div className={styles.amount} data-slider={slider ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.unit} data-at={kind === 'money' ? 'start' : 'end'} data-long={kind === 'count' || undefined}>
        <span aria-hidden="true">{sign}</span>
        <Input
          {...aria}
          data-field={name}
          name={name}
          inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={sheet.typed[name]}
          onChange={({ target }) => sheet.enter(name, target.value)}
        />
      </span>
      {slider && (
        <input
          className={rule.rule}
          type="range"
          data-for={name}
          data-nine={(slider.max - slider.min) / slider.step === 9 || undefined}
          aria-label={`${label}, ${shared.slider}`}
          aria-valuetext={formatValue(field, value)}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={Math.min(slider.max, Math.max(slider.min, value))}
          onChange={({ target }) => sheet.enter(name, Number(target.value).toLocaleString('en-US'))}
        />
      )}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

function ChoiceInput({ field, sheet }: FieldProps<ChoiceField>) {
  const { name, label, options } = field;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              data-field={name}
              value={option.value}
              checked={sheet.values[name] === option.value}
              onChange={() => sheet.enter(name, String(option.value))}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Day({ field, sheet }: FieldProps<DayField>) {
  const { name, label, hint } = field;
  const error = sheet.errorOf(field);
  const { id, aria } = useFieldParts({ hint, error });
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...aria}
        type="date"
        data-field={name}
        name={name}
        value={sheet.typed[name]}
        onChange={({ target }) => sheet.enter(name, target.value)}
      />
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

function Flag({ field, sheet }: FieldProps<FlagField>) {
  const { name, label, hint } = field;
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: HTML forbids aria-checked on a checkbox, which has its own state
        role="switch"
        data-field={name}
        name={name}
        checked={sheet.values[name] === true}
        onChange={({ target }) => sheet.enter(name, target.checked ? '1' : '')}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
