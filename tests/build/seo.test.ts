/** Titles, sitemap, canonical URLs, structured data and the files for crawlers and browsers. */
import { globSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { parse, TextNode } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { englishPath } from '../../app/lib/localized-path.ts';
import { splitEnglish } from '../../app/lib/mark-english.ts';
import { alternates } from '../../app/lib/seo.ts';
import routes from '../../app/routes.ts';
import { readContent, readFolder, slugsIn } from '../../content-model/read.ts';
import { redirects } from '../../server/redirects.ts';
import { detailPages, paths as english, spanishPaths } from '../site-paths.ts';
import { attributes, parsePage, texts } from './read-html.ts';
import { mainOf, pageAt, request, textOf } from './start-server.ts';

const site = readContent('site.yaml');
const paths = [...english, ...spanishPaths];

/** What the group of a pattern matches, for each match. */
const valuesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

const addresses = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const own = path.startsWith('/') ? path : path ? `${above}/${path}` : above;
    return children ? addresses(children, own) : [own || '/'];
  });

test('Each page sets its own title and description', async () => {
  const used = new Set<string>();
  for (const path of paths) {
    const page = await pageAt(path);
    const title = page.querySelector('title')!.textContent;
    const [description = ''] = attributes(page, 'meta[name="description"]', 'content');
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThan(50);
    for (const text of [title, description]) {
      expect(used, `${path}: another page has it too`).not.toContain(text);
      used.add(text);
    }
  }
});

test('All routes of the specification exist', () => {
  const alone = ['/', '/about', '/careers', '/onboarding', '/privacy-notice', '/terms-of-service'];
  const lists = ['/industry', '/blog', '/blog/search', '/portals/booking-scheduler', '/portals/payment-portal'];
  expect(paths).toEqual(expect.arrayContaining([...alone, ...lists, ...detailPages]));
  expect(english.filter((path) => path.startsWith('/blog/') && path !== '/blog/search')).toHaveLength(
    globSync('content/blog/*.md', { exclude: ['**/*.es.md'] }).length,
  );
});

