/**
 * Addresses that moved, as data: the server, nginx, Caddy and the static hosts all get them from here.
 * Slashes at the end and addresses such as /about.html are no entries: they follow from the pages that exist.
 */
import { readFolder } from '../content-model/read.ts';

export interface Redirect {
  from: string;
  to: string;
}

/** Posts once had numbers: /blog/1 leads to the post whose front matter says `number: 1`. */
export const redirects = (): Redirect[] =>
  readFolder('blog')
    .sort((a, b) => a.number - b.number)
    .map(({ number, slug }) => ({ from: `/blog/${number}`, to: `/blog/${slug}` }));
