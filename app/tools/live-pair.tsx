import ArrowRight from 'lucide-react/icons/arrow-right';
import { Island } from '../islands/island';
import type { Values } from './fields';
import styles from './live-pair.module.css';
import { LiveSheet } from './live-sheet.island';
import type { SharedWords, SheetWords } from './sheet-words';
import { WorkedExample } from './worked-example';

interface Link {
  heading: string;
  text: string;
  link: { label: string; path: string };
}

interface Props {
  heading: string;
  text: string;
  points: string[];
  path: string;
  words: SheetWords;
  shows: string[];
  start: Values;
  /** The values it starts with, all of them. */
  example: Values;
  shared: SharedWords & { noScripts: string; yes: string };
}

/** All small sheets and ways to tools of a page; false where it has none. */
export const livePairs = (sheets: (Props | Link)[]) =>
  sheets.length > 0 &&
  sheets.map((sheet) => ('link' in sheet ? <ToolLink key={sheet.heading} {...sheet} /> : <LivePair key={sheet.path} {...sheet} />));

function ToolLink({ heading, text, link }: Link) {
  return (
    <div className={styles.way}>
      <h3>{heading}</h3>
      <div className={styles.text}>
        <p className="muted">{text}</p>
        <a className={`link ${styles.link}`} href={link.path}>
          {link.label}
          <ArrowRight className="icon" aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}

/** A small sheet beside a few words, inside a page that speaks of the matter. */
function LivePair({ heading, text, points, path, words, shows, start, example, shared }: Props) {
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
        worked={<WorkedExample words={words} values={example} note={shared.noScripts} yes={shared.yes} />}
      />
    </div>
  );
}
