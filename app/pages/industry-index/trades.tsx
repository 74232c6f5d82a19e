import { useEffect, useRef, useState } from 'react';
import type { IndustryIndex } from '../../../content/schema';
import { findTrades } from '../../lib/find-trades';
import { Anchor } from '../../ui/anchor';
import { TextField } from '../../ui/field';
import { Picture } from '../../ui/picture';
import styles from './trades.module.css';

interface Trade {
  path: string;
  name: string;
  scene: string;
  line: string;
  goesWrong: string;
  wePlace: string;
  serve: string[];
}

/** A plat of lots, one for each trade, wide and narrow in turn. The field above narrows it; without scripts all lots show. */
export function Trades({ trades, words }: { trades: Trade[]; words: IndustryIndex['trades'] }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = findTrades(trades, typed);
  const { finder } = words;

  // What was typed before React was there counts too.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  return (
    <section className="section" id="trades">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{words.heading}</h2>
          <search className="needs-scripts no-print">
            <TextField
              ref={field}
              type="search"
              label={finder.label}
              hint={finder.hint}
              required={false}
              autoComplete="off"
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </search>
          <p className={`note ${styles.count} needs-scripts no-print`} role="status">
            {found.length === 0
              ? finder.none
              : found.length === trades.length
                ? `${trades.length} ${finder.all}`
                : `${found.length} ${finder.of} ${trades.length} ${finder.some}`}
          </p>
        </div>
        <ul className={styles.plat}>
          {found.map(({ trade, fits }) => (
            <li key={trade.path} className={styles.lot}>
              <div className={styles.picture}>
                <Picture name={trade.scene} alt="" sizes="(max-width: 600px) 90vw, (max-width: 1024px) 45vw, 24rem" />
              </div>
              <div className={styles.text}>
                <h3>
                  <Anchor href={trade.path}>{trade.name}</Anchor>
                </h3>
                <p className={styles.line}>{trade.line}</p>
                {fits.length > 0 && (
                  <p className={styles.fits}>
                    {finder.fits}: {fits.join(', ')}
                  </p>
                )}
                <dl>
                  <dt>{words.goesWrong}</dt>
                  <dd>{trade.goesWrong}</dd>
                  <dt>{words.wePlace}</dt>
                  <dd>{trade.wePlace}</dd>
                </dl>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
