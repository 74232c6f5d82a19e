import { type ComponentType, use } from 'react';
import type { AnyFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { PageParts, partOf } from '../parts';
import styles from './figure.module.css';
import type { FigureKindProps } from './symbols';

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
  const Kind = partOf(use(PageParts).figures?.[figure.kind], `a figure of the kind ${figure.kind}`) as ComponentType<
    FigureKindProps<AnyFigure, unknown>
  >;
  return <Kind figure={figure} words={words[figure.kind]} end={end} />;
}
