/** Every public page with what is said about it, for the files by which machines find their way (sitemap.xml, llms.txt). */
import about from '../content/pages/about';
import booking from '../content/pages/booking-scheduler';
import careers from '../content/pages/careers';
import home from '../content/pages/home';
import onboarding from '../content/pages/onboarding';
import payment from '../content/pages/payment-portal';
import { industries, industryIndex, industryPath, personalIndex, personalLines, personalPath, services, site } from './content.server';
import { glossaryWords } from './glossary.server';
import { legalTexts } from './legal.server';
import type { PageInfo } from './page-data';
import { blogWords, posts, searchWords } from './posts.server';

interface SitePage {
  path: string;
  meta: PageInfo['meta'];
  /** Day of the last change, as 2026-11-15. */
  changed: string;
}

/** Pages that print law say when they were last reviewed. */
const page = (path: string, { meta, reviewed = site.updated }: { meta: PageInfo['meta']; reviewed?: string | undefined }): SitePage => ({
  path,
  meta,
  changed: reviewed,
});

export const sitePages: SitePage[] = [
  page('/', home),
  page('/about', about),
  page('/careers', careers),
  page('/industry', industryIndex),
  ...industries.map((industry) => page(industryPath(industry.slug), industry)),
  page('/personal', personalIndex),
  ...personalLines.map((line) => page(personalPath(line.slug), line)),
  ...services.map((service) => page(service.path, service)),
  page('/portals/booking-scheduler', booking),
  page('/portals/payment-portal', payment),
  page('/onboarding', onboarding),
  page('/glossary', glossaryWords),
  page('/blog', blogWords),
  page('/blog/search', searchWords),
  ...posts.map(({ path, title, description, reviewed }) => page(path, { meta: { title, description }, reviewed })),
  ...legalTexts.map((text) => page(`/${text.slug}`, text)),
];
