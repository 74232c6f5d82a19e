import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from './page-data.ts';

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
]);

export const hasPages = (folder: string) => existsSync(join(folder, 'render.js'));

/** Loads the pages that mailroom/pages/build.ts has built. */
export async function loadPages(folder: string): Promise<Pages> {
  const { render, policy }: typeof import('./render') = await import(pathToFileURL(resolve(folder, 'render.js')).href);
  const names = readdirSync(join(folder, 'assets'));
  const assets = new Map(
    names.map((name) => [
      name,
      { type: types.get(extname(name)) ?? 'application/octet-stream', body: readFileSync(join(folder, 'assets', name)) },
    ]),
  );
  const address = (extension: string) => `/messages/assets/${names.find((name) => extname(name) === extension)}`;
  return { render: (page) => render(page, { stylesheet: address('.css'), script: address('.js') }), assets, policy };
}
