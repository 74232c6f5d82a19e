import { useId, useState } from 'react';
import { interpolate } from '../lib/interpolate';
import { dollars } from '../lib/money';
import { IslandText } from '../ui/island-text';
import { RangeSlider } from '../ui/range-slider';
import styles from './deductible-slider.module.css';
import { percentDeductible } from './formulas/percent-deductible';

interface Props {
  words: { label: string; of: string; note: string };
  limit: number;
  /** Title and lead, above the slider. */
  head: React.ReactNode;
  picture: React.ReactNode;
}

/** A demo on the tools index: a slider sets the percent, and a callout on the picture of a roof shows the deductible. */
export function DeductibleSlider({ words, limit, head, picture }: Props) {
  const id = useId();
  const [percent, setPercent] = useState(2);
  const { deductible } = percentDeductible({ limit, address: limit, schedule: limit, basis: 'limit', percent, loss: 0 });
  const figures = { percent: `${percent}%`, limit: dollars(limit) };
  return (
    <div className={`columns-desktop ${styles.layout}`}>
      <div className={`grid gap-5 ${styles.text}`}>
        {head}
        <div className={`grid gap-2 ${styles.control}`}>
          <label className={styles.question} htmlFor={id}>
            {interpolate(words.label, figures)}
          </label>
          <RangeSlider
            id={id}
            className="needs-scripts"
            data-intervals="9"
            min="0.5"
            max="5"
            step="0.5"
            value={percent}
            aria-valuetext={figures.percent}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setPercent(Number(target.value))}
          />
          <p className="small muted" id={`${id}-note`}>
            <IslandText text={words.note} />
          </p>
        </div>
      </div>
      <div className={styles.picture}>
        {picture}
        <output className={`grid ${styles.callout}`} htmlFor={id}>
          <span className="small muted">{interpolate(words.of, figures)}</span>
          <b>{dollars(deductible)}</b>
        </output>
      </div>
    </div>
  );
}
