/** Titles, sitemap, canonical URLs, structured data and the files for crawlers and browsers. */
import { globSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { splitEnglish } from '../../app/lib/mark-english.ts';
import { alternates } from '../../app/lib/seo.ts';
import routes from '../../app/routes.ts';
import { readContent, readFolder, slugsIn } from '../../content-model/read.ts';
import { redirects } from '../../server/redirects.ts';
import { paths as english, industrySlugs, spanishPaths } from '../site-paths.ts';
import { request, textOf } from './start-server.ts';

const site = readContent('site.yaml');
const paths = [...english, ...spanishPaths];

const addresses = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const own = path.startsWith('/') ? path : path ? `${above}/${path}` : above;
    return children ? addresses(children, own) : [own || '/'];
  });

test('Each page sets its own title and description', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const html = await textOf(path);
    const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? '';
    const description = html.match(/<meta name="description" content="(.*?)"/)?.[1] ?? '';
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThan(50);
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    expect(descriptions.get(description), `${path} has the description of another page`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test('All routes of the specification exist', () => {
  const personal = ['homeowners', 'auto', 'rental-property', 'condo', 'classic-auto', 'builders-risk', 'flood', 'motorcycle', 'life'];
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/industry',
      '/careers',
      '/onboarding',
      '/blog',
      '/blog/search',
      '/privacy-notice',
      '/terms-of-service',
      ...industrySlugs.map((slug) => `/industry/${slug}-insurance`),
      ...personal.map((slug) => `/personal/${slug}-insurance`),
      '/services/commercial-property',
      ...['claims-advocacy', 'alternative-risk-financing', 'loss-control', 'portfolio-management'].map(
        (slug) => `/services/commercial-property/${slug}`,
      ),
      '/services/private-client',
      '/services/risk-management',
      '/services/benchmark-network',
      '/portals/booking-scheduler',
      '/portals/payment-portal',
    ]),
  );
  expect(english.filter((path) => path.startsWith('/blog/') && path !== '/blog/search')).toHaveLength(
    globSync('content/blog/*.md', { exclude: ['**/*.es.md'] }).length,
  );
});

