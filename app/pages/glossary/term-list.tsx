import { Anchor } from '../../ui/anchor';
import styles from './term-list.module.css';

interface Props {
  words: { alsoCalled: string; whereUsed: string; sources: { one: string; several: string } };
  letters: {
    letter: string;
    terms: {
      id: string;
      term: string;
      alsoCalled: string[];
      definition: string;
      whereUsed: string;
      sources: string[];
      links: { label: string; path: string }[];
    }[];
  }[];
}

/** Terms are focusable because a link to a term moves focus to it. The search looks at [data-searched] (filter-terms.ts). */
export function TermList({ words, letters }: Props) {
  return letters.map(({ letter, terms }) => (
    <section key={letter} id={letter} data-letter className={`columns-tablet ${styles.letter}`} aria-labelledby={`letter-${letter}`}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <dl>
        {terms.map(({ id, term, alsoCalled, definition, whereUsed, sources, links }) => (
          <div key={id} id={id} data-term className={`columns-tablet ${styles.term}`} tabIndex={-1}>
            <dt>
              <a href={`#${id}`} data-searched>
                {term}
              </a>
              {alsoCalled.length > 0 && (
                <span className={styles.also} data-searched>
                  {`${words.alsoCalled} ${alsoCalled.join(', ')}`}
                </span>
              )}
            </dt>
            <dd>
              <p className={styles.definition} data-searched>
                {definition}
              </p>
              <p className={styles.meet}>
                {words.whereUsed} {whereUsed}
              </p>
              {sources.length > 0 && (
                <p className={styles.sources}>
                  {sources.length > 1 ? words.sources.several : words.sources.one} {sources.join('; ')}
                </p>
              )}
              <p className={`${styles.links} no-print`}>
                {links.map(({ label, path }) => (
                  <Anchor key={path} href={path}>
                    {label}
                  </Anchor>
                ))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
