import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PageSection } from '../../sections/page-sections';
import type { Route } from './+types/commercial-property';
import { ServiceCycle } from './service-cycle';
import { cycleSteps, serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { TextSection, textSections } from './text-section';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const data = serviceData('commercial-property', language);
  return { ...data, steps: cycleSteps(language) };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function CommercialProperty({ loaderData }: Route.ComponentProps) {
  const { service, steps } = loaderData;
  return (
    <ServicePage data={loaderData} background="deep">
      <PageSection id="intro" name={service.intro.heading}>
        <TextSection background="page" {...service.intro} />
      </PageSection>
      <PageSection id="cycle" name={service.cycle.heading}>
        <ServiceCycle heading={service.cycle.heading} lead={service.cycle.lead} steps={steps} />
      </PageSection>
      {textSections(service.sections, ['page', 'mist'])}
    </ServicePage>
  );
}
