/** The HTML of the Spanish pages: the language switch, links, search and the not-found page. */
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { englishPath } from '../../app/lib/localized-path.ts';
import { searchIn } from '../../app/lib/search.ts';
import { searchOptions } from '../../app/lib/search-terms.ts';
import { readContent } from '../../content-model/read.ts';
import { spanishPaths } from '../site-paths.ts';
import { request, textOf } from './start-server.ts';

const { labels, languages } = readContent('site.yaml', 'es');

const linksIn = (html: string) =>
  [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', text = '']) => ({
    href: attributes.match(/href="([^"]*)"/)?.[1] ?? '',
    hrefLang: attributes.match(/hreflang="([^"]*)"/i)?.[1],
    isSwitch: attributes.includes('data-language-switch'),
    text: text.replaceAll(/<!--.*?-->|<[^>]*>/g, ''),
  }));

test('the language switch of each page leads to the same page in the other language', async () => {
  for (const path of spanishPaths)
    for (const [page, target, { name }] of [
      [path, englishPath(path), languages.en],
      [englishPath(path), path, languages.es],
    ] as const) {
      const switches = linksIn(await textOf(page)).filter(({ isSwitch }) => isSwitch);
      expect(switches, page).not.toEqual([]);
      for (const link of switches) expect(link, page).toMatchObject({ href: target, text: expect.stringContaining(name) });
    }
});

test('on a page without a translation, a note replaces the language switch', async () => {
  const html = await textOf('/about');
  expect(html).toContain(`>${languages.es.none}<`);
  expect(linksIn(html).filter(({ isSwitch }) => isSwitch)).toEqual([]);
});

test('internal links of Spanish pages lead to Spanish pages, or say that their page is in English', async () => {
  for (const path of spanishPaths) {
    const internal = linksIn(await textOf(path)).filter(({ href, isSwitch }) => href.startsWith('/') && !isSwitch);
    expect(internal.length, path).toBeGreaterThan(30);
    for (const { href, hrefLang, text } of internal) {
      const isEnglish = !/^\/es(?:$|[/?#])/.test(href);
      expect([text.includes(labels.inEnglish), hrefLang], `${path}: ${href} ${text}`).toEqual([isEnglish, isEnglish ? 'en' : undefined]);
    }
  }
});

test('search finds words of Texan Spanish and words typed without accents', async () => {
  const search = searchIn(MiniSearch.loadJSON(await textOf('/es/search-index.json'), searchOptions('es')), 'es');
  expect(search('aseguranza de carro')[0]).toMatchObject({
    path: '/es/personal/auto-insurance',
    title: expect.stringMatching(/^Seguro de auto/),
  });
  for (const query of ['inundacion', 'granizo']) expect(search(query)[0]?.path).toMatch(/^\/es\//);
});

test('an unknown path under /es shows the Spanish not-found page', async () => {
  const response = await request('/es/nada');
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${readContent('pages/not-found.yaml', 'es').title}<`));
});
