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
  reading: { amount: string; text: string } | undefined;
}

/** Illustrates a page's loss as one of six kinds of figures, followed by the amount and a legend. */
export function Figure({ figure, words, reading }: Props) {
  const end = (legend: React.ReactNode) => (
    <>
      {reading && (
        <p className={styles.amount}>
          <b>{reading.amount}</b> <span>{reading.text}</span>
        </p>
      )}
      <figcaption className={styles.caption}>
        <ul className={styles.legend}>{legend}</ul>
        <p className="note">{figure.note}</p>
      </figcaption>
    </>
  );
  switch (figure.kind) {
    case 'timeline':
      return <Timeline figure={figure} words={words.timeline} end={end} />;
    case 'chain':
      return <ContractChain figure={figure} words={words.chain} end={end} />;
    case 'ground':
      return <CrossSection figure={figure} words={words.ground} end={end} />;
    case 'year':
      return <YearChart figure={figure} words={words.year} end={end} />;
    case 'handoffs':
      return <Handoffs figure={figure} words={words.handoffs} end={end} />;
    case 'night':
      return <CoverageGaps figure={figure} words={words.night} end={end} />;
  }
}
