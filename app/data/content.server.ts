/**
 * Reads content/ for loaders; posts, glossary, tools and legal texts have modules of their own. Because the name of this file
 * ends in .server, browser code cannot import it: texts reach a page through its loader, never through its bundle.
 */

import type { PictureName } from '../../art/picture-manifest';
import type { Language } from '../../content-model/content-paths';
import { withAmounts } from '../../content-model/figure-amounts';
import type { AnyFigure } from '../../content-model/schemas/figure';
import type { TalkWords } from '../forms/talk-panel';
import { formsEndpoint, hasReceipts } from '../lib/forms-endpoint';
import { localizedPath } from '../lib/localized-path';
import { pathFromLabel } from '../lib/path-from-label';
import { replyLine } from '../lib/reply-language';
import { pagesOf, perLanguage, wordsOf } from './localized-content.server';

export const faq = wordsOf('faq.yaml');
export const forms = wordsOf('forms.yaml');
export const industryIndex = wordsOf('pages/industry-index.yaml');
export const partners = wordsOf('partners.yaml');
export const people = wordsOf('people.yaml');
export const personalIndex = wordsOf('pages/personal-index.yaml');
export const reviews = wordsOf('reviews.yaml');
export const serviceWords = wordsOf('service-labels.yaml');
export const site = wordsOf('site.yaml');
const figureWords = wordsOf('figure-legends.yaml');
const pictures = wordsOf('pictures.yaml');

/** Texts of single pages, such as the about page. */
export const pageWords = {
  about: wordsOf('pages/about.yaml'),
  bookingScheduler: wordsOf('pages/booking-scheduler.yaml'),
  careers: wordsOf('pages/careers.yaml'),
  clientService: wordsOf('pages/service.yaml'),
  home: wordsOf('pages/home.yaml'),
  llms: wordsOf('llms.yaml'),
  notFound: wordsOf('pages/not-found.yaml'),
  offline: wordsOf('pages/offline.yaml'),
  onboarding: wordsOf('pages/onboarding.yaml'),
  paymentPortal: wordsOf('pages/payment-portal.yaml'),
};

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
const inOrder = <T extends { order: number }>(pages: (language: Language) => T[]) =>
  perLanguage((language) => pages(language).toSorted(byOrder));

export const industries = inOrder(pagesOf('industries'));
export const personalLines = inOrder(pagesOf('personal'));
export const services = inOrder(pagesOf('services'));

/** Each content file has a route of its own (app/routes.ts), so the pattern of the matched route is the path of its page. */
export function pageAt<T extends { path: string }>(pages: T[], pattern: string): T {
  const found = pages.find(({ path }) => path === pattern);
  if (!found) throw new Error(`No content for ${pattern}`);
  return found;
}

/** Breadcrumbs that start at home and continue with the entries in `below`. */
export const crumbsTo = (language: Language, ...below: { label: string; path?: string }[]) => [
  { label: site(language).crumbs.home, path: localizedPath('/', language) },
  ...below,
];

const pointsOf = (scene: PictureName, language: Language = 'en') =>
  pictures(language).find((picture) => picture.scene === scene)?.points ?? [];

/** Replaces the name of a point in a picture (`at`) with the position of that point in percent, to draw a pin there. */
export function withPins<T extends { at: string }>(scene: PictureName, entries: T[]) {
  const points = pointsOf(scene);
  return entries.map(({ at, ...entry }) => {
    const place = points.find(({ name }) => name === at);
    if (!place) throw new Error(`content/pictures.yaml: ${scene} has no point ${at}`);
    return { ...entry, x: place.x, y: place.y };
  });
}

/** The points of a picture that link to a page, each with the last stop of the page's loss slider. */
export function lossesOn(scene: PictureName, language: Language) {
  const pages = [...industries(language), ...personalLines(language)];
  return pointsOf(scene, language).flatMap(({ x, y, path }) => {
    const page = pages.find((page) => page.path === path);
    if (!page) return [];
    const { label, stops } = page.lossSlider;
    const { text, share } = stops.at(-1)!;
    return [{ x, y, path: page.path, name: page.name, label, text, share }];
  });
}

const toLink = ({ name, path }: { name: string; path: string }) => ({ label: name, path });
const pageLinks = { industries, personal: personalLines, services };

