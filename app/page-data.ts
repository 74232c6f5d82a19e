import type { Language } from '../content-model/files';
import { pageTags } from './lib/seo';

/**
 * What the head and search engines need. Every loader returns it as `page`; route modules then
 * `export const meta = tagsOf`.
 */
export interface PageInfo {
  meta: { title: string; description: string };
  path: string;
  language: Language;
  /** Whether the page exists in both languages. */
  isTranslated: boolean;
  card: string;
  origin: string;
  type?: 'website' | 'article';
  /** Background of the hero, if it differs between pages of a kind; otherwise the route's handle names it. */
  background?: PageHandle['background'];
  /** When the law and the figures on the page were last reviewed. Shown on the page and in the sitemap. */
  reviewed?: Reviewed;
  /** For search engines; app/root.tsx renders it. */
  jsonLd: string;
}

export interface Reviewed {
  label: string;
  iso: string;
  text: string;
  /** Label of the reviewed sources, in singular and plural. */
  sources: { one: string; several: string };
}

export function tagsOf({ loaderData }: { loaderData?: { page: PageInfo } | undefined }) {
  return loaderData ? pageTags(loaderData.page) : [];
}

/** Data of a route for the header, menu and footer. */
export interface PageHandle {
  /** Background of the hero, which the header has too. */
  background?: 'page' | 'mist' | 'deep' | 'stone';
  /** The page has a contact section of its own. */
  contact?: boolean;
  /** Error pages (not found, offline): the contact link does not mention them. */
  lost?: boolean;
  /** No header, menu and footer. */
  bare?: boolean;
}
