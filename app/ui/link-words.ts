import { createContext } from 'react';

interface Words {
  /** Added to a link that opens a new tab. */
  newTab: string;
  /** On a Spanish page, the language in which the office answers a call. Empty in English and in islands. */
  answersIn: string;
  /** Accessible name of the breadcrumbs. Empty in islands, which have none. */
  breadcrumbs: string;
}

/**
 * Texts that links add to their label, and the accessible name of the breadcrumbs. Provided by app/root.tsx, and in the browser,
 * for islands, by app/islands/hydrate.tsx.
 */
export const LinkWords = createContext<Words>({ newTab: '', answersIn: '', breadcrumbs: '' });
