import { useLoaderData } from 'react-router';
import { lastSegment } from '../../content.server';
import { Island } from '../../islands/island';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { PrintHead } from '../../sections/print-head';
import type { CalculatorSlug } from '../../tools/all-calculators';
import { ToolSheet } from '../../tools/tool-sheet.island';
import { WorkedExample } from '../../tools/worked-example';
import { exampleValues, howOf, sheetWords, toolFrame, toolIndex, toolPath } from '../../tools.server';
import { LeavesOut } from './leaves-out';
import { Near } from './near';
import { ToolHero } from './tool-hero';

export function loader({ request }: { request: Request }) {
  const slug = lastSegment(request) as CalculatorSlug;
  const { meta, ...frame } = toolFrame(slug);
  return {
    page: pageInfo(toolPath(slug), meta, `tool-${slug}`),
    ...frame,
    words: sheetWords(slug),
    how: howOf(slug),
    example: exampleValues(slug),
    shared: toolIndex.sheet,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function Calculator() {
  const { hero, leavesOut, near, company, words, how, example, shared } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHead {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <Island
        of={ToolSheet}
        words={words}
        how={how}
        shared={shared}
        worked={<WorkedExample words={words} values={example} note={shared.noScripts} yes={shared.yes} />}
      />
      <LeavesOut {...leavesOut} />
      <Near {...near} ground="page" />
    </>
  );
}
