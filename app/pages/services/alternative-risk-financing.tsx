import type { AlternativeRisk } from '../../../content/schema';
import { serviceLabels } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/alternative-risk-financing';
import { Layers } from './layers';
import { OptionsTable } from './options-table';
import { Passage, Passages } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const { layers, options } = serviceLabels;
  return { ...serviceData<AlternativeRisk>('alternative-risk-financing'), says: { layers, options } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function AlternativeRiskFinancing({ loaderData }: Route.ComponentProps) {
  const { service, says } = loaderData;
  return (
    <ServicePage data={loaderData} ground="mist">
      <Passage ground="page" {...service.intro} />
      <Layers {...service.layers} labels={says.layers} />
      <Passages parts={service.parts} grounds={['page']} form="columns" />
      <OptionsTable {...service.options} labels={says.options} />
    </ServicePage>
  );
}
