import { useEffect, useId, useRef, useState } from 'react';
import { interpolate } from '../lib/interpolate';
import { useLanguage } from '../lib/language-context';
import { FieldMessages, Input, useFieldParts } from '../ui/field';
import { IslandText } from '../ui/island-text';
import { RangeSlider } from '../ui/range-slider';
import styles from './calculator-fields.module.css';
import type { SharedWords } from './calculator-words';
import { type AmountField, type ChoiceField, type DayField, type Field, type FlagField, formatInput, formatValue } from './fields';
import type { CalculatorState } from './use-calculator';

type FieldWords = Pick<SharedWords, 'slider' | 'units'>;

interface Props {
  calculator: CalculatorState;
  shared: FieldWords;
  fields: Field[];
  className?: string;
  children?: React.ReactNode;
}

/** Errors appear when the visitor leaves a field or presses Enter, not while typing. */
export function CalculatorFields({ calculator, shared, fields, className, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const commit = useRef(calculator.commit);
  commit.current = calculator.commit;
  const change = useRef(calculator.change);

  // React's onChange listens to native input events, so native listeners commit a value on change and on focusout.
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const { name, dataset } = target as HTMLInputElement;
      commit.current(dataset.sliderFor ?? dataset.field ?? name);
    };
    const onFocusOut = (event: Event) => 'field' in (event.target as HTMLElement).dataset && onChange(event);
    const element = container.current;
    // keep values that were entered before hydration
    const edited = [...(element?.querySelectorAll<HTMLInputElement>('input:is([data-field], [data-slider-for])') ?? [])].filter((input) =>
      input.type === 'radio'
        ? input.checked && !input.defaultChecked
        : input.type !== 'checkbox' && input.value !== prerenderedValue(input),
    );
    const texts = edited.map(({ dataset, value }) => [dataset.field ?? dataset.sliderFor!, value] as const);
    queueMicrotask(() => {
      for (const [name, value] of texts) change.current(name, value);
    });
    element?.addEventListener('change', onChange);
    element?.addEventListener('focusout', onFocusOut);
    return () => {
      element?.removeEventListener('change', onChange);
      element?.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  return (
    <div ref={container} className={className}>
      {fields.map((field) => (
        <CalculatorField key={field.name} field={field} calculator={calculator} shared={shared} />
      ))}
      {children}
    </div>
  );
}

/** The value of an input that nobody has changed. Browsers move a slider to the step nearest to its value. */
function prerenderedValue({ type, defaultValue, min, max, step }: HTMLInputElement): string {
  if (type !== 'range') return defaultValue;
  const nearest = Number(min) + Math.round((Number(defaultValue) - Number(min)) / Number(step)) * Number(step);
  return String(Math.min(Number(max), Math.max(Number(min), nearest)));
}

interface FieldProps<F extends Field> {
  field: F;
  calculator: CalculatorState;
  shared: FieldWords;
}

function CalculatorField({ field, ...rest }: FieldProps<Field>) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'day':
      return <DateInput field={field} {...rest} />;
    case 'flag':
      return <SwitchInput field={field} {...rest} />;
    default:
      return <AmountInput field={field} {...rest} />;
  }
}

/** A field with a longer hint needs the whole width. */
const maxShortHint = 36;

/** A number with an optional slider. A value beyond the end of the slider extends it to the next power of ten. */
function AmountInput({ field, calculator, shared }: FieldProps<AmountField>) {
  const { name, label, hint, kind, unit, startsEmpty, example } = field;
  const error = calculator.errorOf(field);
  const { id, aria } = useFieldParts({ hint, error });
  const language = useLanguage();
  const value = Number(calculator.values[name] === '' ? example : calculator.values[name]);
  const [end, setEnd] = useState(field.slider?.max ?? 0);
  if (field.slider && value > end) setEnd(10 ** Math.ceil(Math.log10(value)));
  const slider = field.slider && end > field.slider.max ? { ...field.slider, max: end, step: end / 100 } : field.slider;
  const sign = kind === 'money' ? '$' : kind === 'percent' ? '%' : unit?.other;
  return (
    <div className={`grid ${styles.amount}`} data-short={(!slider && (hint ?? '').length <= maxShortHint) || undefined}>
      <label className={`small ${styles.label}`} htmlFor={id}>
        <IslandText text={label} />
        <span className="visually-hidden">, {interpolate(shared.units[kind], { unit: unit?.other ?? '' })}</span>
      </label>
      <span className={styles.unit} data-position={kind === 'money' ? 'start' : 'end'} data-long={kind === 'count' || undefined}>
        <span className="grid muted" aria-hidden="true">
          {sign}
        </span>
        <Input
          {...aria}
          data-field={name}
          name={name}
          inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={startsEmpty ? formatInput(field, example) : undefined}
          value={calculator.inputText[name]}
          onChange={({ target }) => calculator.change(name, target.value)}
        />
      </span>
      {slider && (
        <RangeSlider
          className="no-print"
          data-slider-for={name}
          data-intervals={(slider.max - slider.min) / slider.step === 9 ? 9 : undefined}
          // without the English name in parentheses, because an attribute has only one language
          aria-label={`${label.replace(/ \([^)]*\)/, '')}, ${shared.slider}`}
          aria-valuetext={formatValue(field, value, language)}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={Math.min(slider.max, Math.max(slider.min, value))}
          onChange={({ target }) => calculator.change(name, Number(target.value).toLocaleString('en-US'))}
        />
      )}
      {slider && (
        <span className={`between muted num no-print ${styles.ends}`} aria-hidden="true">
          <span>{formatValue(field, slider.min, language)}</span>
          <span>{formatValue(field, slider.max, language)}</span>
        </span>
      )}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

function ChoiceInput({ field, calculator }: FieldProps<ChoiceField>) {
  const { name, label, options } = field;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={`small ${styles.label}`}>
        <IslandText text={label} />
      </legend>
      <div className={`grid small num ${styles.options}`}>
        {options.map((option) => (
          <label key={option.value} className="grid">
            <input
              type="radio"
              name={group}
              data-field={name}
              value={option.value}
              checked={calculator.values[name] === option.value}
              onChange={() => calculator.change(name, String(option.value))}
            />
            <span>
              <IslandText text={option.label} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function DateInput({ field, calculator }: FieldProps<DayField>) {
  const { name, label, hint } = field;
  const error = calculator.errorOf(field);
  const { id, aria } = useFieldParts({ hint, error });
  return (
    <div className={`grid gap-2 ${styles.date}`}>
      <label className={`small ${styles.label}`} htmlFor={id}>
        <IslandText text={label} />
      </label>
      <Input
        {...aria}
        type="date"
        data-field={name}
        name={name}
        value={calculator.inputText[name]}
        onChange={({ target }) => calculator.change(name, target.value)}
      />
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

function SwitchInput({ field, calculator }: FieldProps<FlagField>) {
  const { name, label, hint } = field;
  return (
    <label className={`grid small ${styles.switch}`}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: HTML forbids aria-checked on a checkbox, which has its own state
        role="switch"
        data-field={name}
        name={name}
        checked={calculator.values[name] === true}
        onChange={({ target }) => calculator.change(name, target.checked ? '1' : '')}
      />
      <span>
        <IslandText text={label} />
        {hint && (
          <small className="muted">
            <IslandText text={hint} />
          </small>
        )}
      </span>
    </label>
  );
}
