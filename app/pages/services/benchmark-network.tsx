import { withDrawings } from '../../data/icon-drawings.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PageSection } from '../../sections/page-sections';
import type { Route } from './+types/benchmark-network';
import { NetworkRing } from './network-ring';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { TextSection } from './text-section';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { service, ...frame } = serviceData('benchmark-network', language);
  return { ...frame, service: { ...service, groups: { ...service.groups, items: withDrawings(service.groups.items) } } };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function BenchmarkNetwork({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  return (
    <ServicePage data={loaderData} background="mist">
      <PageSection id="intro" name={service.intro.heading}>
        <TextSection background="page" {...service.intro} />
      </PageSection>
      <PageSection id="groups" name={service.groups.heading}>
        <NetworkRing {...service.groups} />
      </PageSection>
      <PageSection id="screening" name={service.screening.heading}>
        <TextSection background="page" heading={service.screening.heading} points={service.screening.items} />
      </PageSection>
      <PageSection id="compensation" name={service.compensation.heading}>
        <TextSection background="mist" {...service.compensation} />
      </PageSection>
    </ServicePage>
  );
}
