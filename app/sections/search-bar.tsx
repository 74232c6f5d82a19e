import type { Ref } from 'react';
import { useLocalizedPath } from '../lib/language-context';
import { longestQuery } from '../lib/search-terms';
import { SearchField } from '../ui/search-field';
import styles from './search-bar.module.css';

interface Props {
  words: { label: string; placeholder: string; button: string };
  inputRef?: Ref<HTMLInputElement>;
}

/** A plain form that opens the search page. */
export function SearchBar({ words, inputRef }: Props) {
  const local = useLocalizedPath();
  return (
    <search className={styles.search}>
      <SearchField words={words} action={local('/blog/search')} input={{ ref: inputRef, type: 'search', maxLength: longestQuery }} />
    </search>
  );
}
