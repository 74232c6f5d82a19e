import type { LossControl as Words } from '../../../content/schema';
import { serviceLabels } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/loss-control';
import { NumberedList } from './numbered-list';
import { Passage, Passages } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import { StormScale } from './storm-scale';

export function loader() {
  return { ...serviceData<Words>('loss-control'), says: serviceLabels.storm };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function LossControl({ loaderData }: Route.ComponentProps) {
  const { service, says } = loaderData;
  const { emergency } = service;
  return (
    <ServicePage data={loaderData} ground="mist">
      <Passage ground="page" {...service.intro} />
      <Passage ground="stone" heading={service.surveys.heading} points={service.surveys.items} />
      <StormScale heading={emergency.heading} paragraphs={emergency.paragraphs} storm={emergency.storm} labels={says} />
      <NumberedList {...emergency.after} />
      <Passages parts={service.parts} grounds={['page']} />
    </ServicePage>
  );
}
