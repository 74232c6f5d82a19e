import { Island } from '../islands/island';
import type { Values } from './fields';
import styles from './live-pair.module.css';
import { LiveSheet } from './live-sheet.island';
import type { LiveSheetWords, SharedLiveWords } from './sheet-words';
import { WorkedExample } from './worked-example';

export interface LivePairProps {
  heading: string;
  text: string;
  points: string[];
  path: string;
  words: LiveSheetWords;
  shows: string[];
  start: Values;
  /** The values it starts with, all of them. */
  example: Values;
  shared: SharedLiveWords;
  withoutScripts: { note: string; yes: string };
}

/** A small sheet beside a few words, inside a page that speaks of the matter. */
export function LivePair({ heading, text, points, path, words, shows, start, example, shared, withoutScripts }: LivePairProps) {
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
        of={LiveSheet}
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