/** The submenu of a menu entry. An item without a path gets one from its English label. */
function subItems(language: Language, entry: number) {
  const { listsIndustries, subItems } = site(language).menu[entry]!;
  if (listsIndustries)
    return industries(language).map(({ name, path }) => ({ label: site(language).labels.industry.replace('{name}', name), path }));
  const { path: above, subItems: english = [] } = site('en').menu[entry]!;
  return subItems?.map(({ label, path }, i) => ({
    label,
    path: path ?? localizedPath(pathFromLabel(above, english[i]!.label), language),
  }));
}

export function shell(language: Language) {
  const words = site(language);
  return {
    language,
    site: { ...words, answersIn: reply(language) ?? '' },
    menu: words.menu.map(({ subItems: _subItems, listsIndustries: _listsIndustries, ...item }, i) => ({
      ...item,
      subItems: subItems(language, i),
    })),
    footer: {
      /** The year of the build: a year taken in the browser could differ from the prerendered HTML. */
      year: new Date().getFullYear(),
      blurb: words.footer.blurb,
      legal: words.footer.legal,
      sections: words.footer.sections.map(({ heading, all, lists, links = [] }) => ({
        heading,
        all,
        links: lists ? pageLinks[lists](language).map(toLink) : links,
      })),
    },
  };
}
export type Shell = ReturnType<typeof shell>;

/** The note beside each form, which says that submissions are simulated. Undefined if submissions are sent. */
const demonstration = (language: Language) => (formsEndpoint ? undefined : forms(language).demonstration);

const reply = (language: Language) => replyLine(site(language), forms(language));

function resultWords(language: Language) {
  const { simulated, delivered, ...dialog } = forms(language).result;
  return { ...dialog, notes: [...(formsEndpoint ? delivered : simulated), reply(language)].filter((note) => note !== undefined) };
}

/** Data of the contact section, which several pages have. */
export function contactData(language: Language) {
  const { phone, email, address, otherOffices = [], hours } = site(language);
  const {
    identity,
    noScripts,
    notLoaded,
    newsletter: _newsletter,
    demonstration: _demonstration,
    talk: { answer },
    facts,
    next,
    result: _result,
    reply: _reply,
    ...form
  } = forms(language);
  return {
    details: { phone, email, addresses: [{ ...address, hours: undefined }, ...otherOffices], hours },
    words: {
      identity,
      answer,
      language: reply(language) ?? facts.answersIn,
      next: { heading: next.heading, steps: [...(hasReceipts ? [next.receipt] : []), ...next.steps] },
      write: facts.write,
      visit: facts.visit,
      noScripts,
      notLoaded,
      demonstration: demonstration(language),
    },
    /** Texts for the forms, which are islands. */
    form: { ...form, result: resultWords(language) },
  };
}
/** Texts of the contact form inside a tool. `own` replaces those that differ in that tool. */
export function talkWords(
  language: Language,
  own: Partial<Record<'button' | 'lead' | 'message' | 'takeOut' | 'putBack', string | undefined>> = {},
): TalkWords {
  const { talk, contact, errors, firstLook, optional, sending, pleaseCheck } = forms(language);
  const words = { ...talk, message: contact.message, ...own };
  return {
    ...words,
    reply: reply(language),
    phone: site(language).phone,
    hours: site(language).hours,
    demonstration: demonstration(language),
    contact,
    errors,
    optional,
    sending,
    pleaseCheck,
    firstLook,
    result: resultWords(language),
  };
}

export type ContactData = ReturnType<typeof contactData>;
export type ContactWords = ContactData['form'];

export function newsletterData(language: Language) {
  const { newsletter, errors, noScripts, notLoaded, pleaseCheck, sending } = forms(language);
  return { noScripts, notLoaded, demonstration: demonstration(language), form: { newsletter, errors, pleaseCheck, sending } };
}
export type NewsletterData = ReturnType<typeof newsletterData>;

/** A figure with the amounts of its page's loss example filled in, and the texts of the figure legends. */
export const figureData = (language: Language, figure: AnyFigure, rows: { label: string; amount: string }[]) => ({
  figure: withAmounts(figure, rows),
  words: figureWords(language),
});
