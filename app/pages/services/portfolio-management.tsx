import type { PortfolioManagementWords } from '../../../content/schema';
import { serviceWords } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Station } from '../../sections/stations';
import type { Route } from './+types/portfolio-management';
import { Passage, passages } from './passage';
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
      <Station id="intro" name={service.intro.heading}>
        <Passage ground="page" {...service.intro} />
      </Station>
      <Station id="schedule" name={service.schedule.heading}>
        <Schedule {...service.schedule} words={words.schedule} example={words.example} />
      </Station>
      {passages(service.parts, ['page', 'mist'])}
    </ServicePage>
  );
}
