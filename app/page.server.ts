import { site } from './content.server';
import { formatDate } from './lib/format-date';
import type { PageInfo } from './page-data';
import { structuredData } from './structured-data.server';

/** What the head of a page and search engines need. */
export function pageInfo(path: string, meta: PageInfo['meta'], card: string, { type = 'website', reviewed }: Options = {}): PageInfo {
  return {
    path,
    meta,
    card,
    type,
    origin: site.origin,
    data: structuredData(path, meta),
    ...(reviewed && { reviewed: { label: site.reviewed, iso: reviewed, text: formatDate(reviewed), sources: site.sources } }),
  };
}

interface Options {
  type?: PageInfo['type'];
  /** From the page's content file, as 2026-11-15. */
  reviewed?: string | undefined;
}
