import site, { licenseLine } from '../content/site';
import claimClockWords from '../content/tools/claim-clock';
import { dayAndMonth, weekdayName } from './tools/calendar';
import { exampleValues } from './tools/fields';
import { claimClock, payBy, readClaim } from './tools/formulas/claim-clock';

const { street, city, state, zip } = site.address;
const facts: Record<string, string> = {
  phone: site.phone.display,
  email: site.email,
  hours: site.hours,
  license: licenseLine,
  address: `${street}, ${city}, ${state} ${zip}`,
};

/** The claim of the article is the claim clock's example; its insurer accepts two days early. */
const claim = readClaim(exampleValues(claimClockWords.fields));
const accepted = '2026-08-12';
const days = { notice: claim.notice, items: claim.items, accepted, paid: payBy(accepted, claim.surplus), ...claimClock(claim) };

/** Fri, August 14, on one line. */
const inTable = (day: string) => `${weekdayName(day).slice(0, 3)}, ${dayAndMonth(day)}`.replaceAll(' ', '\u00a0');
for (const [name, day] of Object.entries(days)) facts[`clock:${name}`] = inTable(day);
facts['clock:asked'] = dayAndMonth(days.decide);
facts['clock:extended'] = `${weekdayName(days.longest)}, ${dayAndMonth(days.longest)}`;

/** Markdown names a fact in braces, {phone} or {clock:decide}, so that it stands or is computed in one place. */
export const withFacts = (markdown: string) =>
  markdown.replace(/\{((?:clock:)?[a-z]+)\}/g, (braces, name: string) => facts[name] ?? braces);
