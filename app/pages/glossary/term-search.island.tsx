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
  /** Number of terms. */
  total: number;
  /** Ids of the elements it updates: the list of terms, the letter nav, and the empty message. */
  ids: { list: string; letters: string; none: string };
}

/** Filters the terms while typing. The query is kept in the URL; Escape clears it. */
export function TermSearch({ words, total, ids }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Null until the URL has been read. */
  const [asked, setAsked] = useState<string | null>(null);
  const [found, setFound] = useState(total);

  useEffect(() => {
    const follow = () => setAsked(new URLSearchParams(location.search).get('q')?.trim() ?? '');
    // a link leads to a term that is filtered out
    const reveal = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target?.closest('[hidden]')) return;
      flushSync(() => setAsked(''));
      target.focus();
    };
    // keep what was typed before hydration
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
    setFound(filterTerms(asked, element(ids.list), element(ids.letters)));
    const query = asked && `?${new URLSearchParams({ q: asked })}`;
    if (query !== location.search) history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    delete document.documentElement.dataset['query'];
  }, [asked, ids]);

  return (
    <search className={`needs-scripts no-print ${styles.search}`}>
      <label htmlFor={id}>{words.find.label}</label>
      <SearchField
        words={{ label: words.find.label, placeholder: words.find.hint, button: words.find.submit }}
        action="/glossary"
        onSubmit={(event) => {
          event.preventDefault();
          element(ids.list).querySelector<HTMLElement>('[data-term]:not([hidden])')?.focus();
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
      <p className={styles.count} role="status">
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
          element(ids.none),
        )}
    </search>
  );
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}
