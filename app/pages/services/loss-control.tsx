import { serviceWords } from '../../data/content.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PageSection } from '../../sections/page-sections';
import type { Route } from './+types/loss-control';
import { NumberedList } from './numbered-list';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { StormTimeline } from './storm-timeline';
import { TextSection, textSections } from './text-section';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const data = serviceData('loss-control', language);
  return { ...data, words: { ...data.words, storm: serviceWords(language).storm } };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function LossControl({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  const { emergency } = service;
  return (
    <ServicePage data={loaderData} background="mist">
      <PageSection id="intro" name={service.intro.heading}>
        <TextSection background="page" {...service.intro} />
      </PageSection>
      <PageSection id="surveys" name={service.surveys.heading}>
        <TextSection background="stone" heading={service.surveys.heading} points={service.surveys.items} />
      </PageSection>
      <PageSection id="emergency-response" name={emergency.heading} hasOwnId>
        <StormTimeline heading={emergency.heading} paragraphs={emergency.paragraphs} storm={emergency.storm} words={words.storm} />
      </PageSection>
      <PageSection id="after" name={emergency.after.heading}>
        <NumberedList {...emergency.after} />
      </PageSection>
      {textSections(service.sections, ['page'])}
    </ServicePage>
  );
}
