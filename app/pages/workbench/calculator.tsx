import { useLoaderData } from 'react-router';
import { lastSegment } from '../../content.server';
import { Island } from '../../islands/island';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { PrintHead } from '../../sections/print-head';
import type { CalculatorSlug } from '../../tools/all-calculators';
import { Calculator } from '../../tools/calculator.island';
import { WorkedExample } from '../../tools/worked-example';
import { calculatorWords, computationOf, toolExample, toolFrame, toolIndex, toolPath } from '../../tools.server';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

export function loader({ request }: { request: Request }) {
  const slug = lastSegment(request) as CalculatorSlug;
  const { meta, ...frame } = toolFrame(slug);
  return {
    page: pageInfo(toolPath(slug), meta, `tool-${slug}`),
    ...frame,
    words: calculatorWords(slug),
    computation: computationOf(slug),
    example: toolExample(slug),
    shared: toolIndex.labels,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function CalculatorPage() {
  const { hero, omissions, relatedPages, company, words, computation, example, shared } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHead {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <Island
        of={Calculator}
        words={words}
        computation={computation}
        shared={shared}
        workedExample={<WorkedExample words={words} values={example} note={shared.noScripts} yes={shared.yes} />}
      />
      <Omissions {...omissions} />
      <RelatedPages {...relatedPages} background="page" />
    </>
  );
}
