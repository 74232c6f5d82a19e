import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { CallToAction } from '../../sections/call-to-action';
import { ContactBar } from '../../sections/contact-bar';
import { Definitions } from '../../sections/definitions';
import { LossHero } from '../../sections/loss-hero';
import { PageSection, PageSections } from '../../sections/page-sections';
import { PrintHeader } from '../../sections/print-header';
import { ButtonLink } from '../../ui/button';
import { personalData } from './personal-line-data.server';
import { personalSections } from './personal-sections';

export const loader = ({ request, pattern }: Pick<LoaderFunctionArgs, 'request' | 'pattern'>) => personalData(languageOf(request), pattern);

export const meta = tagsOf;
export const handle: PageHandle = {};

export default function Personal() {
  const data = useLoaderData<typeof loader>();
  const { crumbs, words, contents, bar, layout, line, company, quote, lossWords, call, definitions } = data;
  const button = (
    <ButtonLink href={quote} newTab color="accent" size="large">
      {words.quote}
    </ButtonLink>
  );
  return (
    <Definitions {...definitions} title={line.hero.title}>
      <PrintHeader {...company} purpose={`${line.hero.title}: ${words.printTitle}`} />
      <LossHero
        {...line.hero}
        background={layout.hero}
        crumbs={crumbs}
        picture={line.picture}
        slider={line.lossSlider}
        words={lossWords}
        source="goes-wrong"
      >
        {button}
      </LossHero>
      <PageSections label={contents} bar={<ContactBar {...bar} />}>
        {personalSections(data).map(({ id, name, background, render }) => (
          <PageSection key={id} id={id} name={name}>
            {render(background)}
          </PageSection>
        ))}
        <PageSection id="next" name={line.closing.heading}>
          <CallToAction {...line.closing} call={call}>
            {button}
          </CallToAction>
        </PageSection>
      </PageSections>
    </Definitions>
  );
}
