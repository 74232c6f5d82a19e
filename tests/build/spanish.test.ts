/** The HTML of the Spanish pages: the language switch, links and the not-found page. */
import { expect, test } from 'vitest';
import { englishPath } from '../../app/lib/localized-path.ts';
import { readContent } from '../../content-model/read.ts';
import { spanishPaths } from '../site-paths.ts';
import { texts } from './read-html.ts';
import { pageAt, request, textOf } from './start-server.ts';

const { languages } = readContent('site.yaml', 'es');

test('the language switch of each page leads to the same page in the other language', async () => {
  for (const path of spanishPaths)
    for (const [page, target, { name }] of [
      [path, englishPath(path), languages.en],
      [englishPath(path), path, languages.es],
    ] as const) {
      const switches = (await pageAt(page)).querySelectorAll('a[data-language-switch]');
      expect(switches.length, page).toBeGreaterThan(0);
      for (const link of switches) {
        expect(link.getAttribute('href'), page).toBe(target);
        expect(link.textContent, page).toContain(name);
      }
    }
});

test('wherever a Spanish page gives a telephone number to call, it says in which language the office answers', async () => {
  const { reply } = readContent('forms.yaml', 'es');
  for (const path of [
    '/es/portals/booking-scheduler',
    '/es/portals/payment-portal',
    '/es/nothing',
    '/es/offline',
    '/es/careers',
    '/es/about',
  ])
    expect(await textOf(path), path).toContain(reply!.english);
  expect(await textOf('/portals/booking-scheduler')).not.toContain(reply!.english);
});

test('the note on the language of policies stands on pages that explain coverage, and on no others', async () => {
  const { policyNotice } = readContent('site.yaml', 'es');
  for (const path of ['/es', '/es/personal/flood-insurance', '/es/services/risk-management', '/es/glossary'])
    expect(await textOf(path), path).toContain(policyNotice);
  for (const path of ['/es/privacy-notice', '/es/blog/search', '/es/portals/payment-portal', '/es/careers'])
    expect(await textOf(path), path).not.toContain(policyNotice);
});

test('internal links of Spanish pages lead to Spanish pages', async () => {
  for (const path of spanishPaths) {
    const internal = (await pageAt(path)).querySelectorAll('a[href^="/"]:not([data-language-switch])');
    expect(internal.length, path).toBeGreaterThan(30);
    for (const link of internal) expect(link.getAttribute('href'), path).toMatch(/^\/es(?:$|[/?#])/);
  }
});

test('an unknown path under /es shows the Spanish not-found page', async () => {
  expect((await request('/es/nada')).status).toBe(404);
  expect(texts(await pageAt('/es/nada'), 'h1')).toEqual([readContent('pages/not-found.yaml', 'es').title]);
});
