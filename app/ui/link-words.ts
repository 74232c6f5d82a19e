import { createContext } from 'react';

interface Words {
  /** After a link that opens a new tab. */
  newTab: string;
  /** On a Spanish page, after a link to an English page. */
  inEnglish: string;
  breadcrumbs: string;
}

/** Text that links add to their label: provided by app/root.tsx. In the browser, islands get what they need from the document. */
export const LinkWords = createContext<Words>({ newTab: '', inEnglish: '', breadcrumbs: '' });
