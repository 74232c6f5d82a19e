import { Anchor } from '../../ui/anchor';
import styles from './term-list.module.css';

interface Props {
  words: { also: string; meet: string; sources: { one: string; several: string } };
  letters: {
    letter: string;
    terms: {
      id: string;
      term: string;
      also: string[];
      definition: string;
      meet: string;
      sources: string[];
      links: { label: string; path: string }[];
    }[];
  }[];
}

/** Terms are focusable because a link to a term moves focus to it. The search looks at [data-searched] (filter-terms.ts). */
export function TermList({ words, letters }: Props) {
  return letters.map(({ letter, terms }) => (
    <section key={letter} id={letter} data-letter className={styles.letter} aria-labelledby={`letter-${letter}`}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <dl>
        {terms.map(({ id, term, also, definition, meet, sources, links }) => (
          <div key={id} id={id} data-term className={styles.term} tabIndex={-1}>
            <dt>
              <a href={`#${id}`} data-searched>
                {term}
              </a>
              {also.length > 0 && (
                <span className={styles.also} data-searched>
                  {`${words.also} ${also.join(', ')}`}
                </span>
              )}
            </dt>
            <dd>
              <p className={styles.definition} data-searched>
                {definition}
              </p>
              <p className={styles.meet}>
                {words.meet} {meet}
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
