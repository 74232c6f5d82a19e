import type { Language } from '../../../content-model/content-paths';
import { type ServiceSection, sectionOf } from '../../../content-model/schemas/service';
import { crumbsTo, pageAt, services, serviceWords, site, withPins } from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { definitionsData } from '../../data/glossary.server';
import { withDrawings } from '../../data/icon-drawings.server';
import { pageInfo } from '../../data/page-info.server';
import { localizedPath } from '../../lib/localized-path';
import { servicePath } from '../../lib/page-paths';
import { service as serviceNode } from '../../lib/structured-data';

/** Loader data of a service page: the service at the matched route. */
export function serviceData(language: Language, pattern: string) {
  const service = pageAt(services(language), pattern);
  const { slug, hero } = service;
  const index = serviceAt('commercial-property', language);
  const words = serviceWords(language);
  const { reading, phone, hours, collapsibles, urls } = site(language);
  const below = servicePath(slug).startsWith(`${servicePath(index.slug)}/`);

  return {
    page: pageInfo(language, servicePath(slug), service.meta, `service-${slug}`, {
      reviewed: service.reviewed,
      parent: below ? { name: index.hero.title, path: index.path } : undefined,
      jsonLd: (facts) => [serviceNode(facts, hero.title, words.serviceType)],
    }),
    service,
    sections: service.sections.map((section) => sectionData(section, language)),
    words,
    crumbs: crumbsTo(language, { label: words.crumb }, ...(below ? [{ label: index.hero.title, path: index.path }] : []), {
      label: hero.title,
    }),
    contents: reading.contents,
    phone,
    hours,
    collapsibles,
    next: withContactLinks(service.next.text),
    definitions: definitionsData(language),
    calculators: embeddedCalculators(language, `services/${slug}`),
    cycle: below ? cycleOf(sectionOf(index.sections, 'cycle'), language) : undefined,
    action: service.button === undefined ? undefined : { label: service.button, href: urls.quote },
  };
}
export type ServiceData = ReturnType<typeof serviceData>;

/** A section with the names, paths, drawings and pins that its content refers to. */
function sectionData(section: ServiceSection, language: Language) {
  switch (section.kind) {
    case 'cycle':
      return { ...section, steps: cycleOf(section, language) };
    case 'picture':
      return { ...section, items: withPins(section.picture.scene, section.items) };
    case 'groups':
      return { ...section, items: withDrawings(section.items) };
    default:
      return section;
  }
}
export type SectionData = ReturnType<typeof sectionData>;

const serviceAt = (slug: string, language: Language) => pageAt(services(language), localizedPath(servicePath(slug), language));

/** The services of the yearly cycle, in order. */
const cycleOf = ({ steps }: Extract<ServiceSection, { kind: 'cycle' }>, language: Language) =>
  steps.map(({ service: slug, ...step }) => {
    const { hero, path } = serviceAt(slug, language);
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
