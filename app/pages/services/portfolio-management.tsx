import type { PortfolioManagementWords } from '../../../content/schema';
import { serviceWords } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/portfolio-management';
import { Passage, Passages } from './passage';
import { Schedule } from './schedule';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const data = serviceData<PortfolioManagementWords>('portfolio-management');
  return { ...data, words: { ...data.words, schedule: serviceWords.schedule } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep' };

export default function PortfolioManagement({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  return (
    <ServicePage data={loaderData} ground="deep">
      <Passage ground="page" {...service.intro} />
      <Schedule {...service.schedule} words={words.schedule} example={words.example} />
      <Passages parts={service.parts} grounds={['page', 'mist']} />
    </ServicePage>
  );
}
