import { useLocalizedPath } from '../../lib/language-context';
import { Anchor } from '../../ui/anchor';
import { chip } from '../../ui/chip';
import styles from './nothing-found.module.css';

interface Props {
  words: { text: string; try: string; suggestions: string[]; ask: string; glossary: string };
}

/** Shown if a search has no results: suggests other searches, the glossary and the contact form. */
export function NothingFound({ words }: Props) {
  const local = useLocalizedPath();
  return (
    <div className={`grid gap-4 ${styles.message}`}>
      <p className="lead">{words.text}</p>
      <h2 className="h4">{words.try}</h2>
      <ul className="row gap-2">
        {words.suggestions.map((query) => (
          <li key={query}>
            <Anchor className={chip} href={local(`/blog/search?${new URLSearchParams({ q: query })}`)}>
              {query}
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={`row ${styles.links}`}>
        <Anchor className="link" href={local('/glossary')}>
          {words.glossary}
        </Anchor>
        <Anchor className="link" href={local('/#contact')}>
          {words.ask}
        </Anchor>
      </p>
    </div>
  );
}
