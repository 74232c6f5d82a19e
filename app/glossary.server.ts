/** The glossary: its terms from A to Z, and where they lead. */
import type { Glossary, GlossaryTerm } from '../content/schema';

const files = import.meta.glob<Glossary>('../content/glossary/*.ts', { eager: true, import: 'default' });

export interface Term extends GlossaryTerm {
  /** Its place in the address of the glossary. */
  id: string;
}

export const terms: Term[] = Object.values(files)
  .flatMap((file) => Object.entries(file).map(([id, term]) => ({ ...term, id })))
  .sort((a, b) => a.term.localeCompare(b.term, 'en'));

const byId = new Map(terms.map((term) => [term.id, term]));

export function termOf(id: string): Term {
  const term = byId.get(id);
  if (!term) throw new Error(`content/glossary has no term ${id}`);
  return term;
}

export const termPath = (id: string) => `/glossary#${id}`;

/** Some terms, as a page that explains them in passing shows them. */
export const explained = (ids: string[]) =>
  ids.map(termOf).map(({ id, term, definition }) => ({ term, meaning: definition, path: termPath(id) }));
