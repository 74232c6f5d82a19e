import type { Language } from '../content-model/content-paths';
import { pageTags } from './lib/seo';

/**
 * Data for the document head and for search engines. Each page's loader returns it as `page`; its route module has
 * `export const meta = tagsOf`.
 */
export interface PageInfo {
  meta: { title: string; description: string };
  /** Name of the company, for previews. */
  siteName: string;
  /** Its short name, for titles. */
  shortName: string;
  path: string;
  language: Language;
  /** Whether the site has a Spanish edition. */
  hasSpanish: boolean;
  card: string;
  origin: string;
  type?: 'website' | 'article';
  /** Background of the hero, if it differs between the pages of one route module; otherwise `handle` sets it. */
  background?: PageHandle['background'];
  /** When the law and the numbers on the page were last reviewed. Shown on the page and in the sitemap. */
  reviewed?: Reviewed;
  /** JSON-LD for search engines, rendered by app/root.tsx. */
  jsonLd: string;
}

export interface Reviewed {
  label: string;
  iso: string;
  text: string;
  /** Labels of the reviewed sources, in singular and plural, of the agencies of a trade, and the note on other states. */
  sources: { one: string; several: string; agencies: string; elsewhere: string };
}

export function tagsOf({ loaderData }: { loaderData?: { page: PageInfo } }) {
  return loaderData ? pageTags(loaderData.page) : [];
}

/** Settings of a route (`handle`) for header, menu and footer. */
export interface PageHandle {
  /** The page has its own sticky bar, so the header scrolls away on phones. */
  hasStickyBar?: true;
  /** Background of the hero and of the header above it. */
  background?: 'page' | 'mist' | 'deep' | 'stone';
  /** The page has a contact section of its own. */
  contact?: boolean;
  /** The contact link of an error page (not found, offline) has no subject. */
  isErrorPage?: boolean;
  /** The page explains no coverage: its Spanish version has no note on the language of policies. */
  withoutCoverage?: true;
  /** The page has no header, menu and footer. */
  bare?: boolean;
}
