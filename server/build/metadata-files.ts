/** Writes robots.txt, the web app manifest, security.txt and the license notices. Sitemap and llms.txt are routes (app/pages/crawlers). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageColor } from '../../app/lib/page-color.ts';
import { readContent } from '../../content-model/read.ts';
import { notices } from './third-party-notices.ts';

const site = readContent('site.yaml');

export function wellKnownFiles(folder: string, today = new Date()): void {
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  const files = {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    '.well-known/security.txt': securityContact(today),
    'third-party-notices.txt': notices(),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

const manifest = {
  name: site.legalName,
  short_name: site.shortName,
  description: site.footer.blurb,
  start_url: '/',
  // With any other value, browsers that can install the site fetch an icon during the first page load.
  display: 'browser',
  background_color: pageColor.light,
  theme_color: pageColor.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** RFC 9116 requires an expiry date, so this file depends on the day of the build. */
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
