import { serviceWords } from '../../data/content.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PageSection } from '../../sections/page-sections';
import type { Route } from './+types/risk-management';
import { Clauses } from './clauses';
import { CostOfRisk } from './cost-of-risk';
import { HeatMap } from './heat-map';
import { ProcessSteps } from './process-steps';
import { RiskRegister } from './risk-register';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { TextSection, textSections } from './text-section';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const data = serviceData('risk-management', language);
  const { register, map, cost } = serviceWords(language);
  return { ...data, words: { ...data.words, register, map, cost } };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function RiskManagement({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  const { map, ...register } = service.register;
  return (
    <ServicePage data={loaderData} background="deep">
      <PageSection id="intro" name={service.intro.heading}>
        <TextSection background="page" {...service.intro} />
      </PageSection>
      <PageSection id="steps" name={service.steps.heading}>
        <ProcessSteps {...service.steps} />
      </PageSection>
      <PageSection id="register" name={register.heading}>
        <RiskRegister {...register} words={words.register} example={words.example} />
      </PageSection>
      <PageSection id="map" name={map.heading}>
        <HeatMap {...map} risks={register.rows} boardThreshold={register.boardThreshold} words={words.map} axes={words.register} />
      </PageSection>
      <PageSection id="clauses" name={service.clauses.heading}>
        <Clauses {...service.clauses} />
      </PageSection>
      <PageSection id="cost" name={service.cost.heading}>
        <CostOfRisk {...service.cost} words={words.cost} example={words.example} />
      </PageSection>
      {textSections(service.sections, ['mist'])}
    </ServicePage>
  );
}
