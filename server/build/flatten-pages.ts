import { globSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Renames about/index.html to about.html: canonical URLs have no trailing slash, and some hosts would force one.
 * Deletes the router's data files, because no router runs in the browser.
 */
export function flattenPages(folder: string): void {
  for (const page of globSync('**/index.html', { cwd: folder })) {
    if (page === 'index.html') continue;
    const directory = join(folder, dirname(page));
    renameSync(join(folder, page), `${directory}.html`);
    try {
      rmdirSync(directory);
    } catch {
      // The folder still contains other pages.
    }
  }
  for (const file of globSync('**/*.data', { cwd: folder })) rmSync(join(folder, file));
}
