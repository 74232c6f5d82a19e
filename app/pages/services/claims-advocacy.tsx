import { serviceWords } from '../../data/content.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PageSection } from '../../sections/page-sections';
import { PhoneAndHours } from '../../ui/phone-and-hours';
import type { Route } from './+types/claims-advocacy';
import { ClaimTimeline } from './claim-timeline';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { TextSection, textSections } from './text-section';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const data = serviceData('claims-advocacy', language);
  return { ...data, words: { ...data.words, claims: serviceWords(language).claims } };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'stone' };

export default function ClaimsAdvocacy({ loaderData }: Route.ComponentProps) {
  const { service, words, phone, hours } = loaderData;
  return (
    <ServicePage
      data={loaderData}
      background="stone"
      note={
        <PhoneAndHours phone={phone} hours={hours} after={service.call.after}>
          <p>{service.call.before}</p>
        </PhoneAndHours>
      }
    >
      <PageSection id="intro" name={service.intro.heading}>
        <TextSection background="page" {...service.intro} />
      </PageSection>
      <PageSection id="timeline" name={service.timeline.heading}>
        <ClaimTimeline {...service.timeline} words={words.claims} />
      </PageSection>
      {textSections(service.sections, ['page', 'mist'])}
    </ServicePage>
  );
}
