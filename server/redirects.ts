/**
 * Addresses that moved, as data: the server, nginx, Caddy and the static hosts all get them from here.
 * Slashes at the end and addresses such as /about.html are no entries: they follow from the pages that exist.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

export interface Redirect {
  from: string;
  to: string;
}

/** The address above the services has no page of its own, but people shorten addresses by hand. */
const moved: Redirect[] = [{ from: '/services', to: '/services/commercial-property' }];

/** Posts once had numbers: /blog/1 leads to the post whose front matter says `number: 1`. */
function numberedPosts(): Redirect[] {
  return globSync('content/blog/*.md')
    .map((file) => {
      const [, matter = ''] = readFileSync(file, 'utf8').match(/^---\n([\s\S]*?)\n---\n/) ?? [];
      return { number: Number((parse(matter) as { number: number }).number), to: `/blog/${basename(file, '.md')}` };
    })
    .sort((a, b) => a.number - b.number)
    .map(({ number, to }) => ({ from: `/blog/${number}`, to }));
}

export const redirects = (): Redirect[] => [...moved, ...numberedPosts()];
