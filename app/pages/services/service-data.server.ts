import type { Service } from '../../../content/schema';
import { service, serviceLabels, site } from '../../content.server';
import { pageInfo } from '../../page.server';

/** What the loader of every service page gives: the service's words and what the frame around them needs. */
export function serviceData<T extends Service>(slug: string) {
  const words = service<T>(slug);
  const index = service('commercial-property');
  const below = words.path.startsWith(`${index.path}/`) ? [{ label: index.hero.title, path: index.path }] : [];
  const action = serviceLabels.actions[slug];

  return {
    page: pageInfo(words.path, words.meta, `service-${slug}`),
    service: words,
    labels: { loss: serviceLabels.loss, newTab: serviceLabels.newTab, example: serviceLabels.example },
    crumbs: [{ label: serviceLabels.crumb }, ...below, { label: words.hero.title }],
    contact: { phone: site.phone, email: site.email },
    ...(action && { action: { label: action, href: site.urls.quote } }),
  };
}
export type ServiceData = ReturnType<typeof serviceData<Service>>;
