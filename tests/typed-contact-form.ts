import { type FieldKind, forms } from '../app/lib/forms.ts';

const values: Partial<Record<FieldKind, string>> = { text: 'Ana Ruiz', email: 'ana@example.com', multiline: 'A renewal in March.' };

/** What tests type into the contact form, by the names of its fields: the required fields alone. */
export const typedContactForm = Object.fromEntries(
  forms.contact.filter(({ error }) => error).map(({ name, kind }) => [name, values[kind] ?? '']),
);
