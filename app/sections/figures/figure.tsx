import type { AnyFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { ContractChain } from './contract-chain';
import { CoverageGaps } from './coverage-gaps';
import { CrossSection } from './cross-section';
import styles from './figure.module.css';
import { Handoffs } from './handoffs';
import { Timeline } from './timeline';
import { YearChart } from './year-chart';

interface Props {
  figure: AnyFigure;
  words: FigureWords;
  result: { amount: string; text: string } | undefined;
}

/** Illustrates a page's loss as one of six kinds of figures, followed by the amount and a legend. */
export function Figure({ figure, words, result }: Props) {
  const end = (legend: React.ReactNode) => (
    <>
      {result && (
        <p className={`grid ${styles.amount}`}>
          <b>{result.amount}</b> <span className="muted">{result.text}</span>
        </p>
      )}
      <figcaption className={`between ${styles.caption}`}>
        <ul className={styles.legend}>{legend}</ul>
        <p className="note">{figure.note}</p>
      </figcaption>
    </>
  );
  switch (figure.kind) {
    case 'timeline':
      return <Timeline figure={figure} words={words.timeline} end={end} />;
    case 'contract-chain':
      return <ContractChain figure={figure} words={words.contractChain} end={end} />;
    case 'cross-section':
      return <CrossSection figure={figure} words={words.crossSection} end={end} />;
    case 'year-chart':
      return <YearChart figure={figure} words={words.yearChart} end={end} />;
    case 'handoffs':
      return <Handoffs figure={figure} words={words.handoffs} end={end} />;
    case 'coverage-gaps':
      return <CoverageGaps figure={figure} words={words.coverageGaps} end={end} />;
  }
}
