/** Every public page with what is said about it, for the files by which machines find their way (sitemap.xml, llms.txt). */

import type { PageInfo } from '../page-data';
import { industries, industryIndex, pageWords, personalIndex, personalLines, services, site } from './content.server';
import { glossaryWords } from './glossary.server';
import { legalTexts } from './legal.server';
import { blogWords, posts, searchWords } from './posts.server';
import { toolIndex, tools } from './tools.server';

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
  page('/', pageWords.home),
  page('/about', pageWords.about),
  page('/careers', pageWords.careers),
  page('/industry', industryIndex),
  ...industries.map((industry) => page(industry.path, industry)),
  page('/personal', personalIndex),
  ...personalLines.map((line) => page(line.path, line)),
  ...services.map((service) => page(service.path, service)),
  page('/tools', toolIndex),
  ...tools.map((tool) => page(tool.path, tool)),
  page('/portals/booking-scheduler', pageWords.bookingScheduler),
  page('/portals/payment-portal', pageWords.paymentPortal),
  page('/onboarding', pageWords.onboarding),
  page('/glossary', glossaryWords),
  page('/blog', blogWords),
  page('/blog/search', searchWords),
  ...posts.map(({ path, title, description, reviewed }) => page(path, { meta: { title, description }, reviewed })),
  ...legalTexts.map((text) => page(text.path, text)),
];
