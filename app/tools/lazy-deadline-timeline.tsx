import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { DeadlineTimeline } from './deadline-timeline';
import styles from './deadline-timeline.module.css';

interface Props extends ComponentProps<typeof DeadlineTimeline> {
  /** The line of the example, as HTML. */
  built: React.ReactNode;
  isExample: boolean;
}

/** The line stays as it was built until it comes near the screen or shows other days: the code that draws it is half of this sheet's. */
export function LazyDeadlineTimeline({ built, isExample, ...line }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  /** Null: could not be fetched. The table under the sheet has the days. */
  const [Line, setLine] = useState<typeof DeadlineTimeline | null>();

  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '200px' });
    near.observe(box.current!);
    return () => near.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear && isExample) return;
    import('./deadline-timeline').then(
      ({ DeadlineTimeline }) => setLine(() => DeadlineTimeline),
      (error: unknown) => {
        console.error(error);
        setLine(null);
      },
    );
  }, [isNear, isExample]);

  return (
    <div ref={box} className={Line || isExample ? undefined : styles.outdated}>
      {Line ? <Line {...line} /> : isExample || Line === undefined ? built : null}
    </div>
  );
}
