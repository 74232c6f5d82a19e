import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { longestQuery } from '../../lib/search-terms';
import { Anchor } from '../../ui/anchor';
import { SearchField } from '../../ui/search-field';
import { filterTerms } from './filter-terms';
import styles from './term-search.module.css';

interface Props {
  words: {
    find: { label: string; hint: string; submit: string };
    found: { of: string; terms: string };
    none: { text: string; advice: string; ask: string };
  };
  /** How many terms there are. */
  total: number;
  /** Ids of what it changes: the terms, their letters, and the place that says that there are none. */
  parts: { list: string; letters: string; none: string };
}

/** Finds terms in place while somebody types. The words stand in the address; Escape clears them. */
export function TermSearch({ words, total, parts }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Null until the address has been read. */
  const [asked, setAsked] = useState<string | null>(null);
  const [found, setFound] = useState(total);

  useEffect(() => {
    const follow = () => setAsked(new URLSearchParams(location.search).get('q')?.trim() ?? '');
    // a term that leads to one which is not shown
    const reveal = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target?.closest('[hidden]')) return;
      flushSync(() => setAsked(''));
      target.focus();
    };
    // what was typed before React was there stays
    if (field.current?.value) setAsked(field.current.value.trim());
    else follow();
    addEventListener('popstate', follow);
    addEventListener('hashchange', reveal);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', reveal);
    };
  }, []);

  useLayoutEffect(() => {
    if (asked === null || !field.current) return;
    if (field.current.value.trim() !== asked) field.current.value = asked;
    setFound(filterTerms(asked, element(parts.list), element(parts.letters)));
    const query = asked && `?${new URLSearchParams({ q: asked })}`;
    if (query !== location.search) history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    delete document.documentElement.dataset['query'];
  }, [asked, parts]);

  return (
    <search className={`needs-scripts no-print ${styles.find}`}>
      <label htmlFor={id}>{words.find.label}</label>
      <SearchField
        words={{ label: words.find.label, placeholder: words.find.hint, button: words.find.submit }}
        action="/glossary"
        onSubmit={(event) => {
          event.preventDefault();
          element(parts.list).querySelector<HTMLElement>('[data-term]:not([hidden])')?.focus();
        }}
        input={{
          ref: field,
          id,
          type: 'search',
          'aria-label': undefined,
          maxLength: longestQuery,
          onInput: (event) => setAsked(event.currentTarget.value.trim()),
          onKeyDown: (event) => {
            if (event.key !== 'Escape' || !event.currentTarget.value) return;
            event.preventDefault();
            setAsked('');
          },
        }}
      />
      <p className={styles.found} role="status">
        {asked && `${found} ${words.found.of} `}
        {total} {words.found.terms}
      </p>
      {asked &&
        found === 0 &&
        createPortal(
          <>
            <p className="display">
              {words.none.text} “{asked}”.
            </p>
            <p className="small muted">
              {words.none.advice}{' '}
              <Anchor className="link" href="/#contact">
                {words.none.ask}
              </Anchor>
              .
            </p>
          </>,
          element(parts.none),
        )}
    </search>
  );
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}
