import type { RiskManagement as Words } from '../../../content/schema';
import { serviceLabels } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/risk-management';
import { Clauses } from './clauses';
import { CostOfRisk } from './cost-of-risk';
import { HeatMap } from './heat-map';
import { LevelledLine } from './levelled-line';
import { Passage, Passages } from './passage';
import { RiskRegister } from './risk-register';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const { register, map, cost } = serviceLabels;
  return { ...serviceData<Words>('risk-management'), says: { register, map, cost } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep' };

export default function RiskManagement({ loaderData }: Route.ComponentProps) {
  const { service, labels, says } = loaderData;
  const { map, ...register } = service.register;
  return (
    <ServicePage data={loaderData} ground="deep">
      <Passage ground="page" {...service.intro} />
      <LevelledLine {...service.steps} />
      <RiskRegister {...register} labels={says.register} example={labels.example} />
      <HeatMap {...map} risks={register.rows} boardAt={register.boardAt} labels={says.map} axes={says.register} />
      <Clauses {...service.clauses} />
      <CostOfRisk {...service.cost} labels={says.cost} example={labels.example} />
      <Passages parts={service.parts} grounds={['mist']} />
    </ServicePage>
  );
}
