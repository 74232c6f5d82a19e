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

/** The services of the specification. */
export const services: [path: string, title: string][] = [
  ['/services/commercial-property', 'Commercial property'],
  ['/services/commercial-property/claims-advocacy', 'Claims advocacy'],
  ['/services/commercial-property/alternative-risk-financing', 'Alternative risk financing'],
  ['/services/commercial-property/loss-control', 'Loss control'],
  ['/services/commercial-property/portfolio-management', 'Portfolio management'],
  ['/services/private-client', 'Private client'],
  ['/services/risk-management', 'Risk management and advisory'],
  ['/services/benchmark-network', 'Benchmark Network'],
];

export const industryPath = (slug: string) => `/industry/${slug}-insurance`;
export const personalPath = (slug: string) => `/personal/${slug}-insurance`;

/** The page of each industry, personal line and service. */
export const detailPages = [...industrySlugs.map(industryPath), ...personalSlugs.map(personalPath), ...services.map(([path]) => path)];
