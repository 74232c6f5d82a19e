import type { CommercialPropertyWords } from '../../../content/schema';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/commercial-property';
import { Cycle } from './cycle';
import { Passage, Passages } from './passage';
import { cycleSteps, serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const data = serviceData<CommercialPropertyWords>('commercial-property');
  return { ...data, steps: cycleSteps(data.service) };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep' };

export default function CommercialProperty({ loaderData }: Route.ComponentProps) {
  const { service, steps } = loaderData;
  return (
    <ServicePage data={loaderData} ground="deep">
      <Passage ground="page" {...service.intro} />
      <Cycle heading={service.cycle.heading} lead={service.cycle.lead} steps={steps} />
      <Passages parts={service.parts} grounds={['page', 'mist']} />
    </ServicePage>
  );
}
