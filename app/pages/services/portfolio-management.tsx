import { serviceWords } from '../../data/content.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PageSection } from '../../sections/page-sections';
import type { Route } from './+types/portfolio-management';
import { PropertySchedule } from './property-schedule';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { TextSection, textSections } from './text-section';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const data = serviceData('portfolio-management', language);
  return { ...data, words: { ...data.words, schedule: serviceWords(language).schedule } };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function PortfolioManagement({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  return (
    <ServicePage data={loaderData} background="deep">
      <PageSection id="intro" name={service.intro.heading}>
        <TextSection background="page" {...service.intro} />
      </PageSection>
      <PageSection id="schedule" name={service.schedule.heading}>
        <PropertySchedule {...service.schedule} words={words.schedule} example={words.example} />
      </PageSection>
      {textSections(service.sections, ['page', 'mist'])}
    </ServicePage>
  );
}
