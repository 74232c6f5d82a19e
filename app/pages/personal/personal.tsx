import { useLoaderData } from 'react-router';
import { crumbsTo, drawn, pageAt, personalIndex, personalLines, pinned, site } from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { definitionsData } from '../../data/glossary.server';
import { withDrawings } from '../../data/icon-drawings.server';
import { pageInfo } from '../../data/page.server';
import { assignBackgrounds } from '../../lib/backgrounds';
import { personalPath } from '../../lib/page-paths';
import { service } from '../../lib/structured-data';
import { type PageHandle, tagsOf } from '../../page-data';
import { CallToAction } from '../../sections/call-to-action';
import { ClientsServed } from '../../sections/clients-served';
import { ContactBar } from '../../sections/contact-bar';
import { Definitions } from '../../sections/definitions';
import { EmbeddedCalculators } from '../../sections/embedded-calculators';
import { figureBackground } from '../../sections/figures/figure-background';
import { FigureSection } from '../../sections/figures/figure-section';
import { FinePrint } from '../../sections/fine-print';
import { InnerHero } from '../../sections/inner-hero';
import { LossExample } from '../../sections/loss-example';
import { PageSection, PageSections } from '../../sections/page-sections';
import { PrintHead } from '../../sections/print-head';
import { ButtonLink } from '../../ui/button';
import { CoveragePicture } from './coverage-picture';
import { Differentiators } from './differentiators';
import { Enhancements } from './enhancements';
import { FloodPicture } from './flood-picture';
import { Highlights } from './highlights';
import { Overview } from './overview';
import { Questions } from './questions';
import { RelatedLines } from './related-lines';

export function loader({ pattern }: { pattern: string }) {
  const { order: _order, path, slug, card: _card, meta, reviewed, whatWeCover, relatedLines, ...line } = pageAt(personalLines, pattern);
  const { page } = personalIndex;
  return {
    page: pageInfo(path, meta, `personal-${slug}`, {
      reviewed,
      parent: { name: page.structuredData.name, path: '/personal' },
      jsonLd: (facts) => [service(facts, line.hero.title, page.structuredData.serviceType)],
    }),
    crumbs: crumbsTo({ label: page.crumb, path: '/personal' }, { label: line.name }),
    words: page,
    contents: site.reading.contents,
    folds: site.folds,
    phone: site.phone,
    line: { ...line, differentiators: withDrawings(line.differentiators) },
    drawn: line.figure && drawn(line.figure, line.example.rows),
    backgrounds: assignBackgrounds([...(line.figure ? [figureBackground(line.figure)] : []), { options: ['page', 'mist'] }], 'mist'),
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
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function Personal() {
  const {
    page,
    crumbs,
    words,
    contents,
    folds,
    phone,
    line,
    drawn,
    backgrounds,
    whatWeCover,
    relatedLines,
    company,
    quote,
    definitions,
    calculators,
  } = useLoaderData<typeof loader>();
  return (
    <Definitions {...definitions} title={line.hero.title}>
      <PrintHead {...company} purpose={`${line.hero.title}: ${words.printTitle}`} />
      <InnerHero
        {...line.hero}
        background="mist"
        crumbs={crumbs}
        picture={line.picture}
        figure={line.floodSlider && <FloodPicture flooded={line.picture} example={line.example} {...line.floodSlider} />}
      >
        <ButtonLink href={quote} newTab color="accent" size="large">
          {words.quote}
        </ButtonLink>
      </InnerHero>
      <PageSections label={contents} bar={<ContactBar phone={phone} quote={{ label: words.quote, href: quote }} />}>
        <PageSection id="overview" name={line.overview.heading}>
          <Overview {...line.overview} />
        </PageSection>
        <PageSection id="what-we-cover" name={whatWeCover.heading}>
          <CoveragePicture {...whatWeCover} />
        </PageSection>
        <PageSection id="highlights" name={words.highlights}>
          <Highlights heading={words.highlights} {...line.highlights} />
        </PageSection>
        <PageSection id="enhancements" name={words.enhancements}>
          <Enhancements heading={words.enhancements} {...line.enhancements} />
        </PageSection>
        {drawn && (
          <PageSection id="figure" name={drawn.figure.heading}>
            {/* not printed: the handout has two pages, and the example below has the same figures */}
            <div className="no-print">
              <FigureSection label={words.figure} drawn={drawn} background={backgrounds[0] ?? 'stone'} />
            </div>
          </PageSection>
        )}
        <PageSection id="example" name={line.example.title}>
          <LossExample background={backgrounds.at(-1) ?? 'page'} words={words.example} more={folds.story} {...line.example}>
            {calculators.length > 0 && <EmbeddedCalculators calculators={calculators} />}
          </LossExample>
        </PageSection>
        <PageSection id="fine-print" name={line.notCovered.heading}>
          <FinePrint words={folds} background="stone" notCovered={line.notCovered} texas={line.texas} reviewed={page.reviewed} />
        </PageSection>
        <PageSection id="differentiators" name={words.differentiators}>
          <Differentiators heading={words.differentiators} items={line.differentiators} />
        </PageSection>
        <PageSection id="questions" name={words.questions.heading}>
          <Questions words={words.questions} questions={line.questions} />
        </PageSection>
        <PageSection id="clients" name={words.clients}>
          <div className="no-print">
            <ClientsServed background="stone" heading={words.clients} names={line.clients} />
          </div>
        </PageSection>
        <PageSection id="related-lines" name={words.relatedLines.heading}>
          <RelatedLines {...words.relatedLines} lines={relatedLines} />
        </PageSection>
        <PageSection id="next" name={line.closing.heading}>
          <CallToAction {...line.closing}>
            <ButtonLink href={quote} newTab color="accent" size="large">
              {words.quote}
            </ButtonLink>
          </CallToAction>
        </PageSection>
      </PageSections>
    </Definitions>
  );
}
