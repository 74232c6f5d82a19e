import { useLoaderData } from 'react-router';
import { Island } from '../../islands/island';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { PrintHead } from '../../sections/print-head';
import { ClaimClockCalculator } from '../../tools/claim-clock-calculator.island';
import { type Claim, DeadlineTimeline } from '../../tools/deadline-timeline';
import { interpolate } from '../../tools/interpolate';
import { WorkedExample } from '../../tools/worked-example';
import { calculatorWords, claimClockWords, toolExample, toolExampleFigures, toolFrame, toolIndex, toolPath } from '../../tools.server';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

const slug = 'claim-clock';

export function loader() {
  const { meta, ...frame } = toolFrame(slug);
  const { table, count, calendar, drawing } = claimClockWords;
  return {
    page: pageInfo(toolPath(slug), meta, `tool-${slug}`),
    ...frame,
    words: calculatorWords(slug),
    table,
    count,
    calendar,
    example: toolExample(slug),
    line: {
      claim: toolExample(slug) as unknown as Claim,
      description: interpolate(drawing.description, toolExampleFigures(slug)),
      words: drawing.words,
      steps: Object.fromEntries(table.rows.map(({ date, short }) => [date, short])),
      today: '',
    },
    shared: toolIndex.sheet,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function ClaimClock() {
  const { hero, leavesOut, near, company, words, table, count, calendar, example, line, shared } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHead {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <Island
        of={ClaimClockCalculator}
        words={words}
        table={table}
        count={count}
        calendar={calendar}
        shared={shared}
        steps={line.steps}
        line={<DeadlineTimeline {...line} />}
        worked={<WorkedExample words={words} values={example} note={shared.noScripts} yes={shared.yes} />}
      />
      <Omissions {...leavesOut} background="page" />
      <RelatedPages {...near} background="mist" />
    </>
  );
}
