import { serviceWords } from '../../data/content.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PageSection } from '../../sections/page-sections';
import type { Route } from './+types/alternative-risk-financing';
import { OptionsTable } from './options-table';
import { RiskLayers } from './risk-layers';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { TextSection, textSections } from './text-section';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const data = serviceData('alternative-risk-financing', language);
  const { layers, options } = serviceWords(language);
  return { ...data, words: { ...data.words, layers, options } };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function AlternativeRiskFinancing({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  return (
    <ServicePage data={loaderData} background="mist">
      <PageSection id="intro" name={service.intro.heading}>
        <TextSection background="page" {...service.intro} />
      </PageSection>
      <PageSection id="layers" name={service.layers.heading}>
        <RiskLayers {...service.layers} words={words.layers} />
      </PageSection>
      {textSections(service.sections, ['page'], 'columns')}
      <PageSection id="choices" name={service.options.heading}>
        <OptionsTable {...service.options} words={words.options} />
      </PageSection>
    </ServicePage>
  );
}
