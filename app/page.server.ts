import { site } from './content.server';
import type { PageInfo } from './page-data';
import { structuredData } from './structured-data.server';

/** What the head of a page and search engines need. */
export function pageInfo(path: string, meta: PageInfo['meta'], card: string, type: PageInfo['type'] = 'website'): PageInfo {
  return { path, meta, card, type, origin: site.origin, data: structuredData(path, meta) };
}
