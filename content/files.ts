/**
 * Which schema each file of content/ follows: one line for a file, or for all of a folder. A file that no line
 * names is a mistake. For a Markdown file the schema is that of its front matter.
 */
import { type ZodType, z } from 'zod';
import * as schema from './schema.ts';

export const schemas = {
  'site.ts': schema.site,
  'forms.ts': schema.forms,
  'faq.ts': z.array(schema.faqItem),
  'people.ts': z.array(schema.teamMember),
  'reviews.ts': z.array(schema.review),
  'partners.ts': z.array(schema.partner),
  'pictures.ts': schema.pictures,
  'service-words.ts': schema.serviceWords,
  'figure-words.ts': schema.figureWords,

  'blog/*.md': schema.postMatter,
  'legal/*.md': schema.legalMatter,
  'industries/*.ts': schema.industry,
  'personal/*.ts': schema.personalLine,

  'glossary/*.ts': schema.glossary,
  'trade-words.ts': schema.tradeWords,

  'services/commercial-property.ts': schema.commercialProperty,
  'services/claims-advocacy.ts': schema.claimsAdvocacy,
  'services/alternative-risk-financing.ts': schema.alternativeRisk,
  'services/loss-control.ts': schema.lossControl,
  'services/portfolio-management.ts': schema.portfolioManagement,
  'services/private-client.ts': schema.privateClient,
  'services/risk-management.ts': schema.riskManagement,
  'services/benchmark-network.ts': schema.network,

  'pages/home.ts': schema.home,
  'pages/about.ts': schema.about,
  'pages/careers.ts': schema.careers,
  'pages/industry-index.ts': schema.industryIndex,
  'pages/personal-index.ts': schema.personalIndex,
  'pages/booking-scheduler.ts': schema.portal,
  'pages/payment-portal.ts': schema.portal,
  'pages/onboarding.ts': schema.onboarding,
  'pages/blog.ts': schema.blog,
  'pages/search.ts': schema.searchPage,
  'pages/glossary.ts': schema.glossaryPage,
  'pages/not-found.ts': schema.notFound,
  'pages/offline.ts': schema.offlinePage,
  'pages/tools.ts': schema.toolIndex,

  'live-sheets.ts': schema.liveSheets,
  'tools/claim-clock.ts': schema.claimClockTool,
  'tools/certificate-request.ts': schema.certificateTool,
  'tools/storm-plan.ts': schema.stormTool,
  'tools/conversation.ts': schema.conversationTool,
  'tools/*.ts': schema.calculator,
} satisfies Record<string, ZodType>;

/** Files of content/ that hold no words of the site. */
export const withoutWords = [
  'schema.ts',
  'files.ts',
  'forbidden.ts',
  'usage.ts',
  'front-matter.ts',
  'count-words.ts',
  'figure-amounts.ts',
  'check.ts',
  'check/*',
];
