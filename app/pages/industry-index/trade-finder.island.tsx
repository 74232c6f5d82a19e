import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { IndustryIndexWords } from '../../../content-model/schemas/industry-index';
import { filterTrades } from '../../lib/filter-trades';
import { useLanguage } from '../../lib/language-context';
import { splitEnglish } from '../../lib/mark-english';
import { TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import styles from './trades.module.css';

interface Props {
  words: IndustryIndexWords['trades']['finder'];
  /** Id of the list whose entries the finder hides. */
  list: string;
  trades: { name: string; line: string; goesWrong: string; wePlace: string; clients: string[] }[];
}

/** Filters the industries while typing and shows which kinds of clients matched. */
export function TradeFinder({ words, list, trades }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = filterTrades(trades, typed, useLanguage());

  // use what was typed before hydration
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  useEffect(() => {
    for (const entry of document.querySelectorAll<HTMLElement>(`#${list} > [data-trade]`)) {
      const match = found.find(({ trade }) => trade.name === entry.dataset.trade);
      entry.hidden = !match;
      const matches = entry.querySelector('[data-matches]');
      const text = match?.fits.length ? `${words.fits}: ${match.fits.join(', ')}` : '';
      matches?.replaceChildren(...splitEnglish(text).map((piece, i) => (i % 2 ? english(piece) : piece)));
    }
  });

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
    </search>
  );
}

const english = (text: string) => Object.assign(document.createElement('span'), { lang: 'en', textContent: text });
