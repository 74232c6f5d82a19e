import { globSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * about/index.html becomes about.html: canonical addresses have no slash at the end, and some hosts
 * would force one. The page for unknown paths becomes 404.html. Data for a router in the browser is not served: there is none.
 */
export async function flattenPages(folder: string): Promise<void> {
  for (const page of globSync('**/index.html', { cwd: folder })) {
    if (page === 'index.html') continue;
    const directory = join(folder, dirname(page));
    renameSync(join(folder, page), `${directory}.html`);
    try {
      rmdirSync(directory);
    } catch {
      // holds other pages
    }
  }
  for (const leftover of [...globSync('**/*.data', { cwd: folder }), '.vite'])
    rmSync(join(folder, leftover), { force: true, recursive: true });
}
