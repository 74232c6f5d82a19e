import { type FormName, findField } from '../../app/lib/forms.ts';
import { formWords as forms } from '../visitor-words.ts';

/** The label of a field, as the form shows it. For a field that the form does not have, its name. */
export function labelOf(form: FormName, name: string): string {
  if (!findField(form, name)) return name;
  const label = new Map<string, unknown>(Object.entries(forms[form])).get(name);
  return (Array.isArray(label) ? label.join('') : String(label ?? name)).replace(/ \*$/, '');
}
