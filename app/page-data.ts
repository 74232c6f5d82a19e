import { pageTags } from './lib/seo';

/**
 * Every loader gives a `page`: what the head and search engines need. `meta` of a route module is then one line:
 * export const meta = tagsOf;
 */
export interface PageInfo {
  meta: { title: string; description: string };
  path: string;
  card: string;
  origin: string;
  type?: 'website' | 'article';
  /** When law and figures on the page were last gone over: shown on the page and given to the sitemap. */
  reviewed?: Reviewed;
  /** For search engines; app/root.tsx renders it. */
  jsonLd: string;
}

export interface Reviewed {
  label: string;
  iso: string;
  text: string;
  /** Before the laws and agencies that were gone over: one, or several. */
  sources: { one: string; several: string };
}

export function tagsOf({ loaderData }: { loaderData?: { page: PageInfo } | undefined }) {
  return loaderData ? pageTags(loaderData.page) : [];
}

/** What a route tells the shell about its page. */
export interface PageHandle {
  /** Ground of the hero, taken over by the header. */
  background?: 'page' | 'mist' | 'deep' | 'stone';
  /** The page has a contact section of its own. */
  contact?: boolean;
  /** Not a page that one can write to us about: an unknown address, no connection. */
  lost?: boolean;
  /** No header, menu and footer. */
  bare?: boolean;
}
