import { ArrowRight, Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { IndustryIndexWords } from '../../../content-model/schemas/industry-index';
import { filterTrades } from '../../lib/filter-trades';
import { useLanguage } from '../../lib/language-context';
import { TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { IslandText } from '../../ui/island-text';
import styles from './trade-finder.module.css';

interface Props {
  words: IndustryIndexWords['trades']['finder'];
  trades: { path: string; name: string; line: string; clients: string[] }[];
}

const shown = 5;

/** Links to the industries that fit what was typed, with the kinds of clients that matched. */
export function TradeFinder({ words, trades }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = filterTrades(trades, typed, useLanguage());

  // use what was typed before hydration
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  return (
    <search className={`needs-scripts no-print grid gap-1 ${styles.finder}`}>
      <TextField
        ref={field}
        type="search"
        label={words.label}
        placeholder={words.hint}
        required={false}
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Icon drawing={Search} className="icon" />
      <p className="note" role="status">
        {found.length === 0
          ? words.none
          : found.length === trades.length
            ? `${trades.length} ${words.all}`
            : `${found.length} ${words.of} ${trades.length} ${words.some}`}
      </p>
      {found.length < trades.length && (
        <ul className={`card ${styles.found}`}>
          {found.slice(0, shown).map(({ trade, fits }) => (
            <li key={trade.path}>
              <a className="flex between gap-4" href={trade.path}>
                <span>
                  <b className="h4">{trade.name}</b>
                  <span className="small muted">
                    {fits.length > 0 ? <IslandText text={`${words.fits}: ${fits.join(', ')}`} /> : trade.line}
                  </span>
                </span>
                <Icon drawing={ArrowRight} className="icon muted" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
