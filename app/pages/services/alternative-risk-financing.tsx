import type { AlternativeRiskWords } from '../../../content/schema';
import { serviceWords } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/alternative-risk-financing';
import { Layers } from './layers';
import { OptionsTable } from './options-table';
import { Passage, Passages } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const data = serviceData<AlternativeRiskWords>('alternative-risk-financing');
  const { layers, options } = serviceWords;
  return { ...data, words: { ...data.words, layers, options } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function AlternativeRiskFinancing({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  return (
    <ServicePage data={loaderData} ground="mist">
      <Passage ground="page" {...service.intro} />
      <Layers {...service.layers} words={words.layers} />
      <Passages parts={service.parts} grounds={['page']} form="columns" />
      <OptionsTable {...service.options} words={words.options} />
    </ServicePage>
  );
}
