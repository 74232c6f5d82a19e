import { site } from './content.server';
import type { PageInfo } from './page-data';

/** What the head of a page needs. */
export function pageInfo(path: string, meta: PageInfo['meta'], card: string, type: PageInfo['type'] = 'website'): PageInfo {
  return { path, meta, card, type, origin: site.origin };
}
