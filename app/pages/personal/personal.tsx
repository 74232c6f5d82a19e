import { useLoaderData } from 'react-router';
import { crumbsTo, drawn, pageAt, personalIndex, personalLines, pinned, site, talkWords } from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { definitionsData } from '../../data/glossary.server';
import { withDrawings } from '../../data/icon-drawings.server';
import { pageInfo } from '../../data/page.server';
import { personalPath } from '../../lib/page-paths';
import { service } from '../../lib/structured-data';
import { type PageHandle, tagsOf } from '../../page-data';
import { CallToAction } from '../../sections/call-to-action';
import { ContactBar } from '../../sections/contact-bar';
import { Definitions } from '../../sections/definitions';
import { LossHero } from '../../sections/loss-hero';
import { PageSection, PageSections } from '../../sections/page-sections';
import { PrintHead } from '../../sections/print-head';
import { ButtonLink } from '../../ui/button';
import { personalSections } from './personal-sections';

export function loader({ pattern }: { pattern: string }) {
  const {
    order: _order,
    path,
    slug,
    card: _card,
    meta,
    reviewed,
    whatWeCover,
    relatedLines,
    layout,
    ...line
  } = pageAt(personalLines, pattern);
  const { page } = personalIndex;
  return {
    page: {
      background: layout.hero,
      ...pageInfo(path, meta, `personal-${slug}`, {
        reviewed,
        parent: { name: page.structuredData.name, path: '/personal' },
        jsonLd: (facts) => [service(facts, line.hero.title, page.structuredData.serviceType)],
      }),
    },
    crumbs: crumbsTo({ label: page.crumb, path: '/personal' }, { label: line.name }),
    words: { ...page, ...layout.headings },
    contents: site.reading.contents,
    folds: site.folds,
    bar: { phone: site.phone, quote: { label: page.quote, href: site.urls.quote } },
    lossWords: site.lossSlider,
    talk: talkWords(),
    layout,
    line: { ...line, differentiators: withDrawings(line.differentiators) },
    drawn: line.figure && drawn(line.figure, line.example.rows),
    whatWeCover: { ...whatWeCover, items: pinned(whatWeCover.picture.scene, whatWeCover.items) },
    relatedLines: relatedLines
      .map((slug) => pageAt(personalLines, personalPath(slug)))
      .map(({ hero, path, card }) => ({ title: hero.title, path, forWhom: card.forWhom })),
    company: { name: site.name, phone: site.phone.display, email: site.email },
    quote: site.urls.quote,
    definitions: definitionsData(),
    calculators: embeddedCalculators(`personal/${slug}`),
  };
}
export type PersonalData = ReturnType<typeof loader>;

export const meta = tagsOf;
export const handle: PageHandle = {};

export default function Personal() {
  const data = useLoaderData<typeof loader>();
  const { crumbs, words, contents, bar, layout, line, company, quote, lossWords, talk, definitions } = data;
  const button = (
    <ButtonLink href={quote} newTab color="accent" size="large">
      {words.quote}
    </ButtonLink>
  );
  return (
    <Definitions {...definitions} title={line.hero.title}>
      <PrintHead {...company} purpose={`${line.hero.title}: ${words.printTitle}`} />
      <LossHero
        {...line.hero}
        background={layout.hero}
        crumbs={crumbs}
        picture={line.picture}
        slider={line.lossSlider}
        words={lossWords}
        source="example"
        talk={talk}
      >
        {button}
      </LossHero>
      <PageSections label={contents} bar={<ContactBar {...bar} />}>
        {personalSections(data).map(({ id, name, background, noPrint, render }) => (
          <PageSection key={id} id={id} name={name} {...(noPrint && { className: 'no-print' })}>
            {render(background)}
          </PageSection>
        ))}
        <PageSection id="next" name={line.closing.heading}>
          <CallToAction {...line.closing}>{button}</CallToAction>
        </PageSection>
      </PageSections>
    </Definitions>
  );
}
