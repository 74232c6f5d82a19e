import type { LossControlWords } from '../../../content/schema';
import { serviceWords } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Station } from '../../sections/stations';
import type { Route } from './+types/loss-control';
import { NumberedList } from './numbered-list';
import { Passage, passages } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { StormScale } from './storm-scale';

export function loader() {
  const data = serviceData<LossControlWords>('loss-control');
  return { ...data, words: { ...data.words, storm: serviceWords.storm } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function LossControl({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  const { emergency } = service;
  return (
    <ServicePage data={loaderData} ground="mist">
      <Station id="intro" name={service.intro.heading}>
        <Passage ground="page" {...service.intro} />
      </Station>
      <Station id="surveys" name={service.surveys.heading}>
        <Passage ground="stone" heading={service.surveys.heading} points={service.surveys.items} />
      </Station>
      <Station id="emergency-response" name={emergency.heading} marked>
        <StormScale heading={emergency.heading} paragraphs={emergency.paragraphs} storm={emergency.storm} words={words.storm} />
      </Station>
      <Station id="after" name={emergency.after.heading}>
        <NumberedList {...emergency.after} />
      </Station>
      {passages(service.parts, ['page'])}
    </ServicePage>
  );
}
