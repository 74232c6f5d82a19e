import type { ClaimsAdvocacyWords } from '../../../content/schema';
import { serviceWords } from '../../content.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Station } from '../../sections/stations';
import type { Route } from './+types/claims-advocacy';
import { ClaimTimeline } from './claim-timeline';
import { Passage, passages } from './passage';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';

export function loader() {
  const data = serviceData<ClaimsAdvocacyWords>('claims-advocacy');
  return { ...data, words: { ...data.words, claims: serviceWords.claims } };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'stone' };

export default function ClaimsAdvocacy({ loaderData }: Route.ComponentProps) {
  const { service, words } = loaderData;
  return (
    <ServicePage data={loaderData} ground="stone">
      <Station id="intro" name={service.intro.heading}>
        <Passage ground="page" {...service.intro} />
      </Station>
      <Station id="timeline" name={service.timeline.heading}>
        <ClaimTimeline {...service.timeline} words={words.claims} />
      </Station>
      {passages(service.parts, ['page', 'mist'])}
    </ServicePage>
  );
}
