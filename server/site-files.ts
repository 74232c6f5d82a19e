/** What there is to serve: a list made once, so that no request ever touches a path that is not on it. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface SiteFile {
  /** Inside the folder, with a slash in front. */
  name: string;
  /** From the content: the same on every machine, and unchanged by a deploy that changes other files. */
  etag: string;
  bytes: number;
}

/** Address → file. Pages have addresses without .html; compressed copies have none of their own. */
export function siteFiles(folder: string): Map<string, SiteFile> {
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: folder, exclude: ['**/*.br', '**/*.gz', '404.html'] });
  return new Map(
    names.map(withSlashes).map((name) => {
      const file = readFileSync(join(folder, name));
      const etag = `W/"${createHash('sha256').update(file).digest('base64url').slice(0, 16)}"`;
      return [addressOf(name), { name: `/${name}`, etag, bytes: file.length }];
    }),
  );
}

/** The name of a file as addresses have it: Windows finds it with backslashes. */
export const withSlashes = (name: string) => name.replaceAll(sep, '/');

export function addressOf(file: string): string {
  const name = withSlashes(file);
  if (!name.endsWith('.html')) return `/${name}`;
  return `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '/');
}
