import type { Language } from '../../../content-model/content-paths';
import { crumbsTo, pageAt, type ServiceSlug, service, services, serviceWords, site } from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { definitionsData } from '../../data/glossary.server';
import { isTranslated, linkIn } from '../../data/localized-content.server';
import { pageInfo } from '../../data/page-info.server';
import { servicePath } from '../../lib/page-paths';
import { service as serviceNode } from '../../lib/structured-data';

/** The services under commercial property, in the order of the yearly cycle. */
export const cycleSteps = (language: Language) =>
  service('commercial-property', language).cycle.steps.map(({ service: slug, ...step }) => {
    const { hero, path } = pageAt(services(language), linkIn(language, servicePath(slug)));
    return { ...step, name: hero.title, path };
  });

interface TextOrLink {
  text: string;
  href?: string;
}

/** Splits a text into pieces, so that our phone number and email address become links. */
function withContactLinks(text: string): TextOrLink[] {
  const { phone, email } = site('en');
  const links = { [phone.display]: phone.href, [email]: `mailto:${email}` };
  return Object.entries(links).reduce<TextOrLink[]>(
    (pieces, [label, href]) =>
      pieces.flatMap((piece) =>
        piece.href ? piece : piece.text.split(label).flatMap((rest, i) => (i ? [{ text: label, href }, { text: rest }] : { text: rest })),
      ),
    [{ text }],
  );
}

/** Loader data of every service page: the texts of the service and the data for <ServicePage>. */
export function serviceData<S extends ServiceSlug>(slug: S, language: Language) {
  const own = service(slug, language);
  const index = pageAt(services(language), linkIn(language, servicePath('commercial-property')));
  const labels = serviceWords(language);
  const { reading, phone, hours, collapsibles, urls } = site(language);
  const below = servicePath(slug).startsWith(`${servicePath(index.slug)}/`);
  const action = labels.actions[slug];

  return {
    page: pageInfo(language, servicePath(slug), own.meta, `service-${slug}`, {
      reviewed: own.reviewed,
      parent: below ? { name: index.hero.title, path: index.path } : undefined,
      jsonLd: (facts) => [serviceNode(facts, own.hero.title, labels.serviceType)],
    }),
    service: own,
    words: { loss: labels.loss, example: labels.example, cycle: labels.cycle },
    crumbs: crumbsTo(
      language,
      { label: labels.crumb },
      ...(below ? [{ label: index.hero.title, path: index.path, lang: index.lang }] : []),
      {
        label: own.hero.title,
      },
    ),
    contents: reading.contents,
    phone,
    hours,
    collapsibles,
    next: withContactLinks(own.next.text),
    definitions: definitionsData(language),
    calculators: embeddedCalculators(language, `services/${slug}`),
    // the texts of the cycle come from the parent page, which may not be translated
    ...(below && (language === 'en' || isTranslated(servicePath(index.slug))) && { cycle: cycleSteps(language) }),
    ...(action && { action: { label: action, href: urls.quote } }),
  };
}
export type ServiceData = ReturnType<typeof serviceData<ServiceSlug>>;
