import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../redirects.ts';
import type { ServingConfig } from '../serving-config.ts';

const daySeconds = 86_400;

/** Writes serving.json. Call it after the last change to a page, because the security policy has hashes of inline scripts. */
export function writeServingConfig(folder: string, assets: string[], formsEndpoint = process.env.FORMS_ENDPOINT): ServingConfig {
  const serving: ServingConfig = {
    always: {
      // Revalidate each time. Never no-store, which would disable the back/forward cache.
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    pages: {
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Content-Security-Policy': policy(folder, formsEndpoint),
    },
    secure: { 'Strict-Transport-Security': `max-age=${365 * daySeconds}; includeSubDomains` },
    folders: [
      // File names have a content hash.
      { start: '/assets/', headers: { 'Cache-Control': `public, max-age=${365 * daySeconds}, immutable` } },
      // Cached for a day only, because file names have no hash. Cross-origin, because feed readers and link previews embed these images.
      {
        start: '/images/',
        headers: {
          'Cache-Control': `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      },
    ],
    types: {
      html: 'text/html; charset=utf-8',
      svg: 'image/svg+xml',
      json: 'application/json',
      js: 'text/javascript; charset=utf-8',
      css: 'text/css; charset=utf-8',
      txt: 'text/plain; charset=utf-8',
      xml: 'application/xml; charset=utf-8',
      webmanifest: 'application/manifest+json',
      ico: 'image/x-icon',
      avif: 'image/avif',
      webp: 'image/webp',
      jpg: 'image/jpeg',
      png: 'image/png',
      woff2: 'font/woff2',
    },
    redirects: redirects(),
    assets,
  };
  writeFileSync(join(folder, '../serving.json'), `${JSON.stringify(serving, null, 2)}\n`);
  return serving;
}

/** Inline scripts that the policy must allow. JSON-LD is data; speculation rules count as scripts. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => source,
  );
}

/** One policy for all pages, because some hosts limit the number of header rules. */
function policy(folder: string, formsEndpoint: string | undefined): string {
  const scripts = globSync('**/*.html', { cwd: folder }).flatMap((name) => inlineScripts(readFileSync(join(folder, name), 'utf8')));
  const hashes = [...new Set(scripts)].sort().map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  // An endpoint on this site is covered by 'self'.
  const forms = ["'self'", ...(formsEndpoint && URL.canParse(formsEndpoint) ? [new URL(formsEndpoint).origin] : [])].join(' ');
  return [
    // no default-src and style-src: each page has its own policy for its style (server/build/inline-styles.ts)
    ['script-src', "'self'", ...hashes].join(' '),
    "img-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",

    "font-src 'self'",
    `connect-src ${forms}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
