import { useLoaderData } from 'react-router';
import { calculatorLabels, calculatorWords, claimClockWords, toolExample, toolPageData } from '../../data/tools.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PrintHeader } from '../../sections/print-header';
import { ClaimClockCalculator } from '../../tools/claim-clock-calculator.island';
import { DeadlineTimeline } from '../../tools/deadline-timeline';
import { readClaim } from '../../tools/formulas/claim-clock';
import { NoScriptExample } from '../../tools/no-script-example';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

const slug = 'claim-clock';

export function loader({ request }: { request: Request }) {
  const language = languageOf(request);
  const { table, owner, count, calendar, drawing } = claimClockWords(language);
  return {
    ...toolPageData(language, slug, `tool-${slug}`),
    words: calculatorWords(language, slug),
    table,
    owner,
    count,
    calendar,
    example: toolExample(slug),
    timeline: {
      claim: readClaim(toolExample(slug)),
      description: drawing.description,
      words: drawing.words,
      steps: Object.fromEntries(table.rows.map(({ date, short }) => [date, short])),
      today: '',
    },
    shared: calculatorLabels(language),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function ClaimClock() {
  const { hero, omissions, relatedPages, company, words, table, owner, count, calendar, example, timeline, shared } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PrintHeader {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <Island
        of={ClaimClockCalculator}
        words={words}
        table={table}
        owner={owner}
        count={count}
        calendar={calendar}
        shared={shared}
        steps={timeline.steps}
        timeline={<DeadlineTimeline {...timeline} />}
        noScriptExample={<NoScriptExample words={words} values={example} note={shared.noScripts} yes={shared.yes} />}
      />
      <Omissions {...omissions} background="page" />
      <RelatedPages {...relatedPages} background="mist" />
    </>
  );
}
