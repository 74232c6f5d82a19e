import type { AnyFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import type { Background } from '../../lib/backgrounds';
import { SectionHead } from '../../ui/section-head';
import { Figure } from './figure';
import styles from './figure-section.module.css';

export interface FigureData {
  figure: AnyFigure;
  result: { amount: string; text: string } | undefined;
  words: FigureWords;
}

interface Props {
  /** Shown above the heading. */
  label: string;
  figureData: FigureData;
  background: Background;
  children?: React.ReactNode;
}

export function FigureSection({ label, figureData, background, children }: Props) {
  return (
    <section className={`section on-${background} ${styles.section}`}>
      <div className="wrap">
        <p className={`note ${styles.label}`}>{label}</p>
        <SectionHead heading={figureData.figure.heading} lead={figureData.figure.lead} />
        <Figure {...figureData} />
        {children}
      </div>
    </section>
  );
}
