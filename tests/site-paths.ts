/** Paths of all pages in the sitemap of the build: `paths` are the English ones. */
import { readFileSync } from 'node:fs';

const sitemap = readFileSync(`${process.env['BUILD_DIRECTORY'] ?? 'build'}/client/sitemap.xml`, 'utf8');
const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

export const spanishPaths = all.filter((path) => /^\/es(?:\/|$)/.test(path));
export const paths = all.filter((path) => !spanishPaths.includes(path));

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

/** The nine personal lines of the specification. */
export const personalSlugs = [
  'homeowners',
  'auto',
  'rental-property',
  'condo',
  'classic-auto',
  'builders-risk',
  'flood',
  'motorcycle',
  'life',
];
