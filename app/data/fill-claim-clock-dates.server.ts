import type { Language } from '../../content-model/content-paths';
import { readContent } from '../../content-model/read';
import { dayAndMonth, weekdayName } from '../tools/days';
import { exampleValues } from '../tools/fields';
import { claimClock, payBy, readClaim } from '../tools/formulas/claim-clock';
import { perLanguage } from './localized-content.server';

/**
 * The post about the claim clock uses the example of the claim clock tool. The post adds a day that the tool does not have:
 * the insurer accepts the claim two days before the deadline to decide.
 */
const claim = readClaim(exampleValues(readContent('tools/claim-clock.yaml').fields));
const accepted = '2026-08-12';
const days = { notice: claim.notice, items: claim.items, accepted, paid: payBy(accepted, claim.surplus), ...claimClock(claim) };

/** Formats 2026-08-14 as Fri, August 14, or viernes 14 de agosto. */
const inTable = (day: string, language: Language) =>
  language === 'es'
    ? `${weekdayName(day, 'es')} ${dayAndMonth(day, 'es')}`
    : `${weekdayName(day, 'en').slice(0, 3)}, ${dayAndMonth(day, 'en')}`;

const dates = perLanguage(
  (language): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, inTable(day, language)])),
    asked: dayAndMonth(days.decide, language),
    extended: `${weekdayName(days.longest, language)}${language === 'en' ? ',' : ''} ${dayAndMonth(days.longest, language)}`,
  }),
);

/** Replaces placeholders in a post, such as {clock:decide}, with the dates that the claim clock computes for its example. */
export const withClaimClockDates = (markdown: string, language: Language) =>
  markdown.replace(/\{clock:([a-z]+)\}/g, (braces, name: string) => dates(language)[name] ?? braces);
