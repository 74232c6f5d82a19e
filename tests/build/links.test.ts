/** Links and references between the files of the build. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOf } from '../../server/site-files.ts';

const folder = join(process.env['BUILD_DIRECTORY'] ?? 'build', 'client');
const pages = new Map(globSync('**/*.html', { cwd: folder }).map((name) => [pathOf(name), readFileSync(join(folder, name), 'utf8')]));

const values = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value!.replaceAll('&amp;', '&'));

test('every internal link leads to an existing page and id', () => {
  const dead: string[] = [];
  const ids = new Map([...pages].map(([path, html]) => [path, new Set(values(html, /\sid="([^"]*)"/g))]));
  for (const [path, html] of pages) {
    for (const href of new Set(values(html, /<a\s[^>]*?href="([^"]*)"/g))) {
      if (!/^[/#?]/.test(href) || href.startsWith('//')) continue;
      const { pathname, hash } = new URL(href, `https://site.example${path}`);
      const target = decodeURIComponent(pathname);
      // Fragments such as #limit=200000 hold the field values of a tool instead of an id.
      const isFound = !hash || hash.includes('=') || ids.get(target)?.has(decodeURIComponent(hash.slice(1)));
      if (!isFound || (!pages.has(target) && !existsSync(join(folder, target)))) dead.push(`${path} → ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('every image, script, stylesheet and font that a page references exists', () => {
  const missing = new Set<string>();
  for (const html of pages.values()) {
    const plain = values(html, /(?:src|href|poster)="(\/[^"]*\.\w+)"/g);
    const sets = values(html, /(?:srcset|imagesrcset)="([^"]*)"/gi).flatMap((set) => set.match(/\/[^ ,]+/g) ?? []);
    const loaded = values(html, /import\("(\/[^"]+)"\)/g);
    const cards = values(html, /property="og:image" content="https?:\/\/[^/"]+(\/[^"]*)"/g);
    for (const file of [...plain, ...sets, ...loaded, ...cards]) if (!existsSync(join(folder, file))) missing.add(file);
  }
  expect([...missing].sort(), 'npm run images generates the files in /images').toEqual([]);
});

test('external links come from content/ and have rel=noopener and an origin-only referrer', () => {
  const sources = globSync('content/**/*.{yaml,md}').map((file) => readFileSync(file, 'utf8'));
  const known = new Set(sources.flatMap((source) => [...source.matchAll(/https?:\/\/[^\s'"`)<>]+/g)].map(([address]) => address)));
  const anchors = [...pages].flatMap(([path, html]) => [...html.matchAll(/<a\s[^>]*>/g)].map(([anchor]) => ({ path, anchor })));
  const outside = anchors.filter(({ anchor }) => /\shref="(https?:)?\/\//.test(anchor));
  const newTabs = anchors.filter(({ anchor }) => anchor.includes('target="_blank"'));
  expect(outside.length).toBeGreaterThan(pages.size);
  expect(outside.filter(({ anchor }) => !known.has(values(anchor, /\shref="([^"]*)"/g)[0]!))).toEqual([]);
  expect(newTabs.filter(({ anchor }) => !/\srel="[^"]*\bnoopener\b/.test(anchor))).toEqual([]);
  const serving = JSON.parse(readFileSync(join(folder, '../serving.json'), 'utf8')) as { pages: Record<string, string> };
  expect(serving.pages['Referrer-Policy']).toMatch(/strict-origin|no-referrer|^origin$/);
});
