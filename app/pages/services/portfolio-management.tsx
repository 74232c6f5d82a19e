import type { PortfolioManagement as Words } from '../../../content/schema';
import { serviceLabels } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/portfolio-management';
import { Passage, Passages } from './passage';
import { Schedule } from './schedule';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  return { ...serviceData<Words>('portfolio-management'), says: serviceLabels.schedule };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep' };

export default function PortfolioManagement({ loaderData }: Route.ComponentProps) {
  const { service, labels, says } = loaderData;
  return (
    <ServicePage data={loaderData} ground="deep">
      <Passage ground="page" {...service.intro} />
      <Schedule {...service.schedule} labels={says} example={labels.example} />
      <Passages parts={service.parts} grounds={['page', 'mist']} />
    </ServicePage>
  );
}
