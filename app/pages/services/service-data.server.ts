import { crumbsTo, pageAt, type ServiceSlug, service, services, serviceWords, site } from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { definitionsData } from '../../data/glossary.server';
import { pageInfo } from '../../data/page.server';
import { servicePath } from '../../lib/page-paths';
import { service as serviceNode } from '../../lib/structured-data';

/** The services under commercial property, in the order of the yearly cycle. */
export const cycleSteps = service('commercial-property').cycle.steps.map(({ service: slug, ...step }) => {
  const { hero, path } = pageAt(services, servicePath(slug));
  return { ...step, name: hero.title, path };
});

interface TextOrLink {
  text: string;
  href?: string;
}

/** A text in pieces, with our phone number and email address as links. */
function withContactLinks(text: string): TextOrLink[] {
  const links = { [site.phone.display]: site.phone.href, [site.email]: `mailto:${site.email}` };
  return Object.entries(links).reduce<TextOrLink[]>(
    (pieces, [label, href]) =>
      pieces.flatMap((piece) =>
        piece.href ? piece : piece.text.split(label).flatMap((rest, i) => (i ? [{ text: label, href }, { text: rest }] : { text: rest })),
      ),
    [{ text }],
  );
}

/** What the loader of every service page gives: the service's words and what the frame around them needs. */
export function serviceData<S extends ServiceSlug>(slug: S) {
  const own = service(slug);
  const index = service('commercial-property');
  const below = own.path.startsWith(`${index.path}/`);
  const action = serviceWords.actions[slug];

  return {
    page: pageInfo(own.path, own.meta, `service-${slug}`, {
      reviewed: own.reviewed,
      parent: below ? { name: index.hero.title, path: index.path } : undefined,
      jsonLd: (facts) => [serviceNode(facts, own.hero.title, serviceWords.serviceType)],
    }),
    service: own,
    words: { loss: serviceWords.loss, example: serviceWords.example, cycle: serviceWords.cycle },
    crumbs: crumbsTo({ label: serviceWords.crumb }, ...(below ? [{ label: index.hero.title, path: index.path }] : []), {
      label: own.hero.title,
    }),
    contents: site.reading.contents,
    phone: site.phone,
    hours: site.hours,
    folds: site.folds,
    next: withContactLinks(own.next.text),
    definitions: definitionsData(),
    calculators: embeddedCalculators(`services/${slug}`),
    ...(below && { cycle: cycleSteps }),
    ...(action && { action: { label: action, href: site.urls.quote } }),
  };
}
export type ServiceData = ReturnType<typeof serviceData<ServiceSlug>>;
