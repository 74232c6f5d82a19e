import type { Network } from '../../../content/schema';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/benchmark-network';
import { NetworkRing } from './network-ring';
import { Passage } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  return serviceData<Network>('benchmark-network');
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function BenchmarkNetwork({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  return (
    <ServicePage data={loaderData} ground="mist">
      <Passage ground="page" {...service.intro} />
      <NetworkRing {...service.groups} />
      <Passage ground="page" heading={service.screening.heading} points={service.screening.items} />
      <Passage ground="mist" {...service.money} />
    </ServicePage>
  );
}
