/** The files by which search engines, readers, browsers and language models find their way. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalMatter, postMatter } from '../../content/schema.ts';
import site from '../../content/site.ts';
import { frontMatter } from '../front-matter.ts';
import { addressOf } from '../site-files.ts';

interface Page {
  path: string;
  title: string;
  description: string;
  /** Day of the last change, as 2026-11-15. */
  changed: string;
}

export async function discovery(folder: string, today = new Date()): Promise<void> {
  const pages = publicPages(folder);
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  const files = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    'llms.txt': llms(pages),
    '.well-known/security.txt': securityContact(today),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** Every finished page that does not ask to be left out. */
function publicPages(folder: string): Page[] {
  const dates = datesOfTheirOwn();
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .flatMap((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      if (html.includes('<meta name="robots" content="noindex"/>')) return [];
      const path = addressOf(name);
      const [, title = ''] = html.match(/<title>([^<]*)<\/title>/) ?? [];
      const [, description = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
      return [{ path, title: decoded(title), description: decoded(description), changed: dates.get(path) ?? site.updated }];
    });
}

/** Posts and legal texts say when they were last reviewed. */
function datesOfTheirOwn(): Map<string, string> {
  return new Map([
    ...frontMatter('blog', postMatter).map(({ slug, reviewed }) => [`/blog/${slug}`, reviewed] as const),
    ...frontMatter('legal', legalMatter).map(({ slug, reviewed }) => [`/${slug}`, reviewed] as const),
  ]);
}

const decoded = (text: string) =>
  text.replace(
    /&(amp|quot|lt|gt|#x27);/g,
    (entity) => ({ '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#x27;': "'" })[entity] ?? entity,
  );

function sitemap(pages: Page[]): string {
  const urls = pages.map(({ path, changed }) => `<url><loc>${site.origin}${path}</loc><lastmod>${changed}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const manifest = {
  name: site.legalName,
  short_name: site.name,
  description: site.footer.blurb,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#fbfaf7',
  theme_color: '#fbfaf7',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** https://llmstxt.org: what the site is, and its pages with one line each. */
function llms(pages: Page[]): string {
  const { street, city, state, zip } = site.address;
  const parts: [heading: string, start: string][] = [
    ['Commercial insurance by industry', '/industry'],
    ['Personal insurance', '/personal'],
    ['Services', '/services'],
    ['Articles', '/blog'],
    ['Company', '/'],
  ];
  const partOf = (path: string) => parts.find(([, start]) => path.startsWith(start))?.[0];
  return [
    `# ${site.name}`,
    `> ${site.footer.blurb}`,
    `${site.legalName}, ${street}, ${city}, ${state} ${zip}. Phone ${site.phone.display}, email ${site.email}, ${site.hours}. The site informs; no insurance is bought or bound on it.`,
    ...parts.map(([heading]) =>
      [
        `## ${heading}\n`,
        ...pages
          .filter(({ path }) => partOf(path) === heading)
          .map(({ path, title, description }) => `- [${title.replace(` | ${site.name}`, '')}](${site.origin}${path}): ${description}`),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** RFC 9116 wants an end date, so this file alone depends on the day of the build. */
function securityContact(today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate()));
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
