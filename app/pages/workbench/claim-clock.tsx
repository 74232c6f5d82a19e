import { useLoaderData } from 'react-router';
import { Island } from '../../islands/island';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { PrintHead } from '../../sections/print-head';
import { type Claim, ClaimLine } from '../../tools/claim-line';
import { ClockSheet } from '../../tools/clock-sheet.island';
import { fill } from '../../tools/fill';
import { WorkedExample } from '../../tools/worked-example';
import { claimClockWords, exampleFigures, exampleValues, sheetWords, toolFrame, toolIndex, toolPath } from '../../tools.server';
import { LeavesOut } from './leaves-out';
import { Near } from './near';
import { ToolHero } from './tool-hero';

const slug = 'claim-clock';

export function loader() {
  const { meta, ...frame } = toolFrame(slug);
  const { table, count, calendar, drawing } = claimClockWords;
  return {
    page: pageInfo(toolPath(slug), meta, `tool-${slug}`),
    ...frame,
    words: sheetWords(slug),
    table,
    count,
    calendar,
    example: exampleValues(slug),
    line: {
      claim: exampleValues(slug) as unknown as Claim,
      description: fill(drawing.description, exampleFigures(slug)),
      words: drawing.words,
      steps: Object.fromEntries(table.rows.map(({ date, short }) => [date, short])),
      today: '',
    },
    shared: toolIndex.sheet,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep' };

export default function ClaimClock() {
  const { hero, leavesOut, near, company, words, table, count, calendar, example, line, shared } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHead {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <Island
        of={ClockSheet}
        words={words}
        table={table}
        count={count}
        calendar={calendar}
        shared={shared}
        steps={line.steps}
        line={<ClaimLine {...line} />}
        worked={<WorkedExample words={words} values={example} note={shared.noScripts} yes={shared.yes} />}
      />
      <LeavesOut {...leavesOut} ground="page" />
      <Near {...near} ground="mist" />
    </>
  );
}
