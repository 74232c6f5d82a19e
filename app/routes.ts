/** THE SITE MAP. Addresses of industries, personal lines and services come from the names of their content files. */
import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { slugsIn } from '../content-model/read.ts';

/** One route per content file, all with the same template: an unknown slug then matches no route and is a 404. */
const each = (folder: 'industries' | 'personal', path: string, file: string) =>
  slugsIn(folder).map((slug) => route(`${path}/${slug}-insurance`, file, { id: `${path}/${slug}` }));

const service = (slug: string) => route(slug, `pages/services/${slug}.tsx`);

/** The component kit: while developing, and in the tests' laboratory. */
const withWorkshop = process.env['NODE_ENV'] === 'development' || process.env['WORKSHOP'];

/** Tools with a page of their own; the others are calculators, one template. */
const toolPages: Record<string, string> = {
  'claim-clock': 'pages/workbench/claim-clock.tsx',
  'certificate-request': 'pages/workbench/certificate-request.tsx',
  'storm-plan': 'pages/workbench/storm-plan.tsx',
  conversation: 'pages/workbench/conversation.tsx',
};

export default [
  index('pages/home/home.tsx'),
  route('about', 'pages/about/about.tsx'),
  route('careers', 'pages/careers/careers.tsx'),

  route('industry', 'pages/industry-index/industry-index.tsx'),
  ...each('industries', 'industry', 'pages/industry/industry.tsx'),

  route('personal', 'pages/personal-index/personal-index.tsx'),
  ...each('personal', 'personal', 'pages/personal/personal.tsx'),

  ...prefix('services', [
    ...prefix('commercial-property', [
      index('pages/services/commercial-property.tsx'),
      service('claims-advocacy'),
      service('alternative-risk-financing'),
      service('loss-control'),
      service('portfolio-management'),
    ]),
    service('private-client'),
    service('risk-management'),
    service('benchmark-network'),
  ]),

  route('tools', 'pages/workbench/tools.tsx'),
  ...slugsIn('tools').map((slug) => route(`tools/${slug}`, toolPages[slug] ?? 'pages/workbench/calculator.tsx', { id: `tools/${slug}` })),

  route('portals/booking-scheduler', 'pages/portal/booking-scheduler.tsx'),
  route('portals/payment-portal', 'pages/portal/payment-portal.tsx'),
  route('onboarding', 'pages/onboarding/onboarding.tsx'),

  route('glossary', 'pages/glossary/glossary.tsx'),

  route('blog', 'pages/blog/blog.tsx'),
  route('blog/search', 'pages/blog/search.tsx'),
  route('blog/:id', 'pages/blog/post.tsx'),
  route('feed.xml', 'pages/blog/feed.ts'),
  route('search-index.json', 'pages/blog/search-index.ts'),
  route('sitemap.xml', 'pages/crawlers/sitemap.ts'),
  route('llms.txt', 'pages/crawlers/llms.ts'),

  route('privacy-notice', 'pages/legal/legal.tsx', { id: 'privacy-notice' }),
  route('terms-of-service', 'pages/legal/legal.tsx', { id: 'terms-of-service' }),
  route('disclosures', 'pages/legal/legal.tsx', { id: 'disclosures' }),

  route('offline', 'pages/offline/offline.tsx'),
  ...(withWorkshop ? [route('workshop', 'pages/workshop/workshop.tsx')] : []),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig;
