/**
 * The routes of the site. Industries, personal lines, services, tools and legal texts have one route per content file
 * instead of a `:slug` parameter, so that an unknown slug matches no route and is a 404.
 */
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { slugsIn } from '../content-model/read.ts';
import { isOn } from './data/localized-content.server.ts';
import { spanishPath } from './lib/localized-path.ts';
import { industryPath, legalPath, personalPath, servicePath, toolPath } from './lib/page-paths.ts';

/** The workshop page shows all components. It exists in development and in the build for tests/fixtures-build. */
const withWorkshop = process.env.NODE_ENV === 'development' || process.env.WORKSHOP;

/** Tools with a page component of their own. All other tools are calculators and share one. */
const toolPages: Record<string, string> = {
  'claim-clock': 'pages/tools/claim-clock.tsx',
  'certificate-request': 'pages/tools/certificate-request.tsx',
  'storm-plan': 'pages/tools/storm-plan.tsx',
  conversation: 'pages/tools/conversation.tsx',
};

const pages = [
  index('pages/home/home.tsx'),
  route('about', 'pages/about/about.tsx'),
  ...(isOn('/careers') ? [route('careers', 'pages/careers/careers.tsx')] : []),

  route('industry', 'pages/industry-index/industry-index.tsx'),
  ...slugsIn('industries').map((slug) => route(industryPath(slug), 'pages/industry/industry.tsx', { id: `industry/${slug}` })),

  route('personal', 'pages/personal-index/personal-index.tsx'),
  ...slugsIn('personal').map((slug) => route(personalPath(slug), 'pages/personal/personal.tsx', { id: `personal/${slug}` })),

  ...slugsIn('services').map((slug) => route(servicePath(slug), 'pages/services/service.tsx', { id: `services/${slug}` })),

  ...(isOn('/tools') ? [route('tools', 'pages/tools/tools.tsx')] : []),
  ...slugsIn('tools').map((slug) => route(toolPath(slug), toolPages[slug] ?? 'pages/tools/calculator.tsx', { id: `tools/${slug}` })),

  route('service', 'pages/client-service/client-service.tsx'),
  route('portals/booking-scheduler', 'pages/portal/booking-scheduler.tsx'),
  route('portals/payment-portal', 'pages/portal/payment-portal.tsx'),
  route('onboarding', 'pages/onboarding/onboarding.tsx'),

  route('glossary', 'pages/glossary/glossary.tsx'),

  route('blog/search', 'pages/blog/search.tsx'),
  ...(isOn('/blog')
    ? [route('blog', 'pages/blog/blog.tsx'), route('blog/:id', 'pages/blog/post.tsx'), route('feed.xml', 'pages/blog/feed.ts')]
    : []),
  route('search-index.json', 'pages/blog/search-index.ts'),
  route('sitemap.xml', 'pages/crawlers/sitemap.ts'),
  route('llms.txt', 'pages/crawlers/llms.ts'),

  ...slugsIn('legal').map((slug) => route(legalPath(slug), 'pages/legal/legal.tsx', { id: slug })),

  route('offline', 'pages/offline/offline.tsx'),
  route('*', 'pages/not-found/not-found.tsx'),
];

/** Files of the whole site, for both languages. */
const forCrawlers = ['sitemap.xml', 'llms.txt'];

/** The path with a slash at the start, which some routes above lack. */
const fullPath = ({ path = '' }: RouteConfigEntry) => `/${path.replace(/^\//, '')}`;

/** The route of the Spanish page: the same module under /es. */
const spanishTwin = (entry: RouteConfigEntry) => route(spanishPath(fullPath(entry)), entry.file, { id: `es/${entry.id ?? entry.file}` });

export default [
  ...pages,
  ...(isOn('/es') ? pages.filter(({ path = '' }) => !forCrawlers.includes(path)).map(spanishTwin) : []),
  ...(withWorkshop ? [route('workshop', 'pages/workshop/workshop.tsx')] : []),
] satisfies RouteConfig;