test('sitemap.xml has exactly the pages of the routes and the posts, each with a date', async () => {
  const posts = [...redirects().map(({ to }) => to), ...slugsIn('blog', 'es').map((slug) => `/es/blog/${slug}`)];
  const files = /^(?:\/es)?\/(?:feed.xml|llms.txt|search-index.json|sitemap.xml|offline|\*|blog\/:id)$/;
  const pages = addresses((await routes) as RouteConfigEntry[]).filter((path) => !files.test(path));
  // A Set, because posts with an embedded calculator also have a route of their own.
  expect([...paths].sort()).toEqual([...new Set([...pages, ...posts])].sort());

  const response = await request('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const dates = [...(await response.text()).matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date!);
  expect(dates).toHaveLength(paths.length);
  for (const date of dates) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(new Set(dates).size).toBeGreaterThan(1);
});

test('the sitemap gives the day on which a page was last reviewed', async () => {
  const sitemap = await textOf('/sitemap.xml');
  for (const path of ['/industry/energy-insurance', '/personal/flood-insurance', '/services/risk-management', '/disclosures']) {
    const html = await textOf(path);
    const [, day] = html.match(/Last reviewed(?:<[^>]*>|\s)*<time[^>]*dateTime="([\d-]+)"/i) ?? [];
    expect(day, path).toBeTruthy();
    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc><lastmod>${day}</lastmod>`);
  }
});

test('each page has its own canonical URL and an existing social card', async () => {
  for (const path of paths) {
    const html = await textOf(path);
    const tag = (pattern: RegExp) => [...html.matchAll(new RegExp(pattern, 'g'))].map(([, value]) => value);
    expect(tag(/<link rel="canonical" href="([^"]*)"/), path).toEqual([site.origin + path]);
    expect(tag(/property="og:url" content="([^"]*)"/), path).toEqual([site.origin + path]);
    expect(tag(/property="og:title" content="([^"]*)"/)[0], path).toBeTruthy();
    const [card] = tag(/property="og:image" content="([^"]*)"/);
    const picture = await request(card!.replace(site.origin, ''), { method: 'HEAD' });
    expect(picture.status, `${path}: ${card}`).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  }
});

test('a page in two languages links to both versions in its head and in the sitemap', async () => {
  const sitemap = await textOf('/sitemap.xml');
  expect(spanishPaths.length).toBeGreaterThan(45);
  for (const path of spanishPaths) {
    const original = path.replace(/^\/es/, '') || '/';
    for (const page of [original, path]) {
      const html = await textOf(page);
      const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
      expect(
        links.map(([, hrefLang, href]) => ({ hrefLang, href })),
        page,
      ).toEqual(alternates(site.origin, original));
      expect(html, page).toMatch(page === path ? /<html lang="es-US"/ : /<html lang="en"/);
    }
    const [, listed = ''] = sitemap.match(new RegExp(`<loc>${site.origin}${path}</loc>(.*)`)) ?? [];
    expect(listed, path).toContain(`hreflang="en" href="${site.origin}${original}"`);
  }
  expect(await textOf('/about')).not.toContain('hrefLang');
});

test('on Spanish pages, English names in parentheses have lang="en", inside islands too', async () => {
  for (const path of spanishPaths) {
    const html = (await textOf(path)).replaceAll(/<(head|script)\b.*?<\/\1>|<(\w+)[^>]* lang="en"[^>]*>.*?<\/\2>/gs, '');
    expect(
      html.split(/<[^>]*>/).filter((text) => splitEnglish(text).length > 1),
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
    expect(await textOf(path)).toContain('<meta name="robots" content="noindex"/>');
});

test('site.webmanifest and the icons in the head exist', async () => {
  const response = await request('/site.webmanifest');
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(site.legalName);
  const tags = (await textOf('/privacy-notice')).match(/<link [^>]*rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];
  const links = tags.map((tag) => tag.match(/href="([^"]*)"/)![1]!);
  expect(links.length).toBeGreaterThan(1);
  for (const file of [...manifest.icons.map(({ src }) => src), ...links]) {
    const icon = await request(file);
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
  const [, expires] = text.match(/^Expires: (.*)$/m) ?? [];
  expect(new Date(expires!).getTime()).toBeGreaterThan(Date.now());
  // RFC 9116 recommends an expiry within a year.
  expect(new Date(expires!).getTime()).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
});

test('llms.txt describes the site and lists every page once', async () => {
  const text = await textOf('/llms.txt');
  expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> `));
  const named = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url!.replace(site.origin, ''));
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
  interface Node {
    '@type': string;
    [key: string]: unknown;
  }
  const dataOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as { '@context': string; '@graph': Node[] },
    );

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
      const html = await textOf(path);
      const [data, ...more] = dataOf(html);
      expect(more, path).toEqual([]);
      expect(data?.['@context']).toBe('https://schema.org');
      expect(
        data?.['@graph'].map((node) => node['@type']),
        path,
      ).toEqual(kinds.find(([pattern]) => pattern.test(path.replace(/^\/es(?=\/)|^\/es$/, '') || '/'))?.[1]);
      expect(JSON.stringify(data), path).not.toMatch(/aggregateRating|reviewRating|"Review"/);
    }
  });

  test('breadcrumbs link to existing pages, and the page shows them', async () => {
    for (const path of paths.filter((one) => one !== '/' && one !== '/es')) {
      const html = await textOf(path);
      const graph = dataOf(html)[0]?.['@graph'] ?? [];
      const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as { position: number; item: string }[];
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, i) => i + 1));
      const addresses = trail.map(({ item }) => item.replace(site.origin, ''));
      expect(paths, path).toEqual(expect.arrayContaining(addresses));
      expect(addresses.at(-1)).toBe(path);
      const [, shown = ''] = html.match(/<nav aria-label="(?:Breadcrumb|Ruta de navegación)"[^>]*>(.*?)<\/nav>/s) ?? [];
      const links = [...shown.matchAll(/href="(.*?)"/g)].map(([, href]) => href);
      if (shown) expect(links, path).toEqual(expect.arrayContaining(addresses.slice(0, -1)));
    }
  });

  const graphOf = async (path: string) => dataOf(await textOf(path))[0]!['@graph'];

  test('a post has its dates, a tool is free, and the glossary lists every term by its URL', async () => {
    const posts = readFolder('blog');
    for (const { slug, date, reviewed } of posts)
      expect((await graphOf(`/blog/${slug}`))[0], slug).toMatchObject({ datePublished: date, dateModified: reviewed });
    for (const path of paths.filter((one) => one.startsWith('/tools/')))
      expect((await graphOf(path))[0], path).toMatchObject({ url: site.origin + path, offers: { price: 0 } });
    const glossary = await textOf('/glossary');
    const [set] = await graphOf('/glossary');
    const terms = set!['hasDefinedTerm'] as { url: string }[];
    expect(terms).toHaveLength(readFolder('glossary').length);
    for (const { url } of terms) expect(glossary).toContain(`id="${new URL(url).hash.slice(1)}"`);
  });

  test('the FAQ data of an industry has the questions of its page in the same order', async () => {
    const [, page = ''] = (await textOf('/industry/energy-insurance')).split('id="questions"');
    const shown = [...page.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([, html]) => html!.replace(/<[^>]*>/g, '').trim());
    const faq = (await graphOf('/industry/energy-insurance')).find((node) => node['@type'] === 'FAQPage');
    const listed = (faq!['mainEntity'] as { name: string }[]).map(({ name }) => name);
    expect(listed.length).toBeGreaterThan(4);
    expect(shown.slice(0, listed.length)).toEqual(listed);
  });

  test('the agency has an address and areas served', async () => {
    const [agency] = dataOf(await textOf('/'))[0]!['@graph'];
    expect(agency).toMatchObject({
      legalName: site.legalName,
      telephone: site.phone.href.replace('tel:', ''),
      address: { streetAddress: site.address.street, postalCode: site.address.zip },
      areaServed: [{ name: 'Texas' }, { name: 'United States' }],
    });
  });
});

test('Logos are preloaded before rendering', async () => {
  expect((await textOf('/')).match(/<link rel="preload" href="\/images\/partners\/[^>]*as="image"/g)).toHaveLength(5);
});
