/** All paths of the site, from the sitemap of the build. */
import { readFileSync } from 'node:fs';

export const paths = [
  ...readFileSync(`${process.env['BUILD_DIRECTORY'] ?? 'build'}/client/sitemap.xml`, 'utf8').matchAll(
    /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g,
  ),
].map(([, path]) => path || '/');

/** The fourteen industries of the specification. */
export const industrySlugs = [
  'real-estate',
  'hospitality',
  'retail-service',
  'construction',
  'energy',
  'healthcare',
  'manufacturing',
  'transportation',
  'food-beverage',
  'auto-service',
  'environmental',
  'financial-services',
  'non-profit',
  'wholesale',
];
