/** What search engines read about a page: decided by its address, from the content that it shows. */
import { faq, industries, industryPath, personalLines, personalPath, services, site } from './content.server';
import { terms } from './glossary.server';
import { moveToFront } from './lib/move-to-front';
import { agency, application, asJson, breadcrumbs, definedTerms, posting, questions, service } from './lib/structured-data';
import { blogWords, posts } from './posts.server';
import { toolDocuments, toolIndex } from './tools.server';

/** Pages that have others below them. */
const parents = [
  { path: '/industry', name: 'Commercial insurance' },
  { path: '/personal', name: 'Personal insurance' },
  { path: '/services/commercial-property', name: 'Commercial property' },
  { path: '/blog', name: blogWords.title },
  { path: '/tools', name: toolIndex.crumb },
];

export function structuredData(path: string, meta: { title: string; description: string }): string {
  const page = { origin: site.origin, path, meta };
  const above = parents.filter((parent) => path.startsWith(`${parent.path}/`));
  return asJson([...subject(page), ...(path === '/' ? [] : [breadcrumbs(page, above)])]);
}

function subject(page: Parameters<typeof service>[0]) {
  const { path } = page;
  if (path === '/' || path === '/about') return [agency(site)];

  const industry = industries.find(({ slug }) => industryPath(slug) === path);
  if (industry) {
    return [service(page, industry.hero.title, 'Commercial insurance brokerage'), questions(moveToFront(faq, industry.faq.first))];
  }
  const line = personalLines.find(({ slug }) => personalPath(slug) === path);
  if (line) return [service(page, line.hero.title, 'Personal insurance brokerage')];

  const commercial = services.find((one) => one.path === path);
  if (commercial) return [service(page, commercial.hero.title, 'Risk management and insurance service')];

  if (path === '/glossary') return [definedTerms(page, terms)];

  const tool = toolDocuments.find(({ id }) => id === path);
  if (tool) return [application(page, tool.title)];

  const post = posts.find((one) => one.path === path);
  if (post) return [posting(page, { ...post, image: `/images/social/post-${post.slug}.jpg` })];
  return [];
}
