import { ArrowLeft, ArrowRight } from 'lucide';
import { type ComponentProps, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { Icon } from './icon';
import { IconButton } from './icon-button';

interface Position {
  atStart: boolean;
  atEnd: boolean;
  /** Index of the visible view. A view is the part of the row that is visible at once. */
  view: number;
}

/** Tracks the position of a scroll-snap row and scrolls it view by view. The row itself works without scripts. */
export function useCarousel(rowId: string) {
  const [position, setPosition] = useState<Position>({ atStart: true, atEnd: false, view: 0 });

  useEffect(() => {
    const element = document.getElementById(rowId);
    if (!element) return;
    const read = () => {
      const room = element.scrollWidth - element.clientWidth;
      const left = element.scrollLeft;
      setPosition({
        atStart: left <= 2,
        atEnd: left >= room - 2,
        view: Math.round(left / stepOf(element)),
      });
    };
    element.addEventListener('scroll', read, { passive: true });
    // the observer also calls `read` once after layout; calling it here would force a synchronous layout
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      sizes.disconnect();
    };
  }, [rowId]);

  const move = useCallback(
    (views: number) => {
      const element = document.getElementById(rowId);
      element?.scrollBy({ left: views * stepOf(element), behavior: smooth() });
    },
    [rowId],
  );

  const goTo = useCallback(
    (view: number) => {
      const element = document.getElementById(rowId);
      element?.scrollTo({ left: view * stepOf(element), behavior: smooth() });
    },
    [rowId],
  );

  return { position, move, goTo };
}

/** Width of a view plus the gap that follows it. */
function stepOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const inner = element.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
  return inner + (Number.parseFloat(style.columnGap) || 0);
}

const smooth = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

interface ArrowsProps {
  position: Position;
  move: (views: number) => void;
  previous: string;
  next: string;
}

/** When an arrow becomes disabled at an end, focus moves to the other arrow. */
export function CarouselArrows({ position: { atStart, atEnd }, move, previous, next }: ArrowsProps) {
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (atEnd && !atStart && document.activeElement === forward.current) back.current?.focus();
    if (atStart && !atEnd && document.activeElement === back.current) forward.current?.focus();
  }, [atStart, atEnd]);

  return (
    <div className="flex gap-2 needs-scripts">
      <IconButton ref={back} label={previous} outlined disabled={atStart} onClick={() => move(-1)}>
        <Icon drawing={ArrowLeft} className="icon" />
      </IconButton>
      <IconButton ref={forward} label={next} outlined disabled={atEnd} onClick={() => move(1)}>
        <Icon drawing={ArrowRight} className="icon" />
      </IconButton>
    </div>
  );
}

interface BulletsProps {
  count: number;
  chosen: number;
  goTo: (view: number) => void;
  /** Accessible name of a bullet without its number, for example “Partners, view”. */
  label: string;
  className?: string;
}

export function CarouselBullets({ count, chosen, goTo, label, className = '' }: BulletsProps) {
  return (
    <div className={`flex gap-2 needs-scripts ${styles.bullets} ${className}`}>
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <button key={i} type="button" aria-label={`${label} ${i + 1}`} aria-current={i === chosen || undefined} onClick={() => goTo(i)} />
      ))}
    </div>
  );
}

type RowProps = Omit<ComponentProps<'ul'>, 'aria-label' | 'tabIndex'> & { label: string };

/** A scrollable row, focusable and labeled so that it can be scrolled with the keyboard. */
export function CarouselRow({ label, className, ...rest }: RowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard
    <ul className={['grid', styles.row, className].filter(Boolean).join(' ')} tabIndex={0} aria-label={label} {...rest} />
  );
}
