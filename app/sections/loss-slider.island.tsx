import { useEffect, useId, useRef, useState } from 'react';
import { interpolate } from '../lib/interpolate';
import { IslandText } from '../ui/island-text';
import { RangeSlider } from '../ui/range-slider';
import styles from './loss-slider.module.css';

export interface LossStop {
  label: string;
  /** What the owner pays at this stop. */
  share: string;
  text: string;
  /** Whether the picture after the loss is shown. */
  after?: boolean;
}

/** What another wording would have changed, or that none would have. */
export type Wording = { written: string; other: string; share: string; text: string; stop?: string; none?: undefined } | { none: string };

interface Props {
  label: string;
  stops: LossStop[];
  wording: Wording;
  words: { share: string; note: string; source: string; play: string; stop: string; whatIf: string };
  /** Id of the section that explains the last share. */
  source: string;
}

/** How long each stop is shown while the loss plays. */
const stopMs = 2600;

/**
 * A loss in three to five stops, which opens at the last one, and a switch to another wording. The sentences share one grid
 * cell, so that nothing moves. Without scripts and in print: the last stop, and the other wording as a sentence.
 */
export function LossSlider({ label, stops, wording, words, source }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const otherOption = useRef<HTMLInputElement>(null);
  const last = stops.length - 1;
  const [position, setPosition] = useState(last);
  const [isOther, setIsOther] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const options = 'none' in wording ? undefined : wording;
  const found = stops.findIndex((stop) => stop.label === options?.stop);
  const otherPosition = found < 0 ? last : found;

  const show = (stop: number, other = false) => {
    slider.current!.value = String(stop);
    setPosition(stop);
    setIsOther(other);
  };
  // use what was set before hydration
  useEffect(() => {
    if (otherOption.current?.checked) {
      slider.current!.value = String(otherPosition);
      setIsOther(true);
    }
    setPosition(Number(slider.current?.value));
  }, [otherPosition]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      show(position + 1);
      if (position + 1 === last) setIsPlaying(false);
    }, stopMs);
    return () => clearTimeout(timer);
  });
  const play = () => {
    setIsPlaying(!isPlaying && !matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (!isPlaying) show(0);
  };

  const current = isOther && options ? options : stops[position]!;
  const labels = stops.map((stop, i) => (isOther && i === position && options?.stop) || stop.label);
  const texts = [...stops, ...(options ? [options] : [])].map(({ text }) => text);
  return (
    <div
      className={`card ${styles.card}`}
      data-after={stops[position]!.after}
      data-stop={position}
      data-stops={stops.length}
      data-other={isOther || undefined}
    >
      <div className={styles.reading} role="status">
        <p className="label">{words.share}</p>
        <p className={styles.figure}>{current.share}</p>
        <div className={styles.texts}>
          <p>
            <IslandText text={current.text} />
          </p>
          {texts.map((text) => (
            <p key={text} className="no-print" aria-hidden="true">
              <IslandText text={text} />
            </p>
          ))}
        </div>
      </div>
      <div className={`needs-scripts no-print ${styles.control}`}>
        <div className="flex between gap-3">
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <button type="button" className={`label touch-target ${styles.play}`} data-play={words.play} onClick={play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={isPlaying ? 'M6 5h12v14H6z' : 'M7 4v16l13-8z'} />
            </svg>
            <span>{isPlaying ? words.stop : words.play}</span>
          </button>
        </div>
        <RangeSlider
          ref={slider}
          id={id}
          min="0"
          max={last}
          step="1"
          defaultValue={last}
          aria-valuetext={`${labels[position]}: ${current.share}`}
          onChange={({ target }) => {
            setIsPlaying(false);
            show(Number(target.value));
          }}
        />
        <ol className={styles.labels} aria-hidden="true">
          {labels.map((name, i) => (
            <li key={stops[i]!.label} data-here={i === position || undefined}>
              {name}
            </li>
          ))}
        </ol>
      </div>
      {options ? (
        <>
          <fieldset className={`needs-scripts no-print ${styles.switch}`}>
            <legend className="label">{words.whatIf}</legend>
            <div>
              {[options.written, options.other].map((option, i) => (
                <label key={option}>
                  <input
                    type="radio"
                    name={id}
                    ref={i === 1 ? otherOption : undefined}
                    checked={isOther === (i === 1)}
                    onChange={() => {
                      setIsPlaying(false);
                      show(i === 1 ? otherPosition : last, i === 1);
                    }}
                  />
                  <IslandText text={option} />
                </label>
              ))}
            </div>
          </fieldset>
          <p className={`small ${styles.sentence}`}>
            {words.whatIf} <IslandText text={options.other} />: <b>{options.share}</b>. <IslandText text={options.text} />
          </p>
        </>
      ) : (
        <p className={`small ${styles.switch}`}>{'none' in wording && wording.none}</p>
      )}
      <p className={`note ${styles.note}`}>
        {words.note}{' '}
        <a className="link touch-target no-print" href={`#${source}`}>
          {interpolate(words.source, { share: stops[last]!.share })}
        </a>
      </p>
    </div>
  );
}
