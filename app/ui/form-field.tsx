import type { FormFieldRules } from '../lib/forms';
import { CheckBox, Select, TextArea, TextField, type TextFieldProps } from './field';

/** Texts of a form. The key of a label is the field's name, of a placeholder the name plus “Hint”, of options the field's `options`. */
export type FormLabels = Record<string, string | Record<string, string> | undefined>;

interface Props {
  field: FormFieldRules;
  labels: FormLabels;
  /** Word beside the label of an optional field. */
  optional: string;
  /** Text of a select's empty option. */
  choose: string;
  error?: string;
  value?: string;
}

const inputTypes: Partial<Record<FormFieldRules['kind'], Pick<TextFieldProps, 'type' | 'inputMode'>>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  amount: { inputMode: 'decimal' },
  zip: { inputMode: 'numeric' },
};

/** The input, select or other control for a field that app/lib/forms.ts defines. */
export function FormField({
  field,
  labels,
  optional,
  choose,
  error,
  value,
  ...rest
}: Props & Pick<TextFieldProps, 'ref' | 'onInput' | 'remark'>) {
  const { name, kind, autoComplete } = field;
  // Object.hasOwn, because the mailroom also shows unknown fields of a request, and a forged one may be called “constructor”
  const entry = (key: string) => (Object.hasOwn(labels, key) ? labels[key] : undefined);
  const text = (key: string) => {
    const found = entry(key);
    return typeof found === 'string' ? found : undefined;
  };
  const common = { name, label: text(name) ?? name, error };
  const marker = field.error === undefined ? optional : undefined;
  const placeholder = text(`${name}Hint`);
  if (kind === 'checkbox') return <CheckBox {...common} defaultChecked={Boolean(value)} required={field.error !== undefined} />;
  if (kind === 'multiline') return <TextArea {...common} optional={marker} defaultValue={value} placeholder={placeholder} />;
  if (kind === 'select') {
    const names = entry(field.options ?? '');
    const options = Object.entries(field.values ?? {}).map(([key, value]) => ({
      label: (typeof names === 'object' && names[key]) || value,
      value,
    }));
    return <Select {...common} optional={marker} defaultValue={value} empty={choose} options={options} />;
  }
  return (
    <TextField
      {...common}
      {...inputTypes[kind]}
      {...rest}
      optional={marker}
      defaultValue={value}
      autoComplete={autoComplete}
      placeholder={placeholder}
    />
  );
}
