import { Anchor } from '../../ui/anchor';
import { Fold } from '../../ui/fold';
import styles from './term-list.module.css';

interface Props {
  words: { alsoCalled: string; whereUsed: string; sources: { one: string; several: string }; subjects: Record<string, string> };
  letters: {
    letter: string;
    terms: {
      id: string;
      term: string;
      subject: string;
      alsoCalled: string[];
      definition: string;
      whereUsed: string;
      sources: string[];
      links: { label: string; path: string }[];
    }[];
  }[];
}

/** Names until they are opened; a link to a term opens it. The search looks at [data-searched] (filter-terms.ts). */
export function TermList({ words, letters }: Props) {
  return letters.map(({ letter, terms }) => (
    <section key={letter} id={letter} data-letter className={styles.letter} aria-labelledby={`letter-${letter}`}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <ul>
        {terms.map(({ id, term, subject, alsoCalled, definition, whereUsed, sources, links }) => (
          <li key={id} data-term data-subject={subject}>
            <Fold
              id={id}
              className={styles.term}
              heading={
                <dfn data-searched>
                  <span>{term}</span>
                </dfn>
              }
            >
              {alsoCalled.length > 0 && (
                <p className="note" data-searched>
                  {`${words.alsoCalled} ${alsoCalled.join(', ')}`}
                </p>
              )}
              <p className={styles.definition} data-searched>
                {definition}
              </p>
              <p>
                {words.whereUsed} {whereUsed}
              </p>
              {sources.length > 0 && (
                <p>
                  {sources.length > 1 ? words.sources.several : words.sources.one} {sources.join('; ')}
                </p>
              )}
              <p className={`${styles.links} no-print`}>
                {links.map(({ label, path }) => (
                  <Anchor key={path} href={path}>
                    <span>{label}</span>
                  </Anchor>
                ))}
              </p>
              <p className="note">
                {words.subjects['label']}: {words.subjects[subject]}
              </p>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  ));
}
