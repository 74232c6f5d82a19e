import { useEffect, useRef, useState } from 'react';
import type { About, TeamMember } from '../../../content/schema';
import { PlusMinus } from '../../ui/accordion';
import { Anchor } from '../../ui/anchor';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import styles from './team.module.css';

const pageSize = 3;

/**
 * Three people at a time. CSS hides those past the number, so the page is right before scripts run; without
 * scripts all show. A person's panel is a details element: it opens on tap and click, and CSS also shows it on
 * hover and keyboard focus.
 */
export function Team({ people, ...words }: About['team'] & { people: TeamMember[] }) {
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const { dismissed, allow } = useEscape(list);

  function loadMore() {
    setShown(shown + pageSize);
    // the button may be gone when nobody is left, so the focus moves on with the reader
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('h3')[shown]?.focus());
  }

  return (
    <section className="section on-stone" id="team">
      <div className="wrap">
        <div className="head-row">
          <h2>{words.heading}</h2>
          <p className="muted">{words.lead}</p>
        </div>
        <ul className={styles.team} ref={list} data-dismissed={dismissed || undefined} onFocus={allow}>
          {people.map((person, i) => (
            <li key={person.id} data-beyond={i >= shown || undefined} onPointerEnter={allow}>
              <Member person={person} words={words} />
            </li>
          ))}
        </ul>
        <div className={`row needs-scripts no-print ${styles.more}`}>
          {shown < people.length && (
            <Button variant="outlined" onClick={loadMore}>
              {words.more}
            </Button>
          )}
          {shown > pageSize && (
            <Button variant="empty" onClick={() => setShown(pageSize)}>
              {words.less}
            </Button>
          )}
          <p className="note" role="status">
            {Math.min(shown, people.length)} {words.of} {people.length}
          </p>
        </div>
      </div>
    </section>
  );
}

function Member({ person, words }: { person: TeamMember; words: About['team'] }) {
  return (
    <>
      <div className={styles.portrait}>
        <Picture name={`portrait_${person.id}`} alt="" sizes="(max-width: 1024px) 6rem, 17rem" />
      </div>
      <div className={styles.who}>
        <h3 tabIndex={-1}>{person.name}</h3>
        <p className="muted">{person.position}</p>
      </div>
      <details name="team" className={styles.details}>
        <summary>
          <span>
            {words.about}
            <span className="visually-hidden"> {person.name}</span>
          </span>
          <PlusMinus />
        </summary>
        <div className={styles.panel}>
          <p>{person.description}</p>
          <p>
            <a className="link" href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </p>
          <p>
            <Anchor className="link" href={person.linkedin} newTab>
              {words.linkedin}
            </Anchor>
          </p>
        </div>
      </details>
      <p className={`no-print ${styles.meet}`}>
        <Anchor className="link" href="/portals/booking-scheduler">
          {words.meet}
          <span className="visually-hidden">
            {' '}
            {words.with} {person.name}
          </span>
        </Anchor>
      </p>
    </>
  );
}

/** Escape puts away a panel that hover, focus or a tap has opened, until the next person is pointed at. */
function useEscape(list: React.RefObject<HTMLUListElement | null>) {
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = list.current?.querySelector('details[open]');
      const held = document.activeElement?.closest('details');
      if (held && list.current?.contains(held)) held.querySelector('summary')?.focus();
      open?.removeAttribute('open');
      setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);

  return { dismissed, allow: () => setDismissed(false) };
}
