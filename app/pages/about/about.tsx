import { contactData, crumbsTo, pageWords, people, site, withPins } from '../../data/content.server';
import { isOn } from '../../data/localized-content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { agency } from '../../lib/structured-data';
import { type PageHandle, tagsOf } from '../../page-info';
import { Approach } from '../../sections/approach';
import { Contact } from '../../sections/contact/contact';
import { InnerHero } from '../../sections/inner-hero';
import { Anchor } from '../../ui/anchor';
import { ButtonLink } from '../../ui/button';
import type { Route } from './+types/about';
import { BuildingWalkthrough } from './building-walkthrough';
import { CareersTeaser } from './careers-teaser';
import { ClientNames } from './client-names';
import { ClientTools } from './client-tools';
import { GroupCompanies } from './group-companies';
import { Memberships } from './memberships';
import { Team } from './team';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, ...rest } = pageWords.about(language);
  const { crumbs, urls, sampleContent, ...company } = site(language);
  const { picture, points } = rest.operators;
  return {
    page: pageInfo(language, '/about', meta, 'about', { jsonLd: () => [agency(company)] }),
    words: { ...rest, operators: { ...rest.operators, points: withPins(picture.scene, points) } },
    crumbs: crumbsTo(language, { label: crumbs.about }),
    people: people(language),
    quoteUrl: urls.quote,
    ratings: localizedPath('/disclosures#what-a-rated-50-and-100-mean', language),
    careers: isOn('/careers') ? localizedPath('/careers', language) : undefined,
    booking: localizedPath('/portals/booking-scheduler', language),
    sampleContent,
    contact: contactData(language),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', contact: true, withoutCoverage: true };

export default function About({
  loaderData: { words, crumbs, people, quoteUrl, ratings, careers, booking, sampleContent, contact },
}: Route.ComponentProps) {
  return (
    <>
      <InnerHero {...words.hero} background="mist" picture={words.picture} crumbs={crumbs} />
      {words.trusted && <ClientNames {...words.trusted} sampleContent={sampleContent} />}
      <Approach {...words.approach}>
        <div className="row">
          <ButtonLink href={quoteUrl} newTab color="accent" size="large">
            {words.actions.talk}
          </ButtonLink>
          <Anchor className="link" href={ratings}>
            {words.actions.carriers}
          </Anchor>
        </div>
      </Approach>
      <ClientTools {...words.tools} />
      <Memberships {...words.memberships} />
      <BuildingWalkthrough {...words.operators} />
      {words.family && <GroupCompanies {...words.family} />}
      {people.length > 0 && <Team {...words.team} people={people} booking={booking} />}
      {careers && <CareersTeaser {...words.careers} path={careers} />}
      <Contact data={contact} {...words.contact} background="deep" />
    </>
  );
}
