import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../content-model/read.ts';

const site = readContent('site.yaml');

/** Takes the place of the worker when site.offline is false: browsers that have one look for a newer one, and this one removes everything. */
export const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Writes /sw.js. Its version follows pages, pictures and data: any change to one of them makes a new worker with an empty store. */
export async function serviceWorker(folder: string, offline = site.offline): Promise<void> {
  writeFileSync(join(folder, 'sw.js'), offline ? worker(folder) : farewell);
}

function worker(folder: string): string {
  const version = createHash('sha256');
  // other files have their content's hash in their name
  for (const file of globSync(['**/*.{html,json}', 'images/**/*.*'], { cwd: folder }).sort())
    version.update(readFileSync(join(folder, file)));
  const looks = [
    ...linkedStyles(readFileSync(join(folder, 'offline.html'), 'utf8')),
    ...globSync('assets/*.{woff2,svg}', { cwd: folder }),
  ].map((file) => `/${file}`);
  return readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
    .replace('{{version}}', version.digest('hex').slice(0, 12))
    .replace("['{{shell}}']", JSON.stringify(['/offline', ...looks]))
    .replace("['{{tools}}']", JSON.stringify(workbench(folder).filter((path) => !looks.includes(path))));
}

const linkedStyles = (html: string) => [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => file!);

/** The pages of the workbench, their styles and scripts, and the islands that stand on them. */
function workbench(folder: string): string[] {
  const pages = globSync(['tools.html', 'tools/*.html'], { cwd: folder }).sort();
  const html = pages.map((page) => readFileSync(join(folder, page), 'utf8')).join('');
  const islands = [...new Set([...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => `assets/${name}.island-*.js`))];
  // entry.client imports the islands of all pages dynamically: follow its static imports only
  const entry = withImports(folder, globSync('assets/entry.client-*.js', { cwd: folder }), /(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g);
  const scripts = withImports(
    folder,
    globSync([...islands, 'assets/hydrate-*.js'], { cwd: folder }),
    /(?:from|import)\s*\(?["`]\.\/([^"`]+\.js)["`]/g,
    entry,
  );
  const files = new Set([...linkedStyles(html), ...entry, ...scripts]);
  return [...pages.map((page) => page.replace('.html', '')), ...files].map((path) => `/${path}`);
}

/** Scripts of the build and everything they import, except what is in `known`. */
function withImports(folder: string, scripts: string[], imports: RegExp, known = new Set<string>()): Set<string> {
  const found = new Set(scripts);
  for (const script of found) {
    const code = readFileSync(join(folder, script), 'utf8');
    for (const [, name] of code.matchAll(imports)) if (!known.has(`assets/${name}`)) found.add(`assets/${name}`);
  }
  return found;
}
