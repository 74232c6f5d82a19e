import { Island } from '../islands/island';
import type { EmbeddedCalculatorWords, SharedEmbeddedWords } from './calculator-words';
import { EmbeddedCalculator } from './embedded-calculator.island';
import styles from './embedded-calculator-section.module.css';
import type { Values } from './fields';
import { WorkedExample } from './worked-example';

export interface EmbeddedCalculatorSectionProps {
  heading: string;
  text: string;
  points: string[];
  path: string;
  words: EmbeddedCalculatorWords;
  shows: string[];
  start: Values;
  /** The values it starts with, all of them. */
  example: Values;
  shared: SharedEmbeddedWords;
  withoutScripts: { note: string; yes: string };
}

/** A small sheet beside a few words, inside a page that speaks of the matter. */
export function EmbeddedCalculatorSection({
  heading,
  text,
  points,
  path,
  words,
  shows,
  start,
  example,
  shared,
  withoutScripts,
}: EmbeddedCalculatorSectionProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.text}>
        <h3>{heading}</h3>
        <p className="lead">{text}</p>
        <ul className="ticked">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Island
        of={EmbeddedCalculator}
        words={words}
        shared={shared}
        path={path}
        shows={shows}
        start={start}
        worked={<WorkedExample words={words} values={example} {...withoutScripts} />}
      />
    </div>
  );
}
