import type { AnyFigure, FigureWords } from '../../../content/schema';
import { Chain } from './chain';
import styles from './figure.module.css';
import { GroundCut } from './ground-cut';
import { Handoffs } from './handoffs';
import { Night } from './night';
import { Timeline } from './timeline';
import { Year } from './year';

interface Props {
  figure: AnyFigure;
  words: FigureWords;
  reading: { amount: string; text: string } | undefined;
}

/** The loss of a page, drawn: one of six kinds, then the amount it comes to and the signs it used. */
export function Figure({ figure, words, reading }: Props) {
  const end = (signs: React.ReactNode) => (
    <>
      {reading && (
        <p className={styles.reading}>
          <b>{reading.amount}</b> <span>{reading.text}</span>
        </p>
      )}
      <figcaption className={styles.caption}>
        <ul className={styles.legend}>{signs}</ul>
        <p className="note">{figure.note}</p>
      </figcaption>
    </>
  );
  switch (figure.kind) {
    case 'timeline':
      return <Timeline figure={figure} words={words.timeline} end={end} />;
    case 'chain':
      return <Chain figure={figure} words={words.chain} end={end} />;
    case 'ground':
      return <GroundCut figure={figure} words={words.ground} end={end} />;
    case 'year':
      return <Year figure={figure} words={words.year} end={end} />;
    case 'handoffs':
      return <Handoffs figure={figure} words={words.handoffs} end={end} />;
    case 'night':
      return <Night figure={figure} words={words.night} end={end} />;
  }
}
