/**
 * The door to content/, beside those of posts, glossary and legal texts. The name ends in .server, so the build refuses it in browser code:
 * words reach a page through its loader, never through its bundle.
 */
import { withAmounts } from '../content-model/figure-amounts';
import { readContent, readFolder } from '../content-model/read';
import type { AnyFigure } from '../content-model/schemas/figure';
import type { Service } from '../content-model/schemas/services';
import { formsEndpoint } from './lib/forms-endpoint';
import { menuPath } from './lib/menu-path';
import type { PictureName } from './lib/picture-manifest';

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
  notFound: readContent('pages/not-found.yaml'),
  offline: readContent('pages/offline.yaml'),
  onboarding: readContent('pages/onboarding.yaml'),
  paymentPortal: readContent('pages/payment-portal.yaml'),
};

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export const industries = readFolder('industries').sort(byOrder);
export const personalLines = readFolder('personal').sort(byOrder);

/** The four that stand under commercial property. */
const subServices = ['claims-advocacy', 'alternative-risk-financing', 'loss-control', 'portfolio-management'];

export const industryPath = (slug: string) => `/industry/${slug}-insurance`;
export const personalPath = (slug: string) => `/personal/${slug}-insurance`;
export const servicePath = (slug: string) => `/services/${subServices.includes(slug) ? 'commercial-property/' : ''}${slug}`;

export const services = readFolder('services')
  .sort(byOrder)
  .map((service) => ({ ...service, path: servicePath(service.slug) }));

/** The service of a page, with the type that the page knows it has. */
export function service<T extends Service>(slug: string): T & { slug: string; path: string } {
  const found = services.find((s) => s.slug === slug);
  if (!found) throw new Error(`content/services/${slug}.yaml is missing`);
  return found as unknown as T & { slug: string; path: string };
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
  const points = pictures.find((picture) => picture.scene === scene)?.points ?? [];
  return entries.map(({ at, ...entry }) => {
    const place = points.find(({ name }) => name === at);
    if (!place) throw new Error(`content/pictures.yaml: ${scene} has no point ${at}`);
    return { ...entry, x: place.x, y: place.y };
  });
}

const pageLinks = {
  industries: () => industries.map(({ name, slug }) => ({ label: name, path: industryPath(slug) })),
  personal: () => personalLines.map(({ name, slug }) => ({ label: name, path: personalPath(slug) })),
  services: () => services.map(({ name, path }) => ({ label: name, path })),
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

/** What the contact section needs, on any page that has one. */
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
export const drawn = (figure: AnyFigure, rows: { label: string; amount: string }[]) => ({
  ...withAmounts(figure, rows),
  words: figureWords,
});
