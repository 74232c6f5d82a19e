import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readContent } from '../../content-model/read.ts';
import { pathOf } from '../site-files.ts';
import { scriptsOf } from './island-scripts.ts';

const site = readContent('site.yaml');

/** Replaces the worker when site.offline is false: deletes all caches and unregisters itself. */
export const unregisteringWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Writes /sw.js. Its version is a hash of pages, images and data: a change to any of them makes a new worker with an empty cache. */
export function serviceWorker(folder: string, manifest: Manifest, offline = site.offline): void {
  writeFileSync(join(folder, 'sw.js'), offline ? worker(folder, manifest) : unregisteringWorker);
}

function worker(folder: string, manifest: Manifest): string {
  const version = createHash('sha256');
  // Other files have a content hash in their name, so a change to one changes the pages that use it.
  for (const file of globSync(['**/*.{html,json}', 'images/**/*.*'], { cwd: folder }).sort())
    version.update(readFileSync(join(folder, file)));
  const scripts = (pages: string[]) =>
    scriptsOf(pages.map((page) => readFileSync(join(folder, page), 'utf8')).join(''), manifest).map((file) => `/${file}`);
  const shell = new Set([
    ...globSync(['offline.html', 'service.html', 'es/{offline,service}.html'], { cwd: folder }).map(pathOf),
    ...globSync('assets/*.{woff2,svg}', { cwd: folder }).map((file) => `/${file}`),
    ...scripts(globSync('service.html', { cwd: folder })),
  ]);
  const tools = globSync(['tools.html', 'tools/*.html'], { cwd: folder }).sort();
  // Pages last: a tool that opens offline has its scripts.
  const toolFiles = [...scripts(tools), ...tools.map(pathOf)];
  return readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
    .replace('{{version}}', version.digest('hex').slice(0, 12))
    .replace("['{{shell}}']", JSON.stringify([...shell]))
    .replace("['{{tools}}']", JSON.stringify(toolFiles.filter((path) => !shell.has(path))));
}
