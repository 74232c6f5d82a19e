import type { AlternativeRiskWords } from '../../../content/schema';
import { serviceWords } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Station } from '../../sections/stations';
import type { Route } from './+types/alternative-risk-financing';
import { Layers } from './layers';
import { OptionsTable } from './options-table';
import { Passage, passages } from './passage';
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
      <Station id="intro" name={service.intro.heading}>
        <Passage ground="page" {...service.intro} />
      </Station>
      <Station id="layers" name={service.layers.heading}>
        <Layers {...service.layers} words={words.layers} />
      </Station>
      {passages(service.parts, ['page'], 'columns')}
      <Station id="choices" name={service.options.heading}>
        <OptionsTable {...service.options} words={words.options} />
      </Station>
    </ServicePage>
  );
}
