import type { CommercialPropertyWords } from '../../../content/schema';
import { type PageHandle, tagsOf } from '../../page-data';
import { Station } from '../../sections/stations';
import type { Route } from './+types/commercial-property';
import { Cycle } from './cycle';
import { Passage, passages } from './passage';
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
      <Station id="intro" name={service.intro.heading}>
        <Passage ground="page" {...service.intro} />
      </Station>
      <Station id="cycle" name={service.cycle.heading}>
        <Cycle heading={service.cycle.heading} lead={service.cycle.lead} steps={steps} />
      </Station>
      {passages(service.parts, ['page', 'mist'])}
    </ServicePage>
  );
}
