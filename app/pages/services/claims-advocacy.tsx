import type { ClaimsAdvocacy as Words } from '../../../content/schema';
import { serviceLabels } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/claims-advocacy';
import { ClaimTimeline } from './claim-timeline';
import { Passage, Passages } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  return { ...serviceData<Words>('claims-advocacy'), says: serviceLabels.claims };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'stone' };

export default function ClaimsAdvocacy({ loaderData }: Route.ComponentProps) {
  const { service, says } = loaderData;
  return (
    <ServicePage data={loaderData} ground="stone">
      <Passage ground="page" {...service.intro} />
      <ClaimTimeline {...service.timeline} labels={says} />
      <Passages parts={service.parts} grounds={['page', 'mist']} />
    </ServicePage>
  );
}
