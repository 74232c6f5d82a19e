/** The files of a build, listed once at start: a request can only reach a file on this list. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

interface SiteFile {
  /** Path inside the folder, with a leading slash. */
  name: string;
  /** From the content, so a deploy leaves the ETags of unchanged files as they are. */
  etag: string;
}

/** `files`: by URL path; pages have paths without .html. `compressed`: names of files with a .br and a .gz copy. */
export function siteFiles(folder: string): { files: Map<string, SiteFile>; compressed: Set<string> } {
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: folder }).map(withSlashes);
  const files = names
    .filter((name) => !/\.(br|gz)$|^(?:es\/)?404\.html$/.test(name))
    .map((name): [string, SiteFile] => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64url');
      return [pathOf(name), { name: `/${name}`, etag: `W/"${hash.slice(0, 16)}"` }];
    });
  return {
    files: new Map(files),
    compressed: new Set(names.filter((name) => name.endsWith('.br')).map((name) => `/${name.slice(0, -'.br'.length)}`)),
  };
}

/** Windows separates folders with backslashes. */
const withSlashes = (name: string) => name.replaceAll(sep, '/');

/** The URL path of a file. */
export function pathOf(file: string): string {
  const name = withSlashes(file);
  if (!name.endsWith('.html')) return `/${name}`;
  return `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '/');
}
