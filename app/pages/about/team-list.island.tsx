import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import styles from './team.module.css';

const shownAtOnce = 3;

interface Props {
  words: { more: string; less: string; of: string };
  members: ReactElement[];
}

/** Shows three people at a time. CSS hides the rest, so the page is right before hydration; without scripts all are shown. */
export function TeamList({ words, members }: Props) {
  const [shown, setShown] = useState(shownAtOnce);
  const list = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { dismissed, dismiss } = useEscape(list);

  function loadMore() {
    flushSync(() => setShown(shown + shownAtOnce));
    // focus the first new person: the button may disappear
    list.current?.querySelectorAll<HTMLElement>('h3')[shown]?.focus();
    // the details of a person who appears under the pointer stay closed until it moves
    dismiss('until moved');
  }

  /** Keeps the buttons under the pointer and moves focus to Load More, which replaces this button. */
  function loadLess() {
    const before = buttons.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => setShown(shownAtOnce));
    scrollBy({ top: (buttons.current?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
    buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul
        className={`print-block columns-desktop ${styles.team}`}
        ref={list}
        data-dismissed={dismissed ? '' : undefined}
        onFocus={(event) => event.target.tagName !== 'H3' && dismiss(null)}
        onPointerMove={({ movementX, movementY }) => dismissed === 'until moved' && (movementX || movementY) && dismiss(null)}
      >
        {members.map((member, i) => (
          <li key={member.key} data-hidden={i >= shown || undefined} onPointerEnter={() => dismissed === 'until the next' && dismiss(null)}>
            {member}
          </li>
        ))}
      </ul>
      <div className={`row needs-scripts no-print ${styles.more}`} ref={buttons}>
        {shown < members.length && (
          <Button variant="outlined" onClick={loadMore}>
            {words.more}
          </Button>
        )}
        {shown > shownAtOnce && (
          <Button variant="empty" onClick={loadLess}>
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

/** Escape closes a panel opened by hover, focus or tap, until another person is hovered or focused. */
function useEscape(list: React.RefObject<HTMLUListElement | null>) {
  const [dismissed, dismiss] = useState<'until the next' | 'until moved' | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = list.current?.querySelector('details[open]');
      const focusedDetails = document.activeElement?.closest('details');
      if (focusedDetails && list.current?.contains(focusedDetails)) focusedDetails.querySelector('summary')?.focus();
      open?.removeAttribute('open');
      dismiss('until the next');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);

  return { dismissed, dismiss };
}
