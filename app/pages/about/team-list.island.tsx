import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import styles from './team.module.css';

const pageSize = 3;

interface Props {
  words: { more: string; less: string; of: string };
  members: ReactElement[];
}

/** Three people at a time. CSS hides those past the number, so the page is right before scripts run; without scripts all show. */
export function TeamList({ words, members }: Props) {
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const { dismissed, allow } = useEscape(list);

  function loadMore() {
    setShown(shown + pageSize);
    // the button may be gone when nobody is left, so the focus moves on with the reader
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('h3')[shown]?.focus());
  }

  return (
    <>
      <ul className={styles.team} ref={list} data-dismissed={dismissed || undefined} onFocus={allow}>
        {members.map((member, i) => (
          <li key={member.key} data-beyond={i >= shown || undefined} onPointerEnter={allow}>
            {member}
          </li>
        ))}
      </ul>
      <div className={`row needs-scripts no-print ${styles.more}`}>
        {shown < members.length && (
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
          {Math.min(shown, members.length)} {words.of} {members.length}
        </p>
      </div>
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
