import type { Language } from '../../content-model/content-paths';
import { formatDate } from '../lib/format-date';
import { localizedPath } from '../lib/localized-path';
import { breadcrumbs, type JsonLdNode, type PageFacts, toJson } from '../lib/structured-data';
import type { PageInfo } from '../page-info';
import { site } from './content.server';
import { isOn } from './localized-content.server';

interface Options {
  type?: PageInfo['type'];
  /** Date of the last review from the page's content file, such as 2026-11-15. */
  reviewed?: string;
  /** The page above this one in the breadcrumbs for search engines. */
  parent?: { name: string; path: string };
  /** What the page is about, as schema.org types. */
  jsonLd?: (page: PageFacts) => JsonLdNode[];
}

/** Data for the head of a page and for search engines. `english` is the path of the English page, `card` names the social card. */
export function pageInfo(language: Language, english: string, meta: PageInfo['meta'], card: string, options: Options = {}): PageInfo {
  const { type = 'website', reviewed, parent, jsonLd } = options;
  const { name: siteName, shortName, licenses, origin, crumbs, reviewed: label, sources } = site(language);
  const path = localizedPath(english, language);
  const facts = { origin, path, meta, language, licenses };
  const home = { name: crumbs.home, path: localizedPath('/', language) };
  const trail = [home, ...(parent ? [parent] : []), { name: meta.title, path }];
  return {
    siteName,
    shortName,
    path,
    meta,
    card,
    type,
    origin,
    language,
    hasSpanish: isOn('/es'),
    jsonLd: toJson([...(jsonLd?.(facts) ?? []), ...(english === '/' ? [] : [breadcrumbs(origin, trail)])]),
    ...(reviewed && { reviewed: { label, iso: reviewed, text: formatDate(reviewed, language), sources } }),
  };
}
