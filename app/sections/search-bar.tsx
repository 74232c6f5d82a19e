import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { longestQuery } from '../lib/search-terms';
import { SearchField } from '../ui/search-field';
import styles from './search-bar.module.css';

interface Props {
  words: { label: string; placeholder: string; button: string };
  /** What the address asks for. */
  value?: string;
}

const action = '/blog/search';

/** Leads to the results. A plain form, so that it also works before and without scripts. */
export function SearchBar({ words, value = '' }: Props) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');

  // Going back changes the address, and the field follows; what is being typed stays.
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = value;
    shown.current = value;
  }, [value]);

  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const q = input.current?.value.trim();
    navigate(q ? `${action}?${new URLSearchParams({ q })}` : action);
  };

  return (
    <search className={styles.search}>
      <SearchField words={words} action={action} onSubmit={onSubmit} input={{ ref: input, type: 'search', maxLength: longestQuery }} />
    </search>
  );
}
