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
import { SmallSheets } from '../../sections/small-sheets';
import { Station, Stations } from '../../sections/stations';
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
    contents: site.reading.contents,
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
  const { page, crumbs, words, contents, line, drawn, grounds, covers, sisters, company, quote, definitions, liveSheets } =
    useLoaderData<typeof loader>();
  return (
    <Definitions {...definitions} title={line.hero.title}>
      <PrintHead {...company} purpose={`${line.hero.title}: ${words.sheet}`} />
      <Stations label={contents}>
        <Station id="top" name={line.hero.title}>
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
        </Station>
        <Station id="overview" name={line.overview.heading}>
          <Overview {...line.overview} />
        </Station>
        <Station id="covers" name={covers.heading}>
          <Covers {...covers} />
        </Station>
        <Station id="highlights" name={words.highlights}>
          <Highlights heading={words.highlights} {...line.highlights} />
        </Station>
        <Station id="enhancements" name={words.enhancements}>
          <Enhancements heading={words.enhancements} {...line.enhancements} />
        </Station>
        {drawn && (
          <Station id="figure" name={drawn.figure.heading}>
            {/* the sheet to bring along has two pages: the example below says the same in numbers */}
            <div className="no-print">
              <FigureSection label={words.figure} drawn={drawn} ground={grounds[0] ?? 'stone'} />
            </div>
          </Station>
        )}
        <Station id="example" name={line.example.title}>
          <LossSketch ground={grounds.at(-1) ?? 'page'} words={words.example} {...line.example}>
            {liveSheets.length > 0 && <SmallSheets sheets={liveSheets} />}
          </LossSketch>
        </Station>
        <Station id="leaves-out" name={line.notCovered.heading}>
          <FinePrint ground="stone" notCovered={line.notCovered} texas={line.texas} reviewed={page.reviewed} />
        </Station>
        <Station id="differentiators" name={words.differentiators}>
          <Differentiators heading={words.differentiators} items={line.differentiators} />
        </Station>
        <Station id="questions" name={words.questions.heading}>
          <Questions words={words.questions} questions={line.questions} />
        </Station>
        <Station id="work-with" name={words.workWith}>
          <div className="no-print">
            <ServeList ground="stone" heading={words.workWith} names={line.workWith} />
          </div>
        </Station>
        <Station id="sisters" name={words.sisters.heading}>
          <Sisters {...words.sisters} sisters={sisters} />
        </Station>
        <Station id="next" name={line.cta.heading}>
          <ClosingCall {...line.cta}>
            <ButtonLink href={quote} newTab color="accent" size="large">
              {words.quote}
            </ButtonLink>
          </ClosingCall>
        </Station>
      </Stations>
    </Definitions>
  );
}
