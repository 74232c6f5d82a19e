import { Sources } from '../../sections/sources';
import { Anchor } from '../../ui/anchor';
import { Collapsible } from '../../ui/collapsible';
import styles from './term-list.module.css';

interface Props {
  words: Record<'englishNames' | 'alsoCalled' | 'smallExample' | 'whereUsed', string> & {
    sources: { one: string; several: string };
    subjects: Record<string, string>;
  };
  letters: {
    letter: string;
    terms: {
      id: string;
      term: string;
      subject: string;
      alsoCalled: string[];
      englishNames: string[];
      definition: string;
      example?: string;
      whereUsed: string;
      sources: string[];
      links: { label: string; path: string }[];
    }[];
  }[];
}

/** Shows only names until a term is opened; a link to a term opens it. The search reads [data-searched] (filter-terms.ts). */
export function TermList({ words, letters }: Props) {
  return letters.map(({ letter, terms }) => (
    <section key={letter} id={letter} data-letter className={`print-block ${styles.letter}`} aria-labelledby={`letter-${letter}`}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <ul className="ruled print-block">
        {terms.map(({ id, term, subject, alsoCalled, englishNames, definition, example, whereUsed, sources, links }) => (
          <li key={id} data-term data-subject={subject}>
            <Collapsible
              id={id}
              className={styles.term}
              heading={
                <dfn data-searched>
                  <span>{term}</span>
                </dfn>
              }
            >
              {englishNames.length > 0 && (
                <p className="note">
                  {words.englishNames}{' '}
                  <i lang="en" data-searched>
                    {englishNames.join(', ')}
                  </i>
                </p>
              )}
              {alsoCalled.length > 0 && (
                <p className="note" data-searched>
                  {`${words.alsoCalled} ${alsoCalled.join(', ')}`}
                </p>
              )}
              <p className={styles.definition} data-searched>
                {definition}
              </p>
              {example && (
                <p>
                  <i>{words.smallExample}</i> {example}
                </p>
              )}
              <p>
                {words.whereUsed} {whereUsed}
              </p>
              {sources.length > 0 && (
                <p>
                  <Sources sources={sources} words={words.sources} />
                </p>
              )}
              <p className={`row no-print ${styles.links}`}>
                {links.map(({ label, path }) => (
                  <Anchor key={path} className="touch-target" href={path}>
                    <span>{label}</span>
                  </Anchor>
                ))}
              </p>
              <p className="note">
                {words.subjects.label}: {words.subjects[subject]}
              </p>
            </Collapsible>
          </li>
        ))}
      </ul>
    </section>
  ));
}
