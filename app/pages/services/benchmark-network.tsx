import type { NetworkWords } from '../../../content/schema';
import { withDrawings } from '../../icon-drawings.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Station } from '../../sections/stations';
import type { Route } from './+types/benchmark-network';
import { NetworkRing } from './network-ring';
import { Passage } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const { service, ...frame } = serviceData<NetworkWords>('benchmark-network');
  return { ...frame, service: { ...service, groups: { ...service.groups, items: withDrawings(service.groups.items) } } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function BenchmarkNetwork({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  return (
    <ServicePage data={loaderData} ground="mist">
      <Station id="intro" name={service.intro.heading}>
        <Passage ground="page" {...service.intro} />
      </Station>
      <Station id="groups" name={service.groups.heading}>
        <NetworkRing {...service.groups} />
      </Station>
      <Station id="screening" name={service.screening.heading}>
        <Passage ground="page" heading={service.screening.heading} points={service.screening.items} />
      </Station>
      <Station id="money" name={service.money.heading}>
        <Passage ground="mist" {...service.money} />
      </Station>
    </ServicePage>
  );
}
