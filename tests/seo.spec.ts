/** What search engines, readers, browsers and language models get. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../app/routes.ts';
import { readContent } from '../content-model/read.ts';
import { redirects } from '../server/redirects.ts';
import { paths } from './paths.ts';
import { expect, open, test } from './site-test';

const site = readContent('site.yaml');

const addresses = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const own = path ? `${above}/${path}` : above;
    return children ? addresses(children, own) : [own || '/'];
  });

test('sitemap.xml has exactly the pages of the routes and the posts, each with a date', async ({ request }) => {
  const posts = redirects().map(({ to }) => to);
  const files = ['/feed.xml', '/llms.txt', '/search-index.json', '/sitemap.xml', '/offline', '/*', '/blog/:id'];
  const pages = addresses((await routes) as RouteConfigEntry[]).filter((path) => !files.includes(path));
  // a post with a small sheet has a route of its own
  expect([...paths].sort()).toEqual([...new Set([...pages, ...posts])].sort());

  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const dates = [...(await response.text()).matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date!);
  expect(dates).toHaveLength(paths.length);
  for (const date of dates) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(new Set(dates).size).toBeGreaterThan(1);
});

test('the sitemap has the day on which a page was last reviewed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/industry/energy-insurance', '/personal/flood-insurance', '/services/risk-management', '/disclosures']) {
    const html = await (await request.get(path)).text();
    const [, day] = html.match(/Last reviewed(?:<[^>]*>|\s)*<time[^>]*dateTime="([\d-]+)"/i) ?? [];
    expect(day, path).toBeTruthy();
    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc><lastmod>${day}</lastmod>`);
  }
});

test('each page has its own canonical URL and an existing social card', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const tag = (pattern: RegExp) => [...html.matchAll(new RegExp(pattern, 'g'))].map(([, value]) => value);
    expect(tag(/<link rel="canonical" href="([^"]*)"/), path).toEqual([site.origin + path]);
    expect(tag(/property="og:url" content="([^"]*)"/), path).toEqual([site.origin + path]);
    expect(tag(/property="og:title" content="([^"]*)"/)[0], path).toBeTruthy();
    const [card] = tag(/property="og:image" content="([^"]*)"/);
    const picture = await request.head(card!.replace(site.origin, ''));
    expect(picture.status(), `${path}: ${card}`).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  }
});

test('robots.txt links the sitemap and disallows nothing', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(text).not.toContain('Disallow: /');
});

test('the offline and not-found pages are noindex', async ({ request }) => {
  for (const path of ['/offline', '/nothing'])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>');
});

test('site.webmanifest and the icons in the head exist', async ({ request, page }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(site.legalName);
  await page.goto('/privacy-notice');
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  for (const file of [...manifest.icons.map(({ src }) => src), ...links]) {
    const icon = await request.get(file);
    expect(icon.status(), file).toBe(200);
    expect(icon.headers()['content-type'], file).toMatch(/^image\//);
  }
});

test('third-party licenses are published', async ({ request }) => {
  const text = await (await request.get('/third-party-notices.txt')).text();
  for (const name of ['besley', 'instrument-sans', 'lucide', 'react']) expect(text).toMatch(new RegExp(`^## .*${name}`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('security.txt has a contact and has not expired', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${site.email}`);
  const [, expires] = text.match(/^Expires: (.*)$/m) ?? [];
  expect(new Date(expires!).getTime()).toBeGreaterThan(Date.now());
  // RFC 9116: less than a year is recommended
  expect(new Date(expires!).getTime()).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
});

test('llms.txt describes the site and lists every page once', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> `));
  const named = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url!.replace(site.origin, ''));
  expect(named.sort()).toEqual([...paths].sort());
});

test('/blog/1 to /blog/17 redirect to their posts', async ({ request }) => {
  for (let number = 1; number <= 17; number += 1) {
    const response = await request.get(`/blog/${number}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(paths).toContain(response.headers()['location']);
  }
});

test.describe('structured data', () => {
  interface Node {
    '@type': string;
    [key: string]: unknown;
  }
  const dataOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as { '@context': string; '@graph': Node[] },
    );

  /** The pages of a kind, and what each of them must carry beside the way back. */
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

  test('each page has its type once, and no rating', async ({ request }) => {
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const [data, ...more] = dataOf(html);
      expect(more, path).toEqual([]);
      expect(data?.['@context']).toBe('https://schema.org');
      expect(
        data?.['@graph'].map((node) => node['@type']),
        path,
      ).toEqual(kinds.find(([pattern]) => pattern.test(path))?.[1]);
      expect(JSON.stringify(data), path).not.toMatch(/aggregateRating|reviewRating|"Review"/);
    }
  });

  test('breadcrumbs link to existing pages', async ({ request }) => {
    for (const path of paths.filter((one) => one !== '/')) {
      const graph = dataOf(await (await request.get(path)).text())[0]?.['@graph'] ?? [];
      const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as { position: number; item: string }[];
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, i) => i + 1));
      const addresses = trail.map(({ item }) => item.replace(site.origin, ''));
      expect(paths, path).toEqual(expect.arrayContaining(addresses));
      expect(addresses.at(-1)).toBe(path);
    }
  });

  test('the agency has an address and areas served', async ({ request }) => {
    const [agency] = dataOf(await (await request.get('/')).text())[0]!['@graph'];
    expect(agency).toMatchObject({
      legalName: site.legalName,
      telephone: site.phone.href.replace('tel:', ''),
      address: { streetAddress: site.address.street, postalCode: site.address.zip },
      areaServed: [{ name: 'Texas' }, { name: 'United States' }],
    });
  });

  test('the FAQ data of an industry matches its page in text and order', async ({ page }) => {
    await open(page, '/industry/energy-insurance');
    const asked = () =>
      page.evaluate(() => {
        const { '@graph': graph } = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent!);
        return graph.find((node: { '@type': string }) => node['@type'] === 'FAQPage')?.mainEntity.map(({ name }: { name: string }) => name);
      });
    const shown = await page.locator('#questions summary').allTextContents();
    expect(shown.length).toBeGreaterThan(4);
    expect(await asked()).toEqual(shown.map((text) => text.trim()));

    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(page).toHaveURL('/careers');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    await expect.poll(asked).toBeUndefined();
  });
});
