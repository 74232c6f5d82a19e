import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { ContactBar } from '../../sections/contact-bar';
import { Definitions } from '../../sections/definitions';
import { LossHero } from '../../sections/loss-hero';
import { PageSection, PageSections } from '../../sections/page-sections';
import { PrintHeader } from '../../sections/print-header';
import { ButtonLink } from '../../ui/button';
import { industryData } from './industry-data.server';
import { heroBackground, industrySections } from './industry-sections';

export const loader = ({ request, pattern }: Pick<LoaderFunctionArgs, 'request' | 'pattern'>) => industryData(languageOf(request), pattern);

export const meta = tagsOf;
export const handle: PageHandle = { background: heroBackground, contact: true };

export default function Industry() {
  const data = useLoaderData<typeof loader>();
  const { crumbs, words, contents, company, quoteUrl, bar, industry, lossSlider, lossWords, definitions } = data;
  return (
    <Definitions {...definitions} title={industry.hero.title}>
      <PrintHeader {...company} purpose={`${industry.hero.title}: ${words.printTitle}`} />
      <LossHero
        {...industry.hero}
        background={heroBackground}
        crumbs={crumbs}
        picture={industry.picture}
        slider={lossSlider}
        words={lossWords}
        source="goes-wrong"
      >
        <ButtonLink color="accent" size="large" href={quoteUrl} newTab>
          {words.quote}
        </ButtonLink>
        <ButtonLink variant="empty" href="#contact">
          {words.talk}
        </ButtonLink>
      </LossHero>
      <PageSections label={contents} bar={<ContactBar {...bar} />}>
        {industrySections(data).map(({ key, id, name, background, render }) => (
          <PageSection key={key} id={id} hasOwnId name={name}>
            {render(background, id)}
          </PageSection>
        ))}
      </PageSections>
    </Definitions>
  );
}
