/**
 * Maps each path in content/, or all paths in a folder, to a schema. The first match wins. The schema of a Markdown file is
 * that of its front matter. The path also says the language of a file.
 */
import { type ZodType, z } from 'zod';
import { about } from './schemas/about.ts';
import { blog } from './schemas/blog.ts';
import { calculator } from './schemas/calculator.ts';
import { careers } from './schemas/careers.ts';
import { certificateTool } from './schemas/certificate-request.ts';
import { claimClockTool } from './schemas/claim-clock.ts';
import { clientService } from './schemas/client-service.ts';
import { conversationTool } from './schemas/conversation.ts';
import { editor } from './schemas/editor.ts';
import { embeddedCalculators } from './schemas/embedded-calculators.ts';
import { factFile } from './schemas/facts.ts';
import { faqItem } from './schemas/faq.ts';
import { figureWords } from './schemas/figure-legends.ts';
import { forms } from './schemas/forms.ts';
import { glossaryPage } from './schemas/glossary.ts';
import { glossaryRules } from './schemas/glossary-rules.ts';
import { glossaryTerm } from './schemas/glossary-term.ts';
import { home } from './schemas/home.ts';
import { industry } from './schemas/industry.ts';
import { industryIndex } from './schemas/industry-index.ts';
import { insurer } from './schemas/insurer.ts';
import { legalMatter } from './schemas/legal.ts';
import { llms } from './schemas/llms.ts';
import { mailroomVisitorTexts } from './schemas/mailroom-visitor-texts.ts';
import { notFound } from './schemas/not-found.ts';
import { offlinePage } from './schemas/offline.ts';
import { onboarding } from './schemas/onboarding.ts';
import { partner } from './schemas/partner.ts';
import { review, teamMember } from './schemas/people-and-reviews.ts';
import { personalIndex } from './schemas/personal-index.ts';
import { personalLine } from './schemas/personal-line.ts';
import { pictures } from './schemas/pictures.ts';
import { portal } from './schemas/portal.ts';
import { postMatter } from './schemas/post.ts';
import { searchPage } from './schemas/search.ts';
import { service } from './schemas/service.ts';
import { serviceWords } from './schemas/service-labels.ts';
import { site } from './schemas/site.ts';
import { spanishRules } from './schemas/spanish-rules.ts';
import { spanishTerms } from './schemas/spanish-terms.ts';
import { stormTool } from './schemas/storm-plan.ts';
import { toolIndex } from './schemas/tools.ts';

export const schemas = {
  'site.yaml': site,
  'forms.yaml': forms,
  'mailroom-visitor-texts.yaml': mailroomVisitorTexts,
  'faq.yaml': z.array(faqItem),
  'people.yaml': z.array(teamMember),
  'reviews.yaml': z.array(review),
  'partners.yaml': z.array(partner),
  'insurers.yaml': z.array(insurer),
  'pictures.yaml': pictures,
  'service-labels.yaml': serviceWords,
  'figure-legends.yaml': figureWords,
  'embedded-calculators.yaml': embeddedCalculators,
  'glossary-rules.yaml': glossaryRules,
  'spanish-rules.yaml': spanishRules,
  'spanish-terms.yaml': spanishTerms,
  'editor.yaml': editor,

  'facts/*.yaml': factFile,
  'blog/*.md': postMatter,
  'legal/*.md': legalMatter,
  'industries/*.yaml': industry,
  'personal/*.yaml': personalLine,
  'services/*.yaml': service,
  'glossary/*.yaml': glossaryTerm,

  'pages/home.yaml': home,
  'pages/about.yaml': about,
  'pages/careers.yaml': careers,
  'pages/industry-index.yaml': industryIndex,
  'pages/personal-index.yaml': personalIndex,
  'pages/service.yaml': clientService,
  'pages/booking-scheduler.yaml': portal,
  'pages/payment-portal.yaml': portal,
  'pages/onboarding.yaml': onboarding,
  'pages/blog.yaml': blog,
  'pages/search.yaml': searchPage,
  'pages/glossary.yaml': glossaryPage,
  'pages/not-found.yaml': notFound,
  'pages/offline.yaml': offlinePage,
  'pages/tools.yaml': toolIndex,
  'llms.yaml': llms,

  'tools/claim-clock.yaml': claimClockTool,
  'tools/certificate-request.yaml': certificateTool,
  'tools/storm-plan.yaml': stormTool,
  'tools/conversation.yaml': conversationTool,
  'tools/*.yaml': calculator,
} satisfies Record<string, ZodType>;

type Schemas = typeof schemas;
export type Pattern = keyof Schemas;

/** Replaces * with any file name: 'industries/*.yaml' becomes `industries/${string}.yaml`. */
type PathOf<P> = P extends `${infer Folder}/*.${infer Ending}` ? `${Folder}/${string}.${Ending}` : P;
export type ContentPath = PathOf<Pattern>;

/** The parsed content of a file. For a Markdown file, `body` is its text. */
type ValueOf<P extends Pattern> = P extends `${string}.md` ? z.infer<Schemas[P]> & { body: string } : z.infer<Schemas[P]>;
export type ContentOf<F> = F extends Pattern ? ValueOf<F> : { [P in Pattern]: F extends PathOf<P> ? ValueOf<P> : never }[Pattern];

export type Folder = Pattern extends infer P ? (P extends `${infer F}/${string}` ? F : never) : never;
export type ContentIn<F extends Folder> = { [P in Pattern]: P extends `${F}/${string}` ? ValueOf<P> : never }[Pattern];

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** healthcare.yaml is English; healthcare.es.yaml beside it is Spanish. */
export const inLanguage = (file: string, language: Language): string =>
  language === 'en' ? file : file.replace(/\.(\w+)$/, `.${language}.$1`);
const translated = /\.([a-z]{2})\.(?=\w+$)/;
export const languageOf = (file: string): Language => languages.find((language) => language === file.match(translated)?.[1]) ?? 'en';
export const originalOf = (file: string): string => file.replace(translated, '.');

/** The key of `schemas` that matches a file. A translation has the schema of its original. */
export function patternOf(file: string): Pattern | undefined {
  const original = originalOf(file);
  return (Object.keys(schemas) as Pattern[]).find((pattern) => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined) return original === pattern;
    return original.startsWith(start) && original.endsWith(end) && !original.slice(start.length).includes('/');
  });
}

export function schemaOf(file: string): ZodType | undefined {
  const pattern = patternOf(file);
  return pattern && schemas[pattern];
}
