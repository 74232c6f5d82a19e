import type { FormName } from '../app/lib/form-rules.ts';
import { readContent } from '../content-model/read.ts';
import { words } from './words.ts';

const forms = readContent('forms.yaml');

/** How the form itself calls a field; a field that it does not know is called by its name. */
export function labelOf(form: FormName, field: string): string {
  if (field === 'terms') return words.terms;
  const label = (forms[form] as Record<string, unknown>)[field];
  return typeof label === 'string' ? label.replace(/ \*$/, '') : field;
}
