import { useEffect, useRef, useState } from 'react';
import type { IndustryIndexWords } from '../../../content-model/schemas/industry-index';
import { filterTrades } from '../../lib/filter-trades';
import { TextField } from '../../ui/field';
import styles from './trades.module.css';

interface Props {
  words: IndustryIndexWords['trades']['finder'];
  heading: React.ReactNode;
  trades: {
    name: string;
    line: string;
    goesWrong: string;
    wePlace: string;
    clients: string[];
    picture: React.ReactNode;
    head: React.ReactNode;
    rest: React.ReactNode;
  }[];
}

/** Filters the industries while typing and shows which kinds of clients matched. */
export function TradeFinder({ words, heading, trades }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = filterTrades(trades, typed);

  // use what was typed before hydration
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  return (
    <>
      <div className={`columns-tablet ${styles.head}`}>
        {heading}
        <search className="needs-scripts no-print">
          <TextField
            ref={field}
            type="search"
            label={words.label}
            hint={words.hint}
            required={false}
            autoComplete="off"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </search>
        <p className={`note ${styles.count} needs-scripts no-print`} role="status">
          {found.length === 0
            ? words.none
            : found.length === trades.length
              ? `${trades.length} ${words.all}`
              : `${found.length} ${words.of} ${trades.length} ${words.some}`}
        </p>
      </div>
      <ul className={styles.cards}>
        {found.map(({ trade, fits }) => (
          <li key={trade.name} className={styles.card}>
            <div className={`no-print ${styles.picture}`}>{trade.picture}</div>
            <div className={styles.text}>
              {trade.head}
              {fits.length > 0 && (
                <p className={styles.matches}>
                  {words.fits}: {fits.join(', ')}
                </p>
              )}
              {trade.rest}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
