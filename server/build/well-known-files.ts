/** Files about the site that hold no words of a page. The sitemap and llms.txt are routes (app/pages/crawlers). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../content-model/read.ts';

const site = readContent('site.yaml');

export async function discovery(folder: string, today = new Date()): Promise<void> {
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  const files = {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    '.well-known/security.txt': securityContact(today),
    // the licenses of fonts, icons and libraries ask to go where their work goes
    'third-party-notices.txt': readFileSync('THIRD-PARTY-NOTICES.md', 'utf8'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

const manifest = {
  name: site.legalName,
  short_name: site.name,
  description: site.footer.blurb,
  start_url: '/',
  // a site, not an app: for anything else a browser that can install it fetches an icon while the first page comes
  display: 'browser',
  background_color: '#fbfaf7',
  theme_color: '#fbfaf7',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

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
