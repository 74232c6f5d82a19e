import styles from './letter-nav.module.css';

/** A letter without terms is not a link. */
export function LetterNav({ id, label, letters }: { id: string; label: string; letters: { letter: string; leads: boolean }[] }) {
  return (
    <nav id={id} data-scroll-spy className={`${styles.letters} no-print`} aria-label={label}>
      <ol>
        {letters.map(({ letter, leads }) => (
          <li key={letter} aria-hidden={!leads || undefined}>
            {leads ? (
              <a href={`#${letter}`} data-to={letter}>
                {letter}
              </a>
            ) : (
              <span>{letter}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
