/**
 * Permanent redirects, for our server, nginx, Caddy and the static hosts. Trailing slashes and paths such as /about.html
 * are not listed: each server derives them from the pages.
 */
import { isPageOff } from '../content-model/parts.ts';
import { readFolder, readSite } from '../content-model/read.ts';

export interface Redirect {
  from: string;
  to: string;
}

/** Parents of pages in the menu that have no page of their own. */
const menuParents: Redirect[] = [
  { from: '/services', to: '/services/commercial-property' },
  { from: '/portals', to: '/service' },
  { from: '/es/portals', to: '/es/service' },
];

/** /blog/1 redirects to the post whose front matter has `number: 1`. */
export const redirects = (): Redirect[] => [
  ...menuParents.filter(({ to }) => !isPageOff(readSite().parts, to)),
  ...readFolder('blog')
    .sort((a, b) => a.number - b.number)
    .map(({ number, slug }) => ({ from: `/blog/${number}`, to: `/blog/${slug}` })),
];
