import { useLoaderData } from 'react-router';
import { site } from '../../data/content.server';
import { pageInfo } from '../../data/page.server';
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
import { type PageHandle, tagsOf } from '../../page-data';
import { Crumbs } from '../../sections/crumbs';
import { DeductibleSlider } from '../../tools/deductible-slider.island';
import { Picture } from '../../ui/picture';
import { CalculatorList } from './calculator-list';
import { DeadlineTools } from './deadline-tools';
import { DocumentToolCards } from './document-tool-cards';
import styles from './tools.module.css';
import { ToolsLimits } from './tools-limits';

const deadlineSlugs = ['flood-start', 'claim-clock'];

export function loader() {
  const { meta, labels: _labels, ...words } = toolIndex;
  return {
    page: pageInfo('/tools', meta, 'tools'),
    words: { ...words, deadlines: deadlineToolWords },
    home: site.crumbs.home,
    otherCalculators: calculatorCards.filter(({ slug }) => !deadlineSlugs.includes(slug)),
    deadlineTools: calculatorCards.filter(({ slug }) => deadlineSlugs.includes(slug)),
    limit: limitExample,
    flood: floodExample,
    claim: claimExample,
    documentTools,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function Tools() {
  const { words, home, otherCalculators, deadlineTools, limit, flood, claim, documentTools } = useLoaderData<typeof loader>();
  return (
    <>
      <section className={`on-mist ${styles.hero}`}>
        <div className="wrap">
          <Crumbs crumbs={[{ label: home, path: '/' }, { label: words.crumb }]} />
          <Island
            of={DeductibleSlider}
            when="interaction"
            words={words.sliderDemo}
            limit={limit}
            head={
              <div className={styles.head}>
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
      <ToolsLimits {...words.limits} />
    </>
  );
}
