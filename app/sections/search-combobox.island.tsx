import { useId, useRef, useState } from 'react';
import { loadSearch } from '../browser/lazy/load-search';
import { useLocalizedPath } from '../lib/language-context';
import type { SearchHit } from '../lib/search';
import { SearchField } from '../ui/search-field';
import styles from './search-combobox.module.css';

interface Props {
  words: { label: string; placeholder: string; button: string; results: string; none: string; failed: string };
}

const shown = 7;
/** Shorter words match nothing (app/lib/search.ts). */
const minLetters = 2;

/**
 * Searches the site as the visitor types, as an ARIA combobox. The index is fetched on first focus; if that fails, on the next
 * focus. Without scripts this is a plain form that opens the search page.
 */
export function SearchCombobox({ words }: Props) {
  const searchPage = useLocalizedPath()('/blog/search');
  const id = useId();
  const find = useRef<((query: string) => SearchHit[]) | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<SearchHit[]>([]);
  const hits = found.slice(0, shown);
  const [searched, setSearched] = useState('');
  const [active, setActive] = useState(-1);
  const [failed, setFailed] = useState(false);
  const open = searched !== '';
  const empty = open && hits.length === 0;

  const updateHits = () => {
    const query = input.current?.value.trim() ?? '';
    setActive(-1);
    const ready = find.current && query.length >= minLetters;
    setSearched(ready ? query : '');
    setFound(ready ? find.current!(query) : []);
  };

  const load = () => {
    if (find.current) return;
    loadSearch().then(
      (search) => {
        find.current = search;
        if (input.current?.value) updateHits();
      },
      () => setFailed(true),
    );
  };

  const close = () => {
    setSearched('');
    setActive(-1);
    setFailed(false);
  };

  const go = (path: string) => {
    close();
    window.location.assign(path);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
    if (!open || hits.length === 0) return;
    const to = { ArrowDown: active + 1, ArrowUp: active < 0 ? hits.length - 1 : active - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setActive(to >= hits.length ? -1 : to);
  };

  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    const chosen = hits[active];
    if (chosen) go(chosen.path);
    else go(query ? `${searchPage}?q=${encodeURIComponent(query)}` : searchPage);
  };

  return (
    <search className={styles.combobox}>
      <label className="label" htmlFor={`${id}input`}>
        {words.label}
      </label>
      <SearchField
        words={words}
        size="large"
        action={searchPage}
        onSubmit={onSubmit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
        input={{
          id: `${id}input`,
          'aria-label': undefined,
          ref: input,
          type: 'text',
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': open,
          'aria-controls': `${id}list`,
          'aria-activedescendant': active >= 0 ? `${id}${active}` : undefined,
          onFocus: load,
          onInput: updateHits,
          onKeyDown,
        }}
      />
      <div id={`${id}list`} role="listbox" aria-label={words.results} className={`card ${styles.list}`} hidden={!open || hits.length === 0}>
        {hits.map((hit, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys, as the combobox pattern requires
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, as the combobox pattern requires
          <div
            key={hit.path}
            id={`${id}${i}`}
            role="option"
            className="flex between gap-4"
            aria-selected={i === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(hit.path)}
          >
            <b>{hit.title}</b>
            <span className="note">{hit.kindLabel}</span>
          </div>
        ))}
      </div>
      <p className={failed || empty ? `card small muted ${styles.empty}` : 'visually-hidden'} role="status">
        {failed && words.failed}
        {open && (empty ? words.none : `${found.length} ${words.results.toLowerCase()}`)}
      </p>
    </search>
  );
}
