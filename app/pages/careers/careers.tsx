import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { InnerHero } from '../../sections/inner-hero';
import { ButtonLink } from '../../ui/button';
import type { Route } from './+types/careers';
import { Apply } from './apply';
import { CareerTracks } from './career-tracks';
import { EmployeeQuotes } from './employee-quotes';
import { NinetyDayPlan } from './ninety-day-plan';
import { WhyJoin } from './why-join';

export function loader() {
  const { meta, ...rest } = pageWords.careers;
  const { jobs, network } = site.urls;
  return {
    page: pageInfo('/careers', meta, 'careers'),
    words: rest,
    crumbs: site.crumbs,
    jobs,
    network,
    sampleContent: site.sampleContent,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function Careers({ loaderData: { words, crumbs, jobs, network, sampleContent } }: Route.ComponentProps) {
  return (
    <>
      <InnerHero
        {...words.hero}
        background="deep"
        picture={words.picture}
        crumbs={[{ label: crumbs.home, path: '/' }, { label: crumbs.about, path: '/about' }, { label: crumbs.careers }]}
      >
        <ButtonLink href={jobs} newTab color="accent" size="large">
          {words.apply.applyLabel}
        </ButtonLink>
        <ButtonLink href="#plan" variant="empty">
          {words.plan.heading}
        </ButtonLink>
      </InnerHero>
      <WhyJoin {...words.pitch} />
      <NinetyDayPlan {...words.plan} />
      <CareerTracks {...words.tracks} />
      <EmployeeQuotes {...words.employeeQuotes} sampleContent={sampleContent} />
      <Apply {...words.apply} jobs={jobs} network={network} />
    </>
  );
}
