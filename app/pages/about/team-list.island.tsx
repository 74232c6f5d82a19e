import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';

const shownAtOnce = 3;

interface Props {
  words: { more: string; less: string; of: string };
  members: ReactElement[];
  className: string | undefined;
}

/** Shows three people, then three more per click. CSS hides the others, also before hydration; without scripts all are shown. */
export function TeamList({ words, members, className }: Props) {
  const [shown, setShown] = useState(shownAtOnce);
  const list = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { dismissed, dismiss } = useEscape(list);

  function loadMore() {
    flushSync(() => setShown(shown + shownAtOnce));
    // move focus to the first new person, because the button may disappear
    list.current?.querySelectorAll<HTMLElement>('h3')[shown]?.focus();
    // keep the details of a person who appears under the pointer closed until the pointer moves
    dismiss('until pointer moves');
  }

  /** Keeps the buttons under the pointer and moves focus to Load More, because the Load Less button disappears. */
  function loadLess() {
    const before = buttons.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => setShown(shownAtOnce));
    scrollBy({ top: (buttons.current?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
    buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul
        className={`print-block columns-desktop ${className}`}
        ref={list}
        data-dismissed={dismissed ? '' : undefined}
        onFocus={(event) => event.target.tagName !== 'H3' && dismiss(null)}
        onPointerMove={({ movementX, movementY }) => dismissed === 'until pointer moves' && (movementX || movementY) && dismiss(null)}
      >
        {members.map((member, i) => (
          <li
            key={member.key}
            className="grid print-block"
            data-hidden={i >= shown || undefined}
            onPointerEnter={() => dismissed === 'until next person' && dismiss(null)}
          >
            {member}
          </li>
        ))}
      </ul>
      <div className="row needs-scripts no-print" ref={buttons}>
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

/** Lets Escape close a person's panel. CSS then opens no panel by hover or focus until another person is hovered or focused. */
function useEscape(list: React.RefObject<HTMLUListElement | null>) {
  const [dismissed, dismiss] = useState<'until next person' | 'until pointer moves' | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = list.current?.querySelector('details[open]');
      const focusedDetails = document.activeElement?.closest('details');
      if (focusedDetails && list.current?.contains(focusedDetails)) focusedDetails.querySelector('summary')?.focus();
      open?.removeAttribute('open');
      dismiss('until next person');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);

  return { dismissed, dismiss };
}
