import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Pages } from './pages.ts';

const types: Record<string, string> = { css: 'text/css; charset=utf-8', woff2: 'font/woff2', svg: 'image/svg+xml' };

export const hasPages = (folder: string) => existsSync(join(folder, 'render.js'));

/** The pages as mailroom/build.ts made them. */
export async function loadPages(folder: string): Promise<Pages> {
  const { render, policy } = (await import(pathToFileURL(resolve(folder, 'render.js')).href)) as {
    render: (page: Page, stylesheet: string) => string;
    policy: string;
  };
  const names = readdirSync(join(folder, 'assets'));
  const assets = new Map(
    names.map((name) => [
      name,
      { type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body: readFileSync(join(folder, 'assets', name)) },
    ]),
  );
  const stylesheet = `/messages/assets/${names.find((name) => name.endsWith('.css'))}`;
  return { render: (page) => render(page, stylesheet), assets, policy };
}
