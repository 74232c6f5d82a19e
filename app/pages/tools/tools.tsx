import { useLoaderData } from 'react-router';
import { crumbsTo } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import {
  calculatorCards,
  claimExample,
  deadlineToolWords,
  documentTools,
  floodExample,
  limitExample,
  toolIndex,
} from '../../data/tools.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { Breadcrumbs } from '../../sections/breadcrumbs';
import { DeductibleSlider } from '../../tools/deductible-slider.island';
import { Picture } from '../../ui/picture';
import { CalculatorList } from './calculator-list';
import { DeadlineTools } from './deadline-tools';
import { DocumentToolCards } from './document-tool-cards';
import { ToolLimitations } from './tool-limitations';
import styles from './tools.module.css';

export function loader({ request }: { request: Request }) {
  const language = languageOf(request);
  const { meta, labels: _labels, ...words } = toolIndex(language);
  const cards = calculatorCards(language);
  return {
    page: pageInfo(language, '/tools', meta, 'tools'),
    words: { ...words, deadlines: deadlineToolWords(language) },
    crumbs: crumbsTo(language, { label: words.crumb }),
    otherCalculators: cards.filter(({ showsDates }) => !showsDates),
    deadlineTools: cards.filter(({ showsDates }) => showsDates),
    limit: limitExample,
    flood: floodExample,
    claim: claimExample,
    documentTools: documentTools(language),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function Tools() {
  const { words, crumbs, otherCalculators, deadlineTools, limit, flood, claim, documentTools } = useLoaderData<typeof loader>();
  return (
    <>
      <section className={`on-mist ${styles.hero}`}>
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} />
          <Island
            of={DeductibleSlider}
            when="interaction"
            words={words.sliderDemo}
            limit={limit}
            head={
              <div className="grid gap-5">
                <h1>{words.title}</h1>
                <p className="lead">{words.lead}</p>
              </div>
            }
            picture={
              <Picture name={words.picture.scene} alt={words.picture.alt} sizes="(max-width: 1024px) min(108vw, 40rem), 52vw" priority />
            }
          />
        </div>
      </section>
      <CalculatorList {...words.groups.calculators} tools={otherCalculators} />
      <DeadlineTools {...words.groups.deadlines} tools={deadlineTools} words={words.deadlines} flood={flood} claim={claim} />
      <DocumentToolCards {...words.groups.documents} {...documentTools} />
      <ToolLimitations {...words.limits} />
    </>
  );
}
