import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLanguage, useLocalizedPath } from '../../lib/language-context';
import { longestQuery } from '../../lib/search-terms';
import { Anchor } from '../../ui/anchor';
import { Input, SelectInput } from '../../ui/field';
import { filterTerms } from './filter-terms';
import styles from './term-search.module.css';

interface Props {
  words: {
    find: { label: string; hint: string };
    found: { of: string; terms: string };
    none: { text: string; advice: string; ask: string };
    /** Names of the subjects, and the select's `label` and its option for `all` subjects. */
    subjects: { label: string; all: string } & Record<string, string>;
  };
  /** Number of terms. */
  total: number;
  /** Ids of the elements that the search updates: the list of terms, the letter nav, and the message if nothing is found. */
  ids: { list: string; letters: string; none: string };
}

interface Query {
  typed: string;
  subject: string;
}
const everything: Query = { typed: '', subject: '' };

/** Filters the glossary by typed words and by subject. The query is kept in the URL; Escape clears the query. */
export function TermSearch({ words, total, ids }: Props) {
  const local = useLocalizedPath();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  /** Null until the URL has been read. */
  const [query, setQuery] = useState<Query | null>(null);
  const language = useLanguage();
  const [found, setFound] = useState(total);
  const { label, all, ...subjects } = words.subjects;

  useEffect(() => {
    const follow = () => {
      const params = new URLSearchParams(location.search);
      setQuery({ typed: params.get('q')?.trim() ?? '', subject: params.get('subject') ?? '' });
    };
    // clear the filter if it hides the term that a link targets
    const reveal = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target?.closest('[hidden]')) return;
      flushSync(() => setQuery(everything));
      target.scrollIntoView();
    };
    // keep what was entered before hydration
    const entered = { typed: field.current?.value.trim() ?? '', subject: list.current?.value ?? '' };
    if (entered.typed || entered.subject) setQuery(entered);
    else follow();
    addEventListener('popstate', follow);
    addEventListener('hashchange', reveal);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', reveal);
    };
  }, []);

  useLayoutEffect(() => {
    if (!query || !field.current || !list.current) return;
    const { typed, subject } = query;
    if (field.current.value.trim() !== typed) field.current.value = typed;
    list.current.value = subject;
    setFound(filterTerms(query, element(ids.list), element(ids.letters), language));
    const search = new URLSearchParams({ ...(typed && { q: typed }), ...(subject && { subject }) }).toString();
    if (`?${search}` !== (location.search || '?'))
      history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
    delete document.documentElement.dataset.query;
  }, [query, ids, language]);

  const { typed, subject } = query ?? everything;
  return (
    <search className="needs-scripts no-print">
      <form
        className={`grid gap-2 ${styles.search}`}
        action={local('/glossary')}
        onSubmit={(event) => {
          event.preventDefault();
          const first = element(ids.list).querySelector<HTMLDetailsElement>('[data-term]:not([hidden]) details');
          if (!first) return;
          first.open = true;
          first.querySelector('summary')?.focus();
        }}
      >
        <Input
          ref={field}
          name="q"
          type="search"
          aria-label={words.find.label}
          placeholder={words.find.hint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestQuery}
          onInput={(event) => setQuery({ typed: event.currentTarget.value.trim(), subject })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !event.currentTarget.value) return;
            event.preventDefault();
            setQuery(everything);
          }}
        />
        <SelectInput
          ref={list}
          name="subject"
          aria-label={label}
          onChange={(event) => setQuery({ typed, subject: event.currentTarget.value })}
          empty={all}
          options={Object.entries(subjects).map(([key, name]) => ({ value: key, label: name }))}
        />
      </form>
      <p className="visually-hidden" role="status">
        {(typed || subject) && `${found} ${words.found.of} `}
        {total} {words.found.terms}
      </p>
      {typed &&
        found === 0 &&
        createPortal(
          <>
            <p className="display">
              {words.none.text} “{typed}”.
            </p>
            <p className="small muted">
              {words.none.advice}{' '}
              <Anchor className="link" href={local('/#contact')}>
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
