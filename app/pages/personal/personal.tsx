import { useLoaderData } from 'react-router';
import { crumbsTo, drawn, lastSegment, personalIndex, personalLines, personalPath, pinned, site } from '../../content.server';
import { definitionsData } from '../../glossary.server';
import { withDrawings } from '../../icon-drawings.server';
import { assignGrounds } from '../../lib/grounds';
import { liveSheetsOf } from '../../live-sheets.server';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { ClosingCall } from '../../sections/closing-call';
import { Definitions } from '../../sections/definitions';
import { FigureSection } from '../../sections/figures/figure-section';
import { standingOf } from '../../sections/figures/standing';
import { FinePrint } from '../../sections/fine-print';
import { InnerHero } from '../../sections/inner-hero';
import { LossSketch } from '../../sections/loss-sketch';
import { PrintHead } from '../../sections/print-head';
import { ServeList } from '../../sections/serve-list';
import { livePairs } from '../../tools/live-pair';
import { ButtonLink } from '../../ui/button';
import { Covers } from './covers';
import { Differentiators } from './differentiators';
import { Enhancements } from './enhancements';
import { Highlights } from './highlights';
import { Overview } from './overview';
import { Questions } from './questions';
import { Rise } from './rise';
import { Sisters } from './sisters';

export function loader({ request }: { request: Request }) {
  const slug = lastSegment(request).replace(/-insurance$/, '');
  const find = (wanted: string) => {
    const found = personalLines.find((line) => line.slug === wanted);
    if (!found) throw new Error(`content/personal/${wanted}.ts is missing`);
    return found;
  };
  const { order: _order, slug: _slug, card: _card, meta: words, reviewed, covers, sisters, ...line } = find(slug);
  return {
    page: pageInfo(personalPath(slug), words, `personal-${slug}`, { reviewed }),
    crumbs: crumbsTo({ label: personalIndex.page.crumb, path: '/personal' }, { label: line.name }),
    words: personalIndex.page,
    line: { ...line, differentiators: withDrawings(line.differentiators) },
    drawn: line.figure && drawn(line.figure, line.example.rows),
    grounds: assignGrounds([...(line.figure ? [standingOf(line.figure)] : []), { wishes: ['page', 'mist'] }], 'mist'),
    covers: { ...covers, items: pinned(covers.picture.scene, covers.items) },
    sisters: sisters
      .map(find)
      .map((sister) => ({ title: sister.hero.title, path: personalPath(sister.slug), forWhom: sister.card.forWhom })),
    company: { name: site.name, phone: site.phone.display, email: site.email },
    quote: site.urls.quote,
    definitions: definitionsData(),
    liveSheets: liveSheetsOf(`personal/${slug}`),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function Personal() {
  const { page, crumbs, words, line, drawn, grounds, covers, sisters, company, quote, definitions, liveSheets } =
    useLoaderData<typeof loader>();
  return (
    <Definitions {...definitions} title={line.hero.title}>
      <PrintHead {...company} purpose={`${line.hero.title}: ${words.sheet}`} />
      <InnerHero
        {...line.hero}
        ground="mist"
        crumbs={crumbs}
        picture={line.picture}
        figure={line.rise && <Rise flooded={line.picture} example={line.example} {...line.rise} />}
      >
        <ButtonLink href={quote} newTab color="accent" size="large">
          {words.quote}
        </ButtonLink>
      </InnerHero>
      <Overview {...line.overview} />
      <Covers {...covers} />
      <Highlights heading={words.highlights} {...line.highlights} />
      <Enhancements heading={words.enhancements} {...line.enhancements} />
      {drawn && (
        // the sheet to bring along has two pages: the example below says the same in numbers
        <div className="no-print">
          <FigureSection label={words.figure} drawn={drawn} ground={grounds[0] ?? 'stone'} />
        </div>
      )}
      <LossSketch ground={grounds.at(-1) ?? 'page'} words={words.example} {...line.example}>
        {livePairs(liveSheets)}
      </LossSketch>
      <FinePrint ground="stone" notCovered={line.notCovered} texas={line.texas} reviewed={page.reviewed} />
      <Differentiators heading={words.differentiators} items={line.differentiators} />
      <Questions words={words.questions} questions={line.questions} />
      <div className="no-print">
        <ServeList ground="stone" heading={words.workWith} names={line.workWith} />
      </div>
      <Sisters {...words.sisters} sisters={sisters} />
      <ClosingCall {...line.cta}>
        <ButtonLink href={quote} newTab color="accent" size="large">
          {words.quote}
        </ButtonLink>
      </ClosingCall>
    </Definitions>
  );
}
