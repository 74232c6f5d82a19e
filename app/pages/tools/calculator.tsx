import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { calculatorAt, calculatorLabels, calculatorWords, computationOf, toolExample, toolPageData } from '../../data/tools.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PrintHeader } from '../../sections/print-header';
import { Calculator } from '../../tools/calculator.island';
import { NoScriptExample } from '../../tools/no-script-example';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

export function loader({ request, pattern }: Pick<LoaderFunctionArgs, 'request' | 'pattern'>) {
  const language = languageOf(request);
  const slug = calculatorAt(language, pattern);
  return {
    ...toolPageData(language, slug, `tool-${slug}`),
    words: calculatorWords(language, slug),
    computation: computationOf(language, slug),
    example: toolExample(slug),
    shared: calculatorLabels(language),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function CalculatorPage() {
  const { hero, omissions, relatedPages, company, words, computation, example, shared } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHeader {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <Island
        of={Calculator}
        words={words}
        computation={computation}
        shared={shared}
        noScriptExample={<NoScriptExample words={words} values={example} note={shared.noScripts} yes={shared.yes} />}
      />
      <Omissions {...omissions} />
      <RelatedPages {...relatedPages} background="page" />
    </>
  );
}