test('sitemap.xml has exactly the pages of the routes and the posts, each with a date', async () => {
  const posts = [
    ...redirects().flatMap(({ to }) => (to.startsWith('/blog/') ? to : [])),
    ...slugsIn('blog', 'es').map((slug) => `/es/blog/${slug}`),
  ];
  const files = /^(?:\/es)?\/(?:feed.xml|llms.txt|search-index.json|sitemap.xml|offline|\*|blog\/:id)$/;
  const pages = addresses((await routes) as RouteConfigEntry[]).filter((path) => !files.test(path));
  // A Set, because posts with an embedded calculator also have a route of their own.
  expect([...paths].sort()).toEqual([...new Set([...pages, ...posts])].sort());

  const response = await request('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const dates = valuesIn(await response.text(), /<lastmod>(.*?)<\/lastmod>/g);
  expect(dates).toHaveLength(paths.length);
  for (const date of dates) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(new Set(dates).size).toBeGreaterThan(1);
});

test('the sitemap gives the day on which a page was last reviewed', async () => {
  const sitemap = await textOf('/sitemap.xml');
  for (const path of ['/industry/energy-insurance', '/personal/flood-insurance', '/services/risk-management', '/disclosures']) {
    const dates = 'p:contains("Last reviewed") > time, dt:contains("Last reviewed") + dd > time';
    const [day] = attributes(await mainOf(path), dates, 'datetime');
    expect(day, path).toBeTruthy();
    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc><lastmod>${day}</lastmod>`);
  }
});

test('each page has its own canonical URL and an existing social card in its language', async () => {
  for (const path of paths) {
    const page = await pageAt(path);
    expect(attributes(page, 'link[rel="canonical"]', 'href'), path).toEqual([site.origin + path]);
    expect(attributes(page, 'meta[property="og:url"]', 'content'), path).toEqual([site.origin + path]);
    expect(attributes(page, 'meta[property="og:title"]', 'content'), path).toEqual([expect.stringMatching(/./)]);
    const [card] = attributes(page, 'meta[property="og:image"]', 'content');
    expect(card!.includes('/es/'), path).toBe(spanishPaths.includes(path));
    const picture = await request(card!.replace(site.origin, ''), { method: 'HEAD' });
    expect(picture.status, `${path}: ${card}`).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  }
});

test('a page in two languages links to both versions in its head and in the sitemap', async () => {
  const sitemap = await textOf('/sitemap.xml');
  expect(spanishPaths.map(englishPath)).toEqual(english);
  for (const path of spanishPaths) {
    const original = englishPath(path);
    for (const address of [original, path]) {
      const page = await pageAt(address);
      const links = page.querySelectorAll('link[rel="alternate"][hreflang]');
      const versions = links.map((link) => ({ hrefLang: link.getAttribute('hreflang'), href: link.getAttribute('href') }));
      expect(versions, address).toEqual(alternates(site.origin, original));
      expect(attributes(page, 'html', 'lang'), address).toEqual([address === path ? 'es-US' : 'en']);
    }
    const [listed] = valuesIn(sitemap, new RegExp(`<loc>${site.origin}${path}</loc>(.*)`, 'g'));
    expect(listed, path).toContain(`hreflang="en" href="${site.origin}${original}"`);
  }
});

test('on Spanish pages, English names in parentheses have lang="en", inside islands too', async () => {
  for (const path of spanishPaths) {
    const page = parsePage(await textOf(path));
    for (const element of page.querySelectorAll('head, [lang="en"]')) element.remove();
    const nodes = page.querySelectorAll('*').flatMap(({ childNodes }) => childNodes);
    const words = nodes.filter((node) => node instanceof TextNode).map(({ rawText }) => rawText);
    expect(words.length, path).toBeGreaterThan(100);
    expect(
      words.filter((text) => splitEnglish(text).length > 1),
      path,
    ).toEqual([]);
  }
});

test('robots.txt links the sitemap and disallows nothing', async () => {
  const text = await textOf('/robots.txt');
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(text).not.toContain('Disallow: /');
});

test('the offline and not-found pages are noindex', async () => {
  for (const path of ['/offline', '/nothing', '/es/offline', '/es/nothing'])
    expect(attributes(await pageAt(path), 'meta[name="robots"]', 'content')).toEqual(['noindex']);
});

test('site.webmanifest and the icons in the head exist', async () => {
  const response = await request('/site.webmanifest');
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(site.legalName);
  const links = attributes(await pageAt('/privacy-notice'), 'link[rel="icon"], link[rel="apple-touch-icon"]', 'href');
  expect(links.length).toBeGreaterThan(1);
  for (const file of [...manifest.icons.map(({ src }) => src), ...links]) {
    const icon = await request(file!);
    expect(icon.status, file).toBe(200);
    expect(icon.headers.get('content-type'), file).toMatch(/^image\//);
  }
});

test('third-party licenses are published', async () => {
  const text = await textOf('/third-party-notices.txt');
  for (const name of ['besley', 'instrument-sans', 'lucide', 'react']) expect(text).toMatch(new RegExp(`^## .*${name}`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('security.txt has a contact and has not expired', async () => {
  const text = await textOf('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${site.email}`);
  const daysLeft = (Date.parse(valuesIn(text, /^Expires: (.*)$/gm)[0]!) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(0);
  // RFC 9116 recommends an expiry within a year.
  expect(daysLeft).toBeLessThanOrEqual(366);
});

test('llms.txt describes the site and lists every page once', async () => {
  const text = await textOf('/llms.txt');
  expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> `));
  const named = valuesIn(text, /\]\((.*?)\)/g).map((url) => url.replace(site.origin, ''));
  expect(named.sort()).toEqual([...paths].sort());
});

test('/blog/1 to /blog/17 redirect to their posts', async () => {
  for (let number = 1; number <= 17; number += 1) {
    const response = await request(`/blog/${number}`);
    expect(response.status).toBe(308);
    expect(paths).toContain(response.headers.get('location'));
  }
});

describe('structured data', () => {
  type Node = Record<string, unknown>;
  const dataOf = async (path: string): Promise<{ '@context': string; '@graph': Node[] }[]> =>
    parse(await textOf(path))
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText));
  const graphOf = async (path: string) => (await dataOf(path))[0]!['@graph'];
  const nodeOf = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type)!;

  /** The types of structured data on a page. The first pattern that matches the path counts. */
  const kinds: [pattern: RegExp, types: string[]][] = [
    [/^\/$/, ['InsuranceAgency']],
    [/^\/about$/, ['InsuranceAgency', 'BreadcrumbList']],
    [/^\/industry\/./, ['Service', 'FAQPage', 'BreadcrumbList']],
    [/^\/personal\/./, ['Service', 'BreadcrumbList']],
    [/^\/services\/./, ['Service', 'BreadcrumbList']],
    [/^\/blog\/(?!search)./, ['BlogPosting', 'BreadcrumbList']],
    [/^\/glossary$/, ['DefinedTermSet', 'BreadcrumbList']],
    [/^\/tools\/./, ['WebApplication', 'BreadcrumbList']],
    [/./, ['BreadcrumbList']],
  ];

  test('each page has one JSON-LD block with the types of its kind, and no rating', async () => {
    for (const path of paths) {
      const data = await dataOf(path);
      const [, types = []] = kinds.find(([pattern]) => pattern.test(englishPath(path))) ?? [];
      const graph = types.map((type) => expect.objectContaining({ '@type': type }));
      expect(data, path).toEqual([{ '@context': 'https://schema.org', '@graph': graph }]);
      expect(JSON.stringify(data), path).not.toMatch(/aggregateRating|reviewRating|"Review"/);
    }
  });

  test('breadcrumbs link to existing pages, and the page shows them', async () => {
    const withoutNav = /^(\/es)?\/(blog|onboarding|portals\/.*)$/;
    for (const path of paths.filter((one) => one !== '/' && one !== '/es')) {
      const { itemListElement } = nodeOf(await graphOf(path), 'BreadcrumbList');
      const trail = itemListElement as { position: number; item: string }[];
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, i) => i + 1));
      const addresses = trail.map(({ item }) => item.replace(site.origin, ''));
      expect(paths, path).toEqual(expect.arrayContaining(addresses));
      expect(addresses.at(-1)).toBe(path);
      const shown = attributes(await pageAt(path), 'nav:is([aria-label="Breadcrumb"], [aria-label="Ruta de navegación"]) a', 'href');
      if (!withoutNav.test(path)) expect(shown, path).toEqual(expect.arrayContaining(addresses.slice(0, -1)));
    }
  });

  test('a post has its dates, a tool is free, and the glossary lists every term by its URL', async () => {
    const posts = readFolder('blog');
    for (const { slug, date, reviewed } of posts)
      expect((await graphOf(`/blog/${slug}`))[0], slug).toMatchObject({ datePublished: date, dateModified: reviewed });
    for (const path of paths.filter((one) => one.startsWith('/tools/')))
      expect((await graphOf(path))[0], path).toMatchObject({ url: site.origin + path, offers: { price: 0 } });
    const ids = attributes(await mainOf('/glossary'), '[id]', 'id');
    const terms = nodeOf(await graphOf('/glossary'), 'DefinedTermSet').hasDefinedTerm as { url: string }[];
    expect(terms).toHaveLength(readFolder('glossary').length);
    for (const { url } of terms) expect(ids).toContain(new URL(url).hash.slice(1));
  });

  test('the FAQ data of an industry has the questions of its page in the same order', async () => {
    const shown = texts(await mainOf('/industry/energy-insurance'), '#questions summary');
    const faq = nodeOf(await graphOf('/industry/energy-insurance'), 'FAQPage');
    const listed = (faq.mainEntity as { name: string }[]).map(({ name }) => name);
    expect(listed.length).toBeGreaterThan(4);
    expect(shown.slice(0, listed.length)).toEqual(listed);
  });

  test('the agency has an address, its hours and the areas of its licenses', async () => {
    expect((await graphOf('/'))[0]).toMatchObject({
      legalName: site.legalName,
      telephone: site.phone.href.replace('tel:', ''),
      address: { streetAddress: site.address.street, postalCode: site.address.zip },
      openingHoursSpecification: site.opening.map(({ opens, closes }) => ({ opens, closes })),
      areaServed: site.licenses.map(({ state }) => ({ name: state })),
    });
  });
});

test('Logos are preloaded before rendering', async () => {
  const pictures = 'link[rel="preload"][as="image"][href^="/images/partners/"]';
  expect((await pageAt('/')).querySelectorAll(pictures)).toHaveLength(5);
});
