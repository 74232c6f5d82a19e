import type { CommercialProperty, Service } from '../../../content/schema';
import { crumbsTo, service, serviceLabels, site } from '../../content.server';
import { definitionsData } from '../../glossary.server';
import { liveSheetsOf } from '../../live-sheets.server';
import { pageInfo } from '../../page.server';

/** The four sub-services in the order of the cycle. */
export const cycleSteps = (index: CommercialProperty) =>
  index.cycle.steps.map(({ service: slug, ...step }) => {
    const { hero, path } = service(slug);
    return { ...step, name: hero.title, path };
  });

/** What the loader of every service page gives: the service's words and what the frame around them needs. */
export function serviceData<T extends Service>(slug: string) {
  const words = service<T>(slug);
  const index = service<CommercialProperty>('commercial-property');
  const below = words.path.startsWith(`${index.path}/`);
  const action = serviceLabels.actions[slug];

  return {
    page: pageInfo(words.path, words.meta, `service-${slug}`, { reviewed: words.reviewed }),
    service: words,
    labels: { loss: serviceLabels.loss, example: serviceLabels.example, cycle: serviceLabels.cycle },
    crumbs: crumbsTo({ label: serviceLabels.crumb }, ...(below ? [{ label: index.hero.title, path: index.path }] : []), {
      label: words.hero.title,
    }),
    contact: { phone: site.phone, email: site.email },
    definitions: definitionsData(),
    liveSheets: liveSheetsOf(`services/${slug}`),
    ...(below && { cycle: cycleSteps(index) }),
    ...(action && { action: { label: action, href: site.urls.quote } }),
  };
}
export type ServiceData = ReturnType<typeof serviceData<Service>>;
