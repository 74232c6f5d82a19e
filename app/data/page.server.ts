import { formatDate } from '../lib/format-date';
import { breadcrumbs, type JsonLdNode, type PageFacts, toJson } from '../lib/structured-data';
import type { PageInfo } from '../page-data';
import { site } from './content.server';

interface Options {
  type?: PageInfo['type'];
  /** From the page's content file, as 2026-11-15. */
  reviewed?: string | undefined;
  /** The page above this one in the breadcrumbs for search engines. */
  parent?: { name: string; path: string } | undefined;
  /** What the page is about, as schema.org types. */
  jsonLd?: (page: PageFacts) => JsonLdNode[];
}

/** What the head of a page and search engines need. */
export function pageInfo(path: string, meta: PageInfo['meta'], card: string, options: Options = {}): PageInfo {
  const { type = 'website', reviewed, parent, jsonLd } = options;
  const facts = { origin: site.origin, path, meta };
  const trail = [{ name: site.crumbs.home, path: '/' }, ...(parent ? [parent] : []), { name: meta.title, path }];
  return {
    path,
    meta,
    card,
    type,
    origin: site.origin,
    jsonLd: toJson([...(jsonLd?.(facts) ?? []), ...(path === '/' ? [] : [breadcrumbs(site.origin, trail)])]),
    ...(reviewed && { reviewed: { label: site.reviewed, iso: reviewed, text: formatDate(reviewed), sources: site.sources } }),
  };
}
