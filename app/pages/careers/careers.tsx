import { crumbsTo, pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { InnerHero } from '../../sections/inner-hero';
import { ButtonLink } from '../../ui/button';
import type { Route } from './+types/careers';
import { Apply } from './apply';
import { CareerTracks } from './career-tracks';
import { EmployeeQuotes } from './employee-quotes';
import { NinetyDayPlan } from './ninety-day-plan';
import { WhyJoin } from './why-join';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, ...rest } = pageWords.careers(language);
  const { crumbs, urls, sampleContent } = site(language);
  return {
    page: pageInfo(language, '/careers', meta, 'careers'),
    words: rest,
    crumbs: crumbsTo(language, { label: crumbs.about, path: localizedPath('/about', language) }, { label: crumbs.careers }),
    jobs: urls.jobs,
    network: urls.network,
    sampleContent,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep', withoutCoverage: true };

export default function Careers({ loaderData: { words, crumbs, jobs, network, sampleContent } }: Route.ComponentProps) {
  return (
    <>
      <InnerHero {...words.hero} background="deep" picture={words.picture} crumbs={crumbs}>
        <ButtonLink href={jobs} newTab color="accent" size="large">
          {words.apply.applyLabel}
        </ButtonLink>
        <ButtonLink href="#plan" variant="empty">
          <span>{words.plan.heading}</span>
        </ButtonLink>
      </InnerHero>
      <WhyJoin {...words.pitch} />
      <NinetyDayPlan {...words.plan} />
      <CareerTracks {...words.tracks} />
      {words.employeeQuotes && <EmployeeQuotes {...words.employeeQuotes} sampleContent={sampleContent} />}
      <Apply {...words.apply} jobs={jobs} network={network} />
    </>
  );
}
