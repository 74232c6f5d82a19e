import type { AnyFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { ContractChain } from './contract-chain';
import { CoverageGaps } from './coverage-gaps';
import { CrossSection } from './cross-section';
import './figure.css';
import styles from './figure.module.css';
import { Handoffs } from './handoffs';
import { Timeline } from './timeline';
import { YearChart } from './year-chart';

export interface FigureData {
  figure: AnyFigure;
  words: FigureWords;
}

/** How much room a figure needs on wide screens: beside the amounts, beside story and amounts, or the whole width. */
export function figureShape({ figure }: FigureData): 'beside' | 'tall' | 'wide' {
  switch (figure.kind) {
    case 'handoffs':
      return 'beside';
    case 'cross-section':
      return figure.scene === 'building' ? 'beside' : 'tall';
    case 'timeline':
    case 'year-chart':
      return 'tall';
    case 'contract-chain':
    case 'coverage-gaps':
      return 'wide';
  }
}

/** Illustrates a page's loss as one of six kinds of figures, with a legend. */
export function Figure(data: FigureData) {
  return (
    <figure className={styles.figure} data-shape={figureShape(data)}>
      <Drawing {...data} />
    </figure>
  );
}

function Drawing({ figure, words }: FigureData) {
  const end = (legend: React.ReactNode) => (
    <figcaption>
      <ul className={styles.legend}>{legend}</ul>
    </figcaption>
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
