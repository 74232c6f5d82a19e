import { Check, TriangleAlert } from 'lucide';
import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import { IslandText } from './island-text';

interface Common {
  label: string;
  /** Shown at the end of the label, for example "Optional". Without it the field is required. */
  optional?: string;
  hint?: string;
  /** Positive feedback on the input, which screen readers announce. */
  remark?: string;
  error?: string;
  /** A control beside the label. */
  action?: React.ReactNode;
}

/** Creates the id of a field and the ARIA attributes that link it to its messages. */
export function useFieldParts({ hint, remark, error }: Omit<Common, 'label' | 'optional' | 'action'>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, remark !== undefined && `${id}-remark`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, aria: { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined } };
}

function Frame({ id, label, optional, hint, remark, error, action, children }: Common & { id: string; children: React.ReactNode }) {
  const labelElement = (
    <label className="label flex between gap-3" htmlFor={id}>
      <IslandText text={label} />
      {optional && <span className={`muted ${styles.optional}`}>{optional}</span>}
    </label>
  );
  return (
    <div className={`grid gap-2 ${styles.field}`}>
      {action ? (
        <div className={`row between ${styles.labelLine}`}>
          {labelElement}
          {action}
        </div>
      ) : (
        labelElement
      )}
      {children}
      <FieldMessages id={id} hint={hint} remark={remark} error={error} />
    </div>
  );
}

export function FieldMessages({ id, hint, remark, error }: Omit<Common, 'label' | 'optional' | 'action'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className={`muted ${styles.hint}`} id={`${id}-hint`}>
          <IslandText text={hint} />
        </p>
      )}
      {remark !== undefined && (
        <p className={styles.remark} id={`${id}-remark`} aria-live="polite">
          {remark && <Icon drawing={Check} className="icon" />}
          {remark}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon drawing={TriangleAlert} className="icon" />
          {error}
        </p>
      )}
    </>
  );
}

/** The input element alone, for callers that render label and messages themselves. */
export function Input(props: ComponentProps<'input'>) {
  return <input className={styles.input} {...props} />;
}

export type TextFieldProps = Common & Omit<ComponentProps<'input'>, keyof Common | 'id'>;

export function TextField({ label, optional, hint, remark, error, required, type = 'text', ...input }: TextFieldProps) {
  const { id, aria } = useFieldParts({ hint, remark, error });
  return (
    <Frame {...{ id, label, optional, hint, remark, error }}>
      <Input type={type} required={required ?? !optional} {...aria} {...input} />
    </Frame>
  );
}

type TextAreaProps = Common & Omit<ComponentProps<'textarea'>, keyof Common | 'id'>;

export function TextArea({ label, optional, hint, remark, error, action, required, ...area }: TextAreaProps) {
  const { id, aria } = useFieldParts({ hint, remark, error });
  return (
    <Frame {...{ id, label, optional, hint, remark, error, action }}>
      <textarea className={styles.input} required={required ?? !optional} {...aria} {...area} />
    </Frame>
  );
}

interface Options {
  options: readonly { value: string; label: string }[];
  /** Text of the empty option. */
  empty: string;
}

/** The select element alone, for callers that label it themselves. */
export function SelectInput({ options, empty, ...select }: Options & ComponentProps<'select'>) {
  return (
    <select className={styles.input} {...select}>
      <option value="">{empty}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type SelectProps = Common & Options & Omit<ComponentProps<'select'>, keyof Common | 'id'>;

export function Select({ label, optional, hint, remark, error, required, ...select }: SelectProps) {
  const { id, aria } = useFieldParts({ hint, remark, error });
  return (
    <Frame {...{ id, label, optional, hint, remark, error }}>
      <SelectInput required={required ?? !optional} {...aria} {...select} />
    </Frame>
  );
}

type CheckBoxProps = Omit<Common, 'label' | 'optional' | 'remark' | 'action'> &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: React.ReactNode };

export function CheckBox({ label, hint, error, ...input }: CheckBoxProps) {
  const { id, aria } = useFieldParts({ hint, error });
  return (
    <div className={`grid gap-2 ${styles.field}`}>
      <div className={`grid gap-3 small ${styles.check}`}>
        <input type="checkbox" className="center" {...aria} {...input} />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
