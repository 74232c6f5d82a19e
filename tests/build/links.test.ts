/** Links and references between the files of the build. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOf } from '../../server/site-files.ts';
import { attributes, parsePage } from './read-html.ts';

const folder = join(process.env.BUILD_DIRECTORY ?? 'build', 'client');
const files = new Map(globSync('**/*.html', { cwd: folder }).map((name) => [pathOf(name), readFileSync(join(folder, name), 'utf8')]));
const pages = new Map([...files].map(([path, html]) => [path, parsePage(html)]));
const linksOf = (selector: string) =>
  [...pages].flatMap(([path, page]) => attributes(page, selector, 'href').map((href) => ({ path, href: href! })));

test('every internal link leads to an existing page and id', () => {
  const ids = new Map([...pages].map(([path, page]) => [path, new Set(attributes(page, '[id]', 'id'))]));
  const internal = linksOf('a:is([href^="/"], [href^="#"], [href^="?"]):not([href^="//"])');
  const dead = internal.filter(({ path, href }) => {
    const { pathname, hash } = new URL(href, `https://site.example${path}`);
    const target = decodeURIComponent(pathname);
    // Fragments such as #limit=200000 hold the field values of a tool instead of an id.
    const isFound = !hash || hash.includes('=') || ids.get(target)?.has(decodeURIComponent(hash.slice(1)));
    return !isFound || (!pages.has(target) && !existsSync(join(folder, target)));
  });
  expect(internal.length).toBeGreaterThan(30 * pages.size);
  expect(dead).toEqual([]);
});

test('every image, script, stylesheet and font that a page references exists', () => {
  const all = [...pages.values()];
  const valuesOf = (name: string) => all.flatMap((page) => attributes(page, `[${name}]`, name) as string[]);
  const kinds = [
    ['src', 'href', 'poster'].flatMap(valuesOf).filter((address) => /^\/.*\.\w+$/.test(address)),
    ['srcset', 'imagesrcset'].flatMap(valuesOf).flatMap((set) => set.match(/\/[^ ,]+/g) ?? []),
    [...files.values()].flatMap((html) => [...html.matchAll(/scripts = \["(\/[^"]+)"\]/g)].map(([, file]) => file!)),
    all.flatMap((page) => attributes(page, 'meta[property="og:image"]', 'content') as string[]).map((card) => new URL(card).pathname),
  ];
  for (const referenced of kinds) expect(referenced.length).toBeGreaterThanOrEqual(pages.size);
  const missing = new Set(kinds.flat().filter((file) => !existsSync(join(folder, file))));
  expect([...missing].sort(), 'npm run images generates the files in /images').toEqual([]);
});

test('external links come from content/ and have rel=noopener and an origin-only referrer', () => {
  const sources = globSync('content/**/*.{yaml,md}').map((file) => readFileSync(file, 'utf8'));
  const known = new Set(sources.flatMap((source) => [...source.matchAll(/https?:\/\/[^\s'"`)<>]+/g)].map(([address]) => address)));
  const outside = linksOf('a:is([href^="//"], [href^="http:"], [href^="https:"])');
  expect(outside.length).toBeGreaterThan(pages.size);
  expect(outside.filter(({ href }) => !known.has(href))).toEqual([]);
  expect(linksOf('a[target="_blank"]').length).toBeGreaterThan(pages.size);
  expect(linksOf('a[target="_blank"]:not([rel~="noopener"])')).toEqual([]);
  const serving = JSON.parse(readFileSync(join(folder, '../serving.json'), 'utf8')) as { pages: Record<string, string> };
  expect(serving.pages['Referrer-Policy']).toMatch(/strict-origin|no-referrer|^origin$/);
});
