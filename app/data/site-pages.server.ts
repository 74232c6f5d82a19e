/** All public pages with title, description and date, for sitemap.xml and llms.txt. */

import { englishPath } from '../lib/localized-path';
import type { PageInfo } from '../page-info';
import { industries, industryIndex, pageWords, personalIndex, personalLines, services, site } from './content.server';
import { glossaryWords } from './glossary.server';
import { legalTexts } from './legal.server';
import { isOn, perLanguage } from './localized-content.server';
import { blogWords, posts, searchWords } from './posts.server';
import { toolIndex, tools } from './tools.server';

interface SitePage {
  /** Path of the English page. */
  path: string;
  meta: PageInfo['meta'];
  /** Day of the last change, such as 2026-11-15. */
  changed: string;
}

/** `changed` is the day of the last review on pages that cite law, otherwise the day of the last update of the site. */
const page = (path: string, { meta, reviewed }: { meta: PageInfo['meta']; reviewed?: string }): SitePage => ({
  path: englishPath(path),
  meta,
  changed: reviewed ?? site('en').updated,
});

export const sitePages = perLanguage((language): SitePage[] => {
  if (language === 'es' && !isOn('/es')) return [];
  return [
    page('/', pageWords.home(language)),
    page('/about', pageWords.about(language)),
    ...(isOn('/careers') ? [page('/careers', pageWords.careers(language))] : []),
    page('/industry', industryIndex(language)),
    ...industries(language).map((industry) => page(industry.path, industry)),
    page('/personal', personalIndex(language)),
    ...personalLines(language).map((line) => page(line.path, line)),
    ...services(language).map((service) => page(service.path, service)),
    ...(isOn('/tools') ? [page('/tools', toolIndex(language))] : []),
    ...tools(language).map((tool) => page(tool.path, tool)),
    page('/service', pageWords.clientService(language)),
    page('/portals/booking-scheduler', pageWords.bookingScheduler(language)),
    page('/portals/payment-portal', pageWords.paymentPortal(language)),
    page('/onboarding', pageWords.onboarding(language)),
    page('/glossary', glossaryWords(language)),
    ...(isOn('/blog') ? [page('/blog', blogWords(language))] : []),
    page('/blog/search', searchWords(language)),
    ...posts(language).map(({ path, title, description, reviewed }) => page(path, { meta: { title, description }, reviewed })),
    ...legalTexts(language).map((text) => page(text.path, text)),
  ];
});
