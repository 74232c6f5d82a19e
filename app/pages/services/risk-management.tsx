import type { RiskManagementWords } from '../../../content/schema';
import { serviceWords } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Station } from '../../sections/stations';
import type { Route } from './+types/risk-management';
import { Clauses } from './clauses';
import { CostOfRisk } from './cost-of-risk';
import { HeatMap } from './heat-map';
import { LevelledLine } from './levelled-line';
import { Passage, passages } from './passage';
import { RiskRegister } from './risk-register';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const data = serviceData<RiskManagementWords>('risk-management');
  const { register, map, cost } = serviceWords;
  return { ...data, words: { ...data.words, register, map, cost } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep' };

export default function RiskManagement({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  const { map, ...register } = service.register;
  return (
    <ServicePage data={loaderData} ground="deep">
      <Station id="intro" name={service.intro.heading}>
        <Passage ground="page" {...service.intro} />
      </Station>
      <Station id="steps" name={service.steps.heading}>
        <LevelledLine {...service.steps} />
      </Station>
      <Station id="register" name={register.heading}>
        <RiskRegister {...register} words={words.register} example={words.example} />
      </Station>
      <Station id="map" name={map.heading}>
        <HeatMap {...map} risks={register.rows} boardAt={register.boardAt} words={words.map} axes={words.register} />
      </Station>
      <Station id="clauses" name={service.clauses.heading}>
        <Clauses {...service.clauses} />
      </Station>
      <Station id="cost" name={service.cost.heading}>
        <CostOfRisk {...service.cost} words={words.cost} example={words.example} />
      </Station>
      {passages(service.parts, ['mist'])}
    </ServicePage>
  );
}
