/**
 * The door to content/, beside those of posts, glossary and legal texts. The name ends in .server, so the build refuses it in browser code:
 * words reach a page through its loader, never through its bundle.
 */

import type { PictureName } from '../../art/picture-manifest';
import { withAmounts } from '../../content-model/figure-amounts';
import { readContent, readFolder } from '../../content-model/read';
import type { AnyFigure } from '../../content-model/schemas/figure';
import type { TalkWords } from '../forms/talk-panel';
import { formsEndpoint } from '../lib/forms-endpoint';
import { menuPath } from '../lib/menu-path';
import { industryPath, personalPath, servicePath } from '../lib/page-paths';

export const faq = readContent('faq.yaml');
export const forms = readContent('forms.yaml');
export const industryIndex = readContent('pages/industry-index.yaml');
export const partners = readContent('partners.yaml');
export const people = readContent('people.yaml');
export const personalIndex = readContent('pages/personal-index.yaml');
export const reviews = readContent('reviews.yaml');
export const serviceWords = readContent('service-labels.yaml');
export const site = readContent('site.yaml');
const figureWords = readContent('figure-legends.yaml');
const pictures = readContent('pictures.yaml');

/** The words of pages that are alone of their kind. */
export const pageWords = {
  about: readContent('pages/about.yaml'),
  bookingScheduler: readContent('pages/booking-scheduler.yaml'),
  careers: readContent('pages/careers.yaml'),
  home: readContent('pages/home.yaml'),
  llms: readContent('llms.yaml'),
  notFound: readContent('pages/not-found.yaml'),
  offline: readContent('pages/offline.yaml'),
  onboarding: readContent('pages/onboarding.yaml'),
  paymentPortal: readContent('pages/payment-portal.yaml'),
};

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export const industries = readFolder('industries')
  .sort(byOrder)
  .map((industry) => ({ ...industry, path: industryPath(industry.slug) }));
export const personalLines = readFolder('personal')
  .sort(byOrder)
  .map((line) => ({ ...line, path: personalPath(line.slug) }));

const serviceContent = {
  'commercial-property': readContent('services/commercial-property.yaml'),
  'claims-advocacy': readContent('services/claims-advocacy.yaml'),
  'alternative-risk-financing': readContent('services/alternative-risk-financing.yaml'),
  'loss-control': readContent('services/loss-control.yaml'),
  'portfolio-management': readContent('services/portfolio-management.yaml'),
  'private-client': readContent('services/private-client.yaml'),
  'risk-management': readContent('services/risk-management.yaml'),
  'benchmark-network': readContent('services/benchmark-network.yaml'),
};
export type ServiceSlug = keyof typeof serviceContent;

export const service = <S extends ServiceSlug>(slug: S) => ({ ...serviceContent[slug], slug, path: servicePath(slug) });

export const services = Object.entries(serviceContent)
  .map(([slug, content]) => ({ ...content, slug, path: servicePath(slug) }))
  .sort(byOrder);

/** Each content file has a route of its own (app/routes.ts), so the pattern of the matched route is the path of its page. */
export function pageAt<T extends { path: string }>(pages: T[], pattern: string): T {
  const found = pages.find(({ path }) => path === pattern);
  if (!found) throw new Error(`No content for ${pattern}`);
  return found;
}

/** Breadcrumbs: home, the section, the page. */
export const crumbsTo = (...below: { label: string; path?: string }[]) => [{ label: site.crumbs.home, path: '/' }, ...below];

/** The pins of a picture: each keyed entry with its place in per cent of the frame. */
export function pinned<T extends { at: string }>(scene: PictureName, entries: T[]) {
  const points = pictures.find((picture) => picture.scene === scene)?.points ?? [];
  return entries.map(({ at, ...entry }) => {
    const place = points.find(({ name }) => name === at);
    if (!place) throw new Error(`content/pictures.yaml: ${scene} has no point ${at}`);
    return { ...entry, x: place.x, y: place.y };
  });
}

const toLink = ({ name, path }: { name: string; path: string }) => ({ label: name, path });
const pageLinks = {
  industries: () => industries.map(toLink),
  personal: () => personalLines.map(toLink),
  services: () => services.map(toLink),
};

/** The words of header, menu and footer. */
export function shell() {
  return {
    site,
    menu: site.menu.map(({ subItems, listsIndustries, ...item }) => ({
      ...item,
      subItems: (listsIndustries ? industries.map(({ name }) => ({ label: `${name} Insurance`, path: undefined })) : subItems)?.map(
        ({ label, path = menuPath(item.path, label) }) => ({ label, path }),
      ),
    })),
    footer: {
      /** The year of the build: taken at run time it could differ from the HTML. */
      year: new Date().getFullYear(),
      blurb: site.footer.blurb,
      legal: site.footer.legal,
      sections: site.footer.sections.map(({ heading, all, lists, links = [] }) => ({
        heading,
        all,
        links: lists ? pageLinks[lists]() : links,
      })),
    },
  };
}
export type Shell = ReturnType<typeof shell>;

/** While nothing is delivered, a line beside each form says so. */
const demonstration = formsEndpoint ? undefined : forms.demonstration;

const { simulated, delivered, ...dialog } = forms.result;
const result = { ...dialog, notes: formsEndpoint ? delivered : simulated };

/** What the contact section needs, on any page that has one. */
export function contactData() {
  const { phone, email, address, hours, coordinates } = site;
  const {
    details,
    identity,
    noScripts,
    notLoaded,
    newsletter: _newsletter,
    demonstration: _demonstration,
    talk: _talk,
    result: _result,
    ...form
  } = forms;
  return {
    details: { phone, email, address, hours, coordinates: coordinates.text },
    words: { details, identity, noScripts, notLoaded, demonstration },
    /** The words that the forms themselves show and change. */
    form: { ...form, result },
  };
}
/** The words of the contact form inside a tool. */
export function talkWords(own: Partial<Record<'button' | 'lead' | 'message' | 'takeOut' | 'putBack', string | undefined>> = {}): TalkWords {
  const { talk, contact, errors, optional, sending, pleaseCheck } = forms;
  const { name, email, message, tooLong } = errors;
  const words = { ...talk, message: contact.message, ...own };
  return {
    ...words,
    phone: site.phone,
    hours: site.hours,
    demonstration,
    contact,
    errors: { name, email, message, tooLong },
    optional,
    sending,
    pleaseCheck,
    result,
  };
}

export type ContactData = ReturnType<typeof contactData>;
export type ContactWords = ContactData['form'];

export function newsletterData() {
  const { newsletter, errors, noScripts, notLoaded, pleaseCheck, sending } = forms;
  return { noScripts, notLoaded, demonstration, form: { newsletter, errors, pleaseCheck, sending } };
}
export type NewsletterData = ReturnType<typeof newsletterData>;

/** A figure with the amounts of its page's loss example filled in, and the labels of its kind. */
export const drawn = (figure: AnyFigure, rows: { label: string; amount: string }[]) => ({
  ...withAmounts(figure, rows),
  words: figureWords,
});
