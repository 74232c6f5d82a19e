import { useEffect, useId, useRef, useState } from 'react';
import { useTalkItOver } from '../forms/talk-it-over';
import type { TalkWords } from '../forms/talk-panel';
import { interpolate } from '../lib/interpolate';
import sliderStyles from '../tools/range-slider.module.css';
import styles from './loss-hero.module.css';

export interface LossStop {
  label: string;
  /** What the owner pays at this stop. */
  share: string;
  text: string;
  /** Whether the second picture is shown. */
  after?: boolean | undefined;
}

interface Props {
  /** Title of the page. */
  title: string;
  label: string;
  stops: LossStop[];
  words: { share: string; note: string; source: string; ending: string };
  /** Id of the section that explains the last share. */
  source: string;
  talk: TalkWords;
}

/**
 * A loss in three to five stops. Without scripts all stops are listed; in print, only the last one is. The list reserves
 * the height of its longest sentence, so that nothing below it moves.
 */
export function LossSlider({ title, label, stops, words, source, talk: talkWords }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState(0);
  // use what was set before hydration
  useEffect(() => setPosition(Number(slider.current?.value)), []);

  const current = stops[position]!;
  const last = stops.at(-1)!;
  const talk = useTalkItOver(talkWords, () => `${title}: ${current.label}\n\n${current.text}\n${words.share}: ${current.share}`);
  const moveTo = (stop: number) => {
    slider.current!.value = String(stop);
    setPosition(stop);
  };
  return (
    <div className={`card ${styles.card}`} data-after={current.after || undefined} data-stop={position}>
      <div className={`grid ${styles.content}`}>
        <div
          className={`row between needs-scripts no-print ${styles.share}`}
          data-million={stops.some(({ share }) => share.length > 8) || undefined}
        >
          <dl>
            <dt className="flex small">{words.share}</dt>
            <dd>{current.share}</dd>
          </dl>
          <span>{talk.button}</span>
        </div>
        <div className={`grid needs-scripts no-print ${styles.control}`} data-stops={stops.length}>
          <div className={`row between ${styles.heading}`}>
            <label className="label" htmlFor={id}>
              {label}
            </label>
            <span className="note">{interpolate(words.ending, { label: words.share, share: last.share })}</span>
          </div>
          <input
            ref={slider}
            className={sliderStyles.slider}
            id={id}
            type="range"
            min="0"
            max={stops.length - 1}
            step="1"
            defaultValue={0}
            aria-valuetext={`${current.label}: ${current.share}`}
            onChange={({ target }) => setPosition(Number(target.value))}
          />
          <div className={styles.labels} aria-hidden="true">
            {stops.map((stop, i) => (
              <button key={stop.label} type="button" tabIndex={-1} data-here={i === position || undefined} onClick={() => moveTo(i)}>
                {stop.label}
              </button>
            ))}
          </div>
        </div>
        <ol className={`grid ${styles.stops}`} aria-live="polite">
          {stops.map((stop, i) => (
            <li key={stop.label} data-here={i === position || undefined}>
              <span>{stop.label}</span>
              <b>{stop.share}</b>
              <p>{stop.text}</p>
            </li>
          ))}
        </ol>
        <div className={`note row ${styles.note}`}>
          {words.note}
          <a className="link touch-target no-print" href={`#${source}`}>
            {interpolate(words.source, { share: last.share })}
          </a>
        </div>
      </div>
      {talk.panel}
    </div>
  );
}
