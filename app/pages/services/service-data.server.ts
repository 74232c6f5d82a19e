import type { CommercialPropertyWords, Service } from '../../../content-model/schemas/services';
import { crumbsTo, service, serviceWords, site } from '../../content.server';
import { embeddedCalculators } from '../../embedded-calculators.server';
import { definitionsData } from '../../glossary.server';
import { pageInfo } from '../../page.server';

/** The four sub-services in the order of the cycle. */
export const cycleSteps = (index: CommercialPropertyWords) =>
  index.cycle.steps.map(({ service: slug, ...step }) => {
    const { hero, path } = service(slug);
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
export function serviceData<T extends Service>(slug: string) {
  const own = service<T>(slug);
  const index = service<CommercialPropertyWords>('commercial-property');
  const below = own.path.startsWith(`${index.path}/`);
  const action = serviceWords.actions[slug];

  return {
    page: pageInfo(own.path, own.meta, `service-${slug}`, { reviewed: own.reviewed }),
    service: own,
    words: { loss: serviceWords.loss, example: serviceWords.example, cycle: serviceWords.cycle },
    crumbs: crumbsTo({ label: serviceWords.crumb }, ...(below ? [{ label: index.hero.title, path: index.path }] : []), {
      label: own.hero.title,
    }),
    contents: site.reading.contents,
    next: withContactLinks(own.next.text),
    definitions: definitionsData(),
    calculators: embeddedCalculators(`services/${slug}`),
    ...(below && { cycle: cycleSteps(index) }),
    ...(action && { action: { label: action, href: site.urls.quote } }),
  };
}
export type ServiceData = ReturnType<typeof serviceData<Service>>;
