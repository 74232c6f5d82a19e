/**
 * The door to content/, beside those of posts, glossary and legal texts. The name ends in .server, so the build refuses it in browser code:
 * words reach a page through its loader, never through its bundle.
 */
import faq from '../content/faq';
import { withAmounts } from '../content/figure-amounts';
import figureWords from '../content/figure-words';
import forms from '../content/forms';
import about from '../content/pages/about';
import bookingScheduler from '../content/pages/booking-scheduler';
import careers from '../content/pages/careers';
import home from '../content/pages/home';
import industryIndex from '../content/pages/industry-index';
import notFound from '../content/pages/not-found';
import offline from '../content/pages/offline';
import onboarding from '../content/pages/onboarding';
import paymentPortal from '../content/pages/payment-portal';
import personalIndex from '../content/pages/personal-index';
import partners from '../content/partners';
import people, { advisor } from '../content/people';
import pictures from '../content/pictures';
import reviews from '../content/reviews';
import type * as schema from '../content/schema';
import serviceWords from '../content/service-words';
import site from '../content/site';
import { formsEndpoint } from './lib/forms-endpoint';
import { menuPath } from './lib/menu-path';
import type { PictureName } from './lib/picture-manifest';

export { advisor, faq, forms, industryIndex, partners, people, personalIndex, reviews, serviceWords, site };

/** The words of pages that are alone of their kind. */
export const pageWords = { about, bookingScheduler, careers, home, notFound, offline, onboarding, paymentPortal };

type Sorted<T> = T & { slug: string };

function library<T extends { order: number }>(files: Record<string, T>): Sorted<T>[] {
  return Object.entries(files)
    .map(([file, value]) => ({ ...value, slug: fileName(file) }))
    .sort((a, b) => a.order - b.order);
}
const fileName = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

export const industries = library(import.meta.glob<schema.IndustryWords>('../content/industries/*.ts', { eager: true, import: 'default' }));
export const personalLines = library(
  import.meta.glob<schema.PersonalLineWords>('../content/personal/*.ts', { eager: true, import: 'default' }),
);
const serviceFiles = library(import.meta.glob<schema.Service>('../content/services/*.ts', { eager: true, import: 'default' }));

/** The four that stand under commercial property. */
const subServices = ['claims-advocacy', 'alternative-risk-financing', 'loss-control', 'portfolio-management'];

export const industryPath = (slug: string) => `/industry/${slug}-insurance`;
export const personalPath = (slug: string) => `/personal/${slug}-insurance`;
export const servicePath = (slug: string) => `/services/${subServices.includes(slug) ? 'commercial-property/' : ''}${slug}`;

export const services = serviceFiles.map((service) => ({ ...service, path: servicePath(service.slug) }));

/** The service of a page, with the type that the page knows it has. */
export function service<T extends schema.Service>(slug: string): Sorted<T> & { path: string } {
  const found = services.find((s) => s.slug === slug);
  if (!found) throw new Error(`content/services/${slug}.ts is missing`);
  return found as unknown as Sorted<T> & { path: string };
}

/** The last part of the address of a request, without the endings that prerendering gives it. */
export const lastSegment = (request: Request) =>
  new URL(request.url).pathname
    .replace(/\.data$|\/$/, '')
    .split('/')
    .at(-1) ?? '';

/** The way back above a title: home, then the section, then the page. */
export const crumbsTo = (...below: { label: string; path?: string }[]) => [{ label: site.crumbs.home, path: '/' }, ...below];

/** The pins of a picture: each keyed entry with its place in per cent of the frame. */
export function pinned<T extends { at: string }>(scene: PictureName, entries: T[]) {
  const points = pictures[scene]?.points;
  return entries.map(({ at, ...entry }) => {
    const place = points?.[at];
    if (!place) throw new Error(`content/pictures.ts: ${scene} has no point ${at}`);
    return { ...entry, x: place[0], y: place[1] };
  });
}

const industryLinks = () => industries.map((i) => ({ label: i.name, path: industryPath(i.slug) }));

/** The words of header, menu and footer. */
export function shell() {
  return {
    site,
    menu: site.menu.map(({ subItems, ...item }) => ({
      ...item,
      subItems: (subItems === 'industries' ? industries.map((i) => `${i.name} Insurance`) : subItems)?.map((sub) =>
        typeof sub === 'string' ? { label: sub, path: menuPath(item.path, sub) } : sub,
      ),
    })),
    footer: {
      /** The year of the build: taken at run time it could differ from the HTML. */
      year: new Date().getFullYear(),
      blurb: site.footer.blurb,
      legal: site.footer.legal,
      sections: site.footer.sections.map(({ heading, all, links }) => ({
        heading,
        all,
        links:
          links === 'industries'
            ? industryLinks()
            : links === 'personal'
              ? personalLines.map((p) => ({ label: p.name, path: personalPath(p.slug) }))
              : links === 'services'
                ? services.map((s) => ({ label: s.name, path: s.path }))
                : links,
      })),
    },
  };
}
export type Shell = ReturnType<typeof shell>;

/** What the contact section needs, on any page that has one. */
/** While nothing is delivered, a line beside each form says so. */
const demonstration = formsEndpoint ? undefined : forms.demonstration;

export function contactData() {
  const { phone, email, address, hours, coordinates } = site;
  const { details, identity, noScripts, notLoaded, newsletter: _newsletter, demonstration: _demonstration, ...form } = forms;
  return {
    details: { phone, email, address, hours, coordinates: coordinates.text },
    words: { details, identity, noScripts, notLoaded, demonstration },
    /** The words that the forms themselves show and change. */
    form,
  };
}
export type ContactData = ReturnType<typeof contactData>;
export type ContactWords = ContactData['form'];

export function newsletterData() {
  const { newsletter, errors, noScripts, notLoaded, pleaseCheck, sending } = forms;
  return { noScripts, notLoaded, demonstration, form: { newsletter, errors, pleaseCheck, sending } };
}
export type NewsletterData = ReturnType<typeof newsletterData>;

/** A figure with the amounts of its page's sketch, and the words of its kind. */
export const drawn = (figure: schema.AnyFigure, rows: { label: string; amount: string }[]) => ({
  ...withAmounts(figure, rows),
  words: figureWords,
});
