import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { DeadlineTimeline } from './deadline-timeline';
import styles from './lazy-deadline-timeline.module.css';

interface Props extends ComponentProps<typeof DeadlineTimeline> {
  /** The timeline of the example. */
  prerendered: React.ReactNode;
  isExample: boolean;
}

/**
 * Shows the prerendered timeline until it is near the viewport or the dates change, because the code that draws the
 * timeline is half of this calculator's script.
 */
export function LazyDeadlineTimeline({ prerendered, isExample, ...props }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  /** Null if loading failed; then only the table below the calculator shows the dates. */
  const [Timeline, setTimeline] = useState<typeof DeadlineTimeline | null>();

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '200px' });
    observer.observe(container.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear && isExample) return;
    import('./deadline-timeline').then(
      ({ DeadlineTimeline }) => setTimeline(() => DeadlineTimeline),
      (error: unknown) => {
        console.error(error);
        setTimeline(null);
      },
    );
  }, [isNear, isExample]);

  return (
    <div ref={container} className={Timeline || isExample ? undefined : styles.outdated}>
      {Timeline ? <Timeline {...props} /> : isExample || Timeline === undefined ? prerendered : null}
    </div>
  );
}
