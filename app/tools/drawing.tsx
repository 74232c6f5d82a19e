/** The hand of all drawings: positions in per cent, so they need no style and fit every width; outlines, because fills alone have too little contrast. */
import { useId } from 'react';
import styles from './drawing.module.css';

/** 39.5% */
export const at = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;

interface DrawingFrameProps {
  height: number;
  /** FieldProps sentence; the list beside the drawing carries the data. */
  description: string;
  children: React.ReactNode;
}

export function Drawing({ height, description, children }: DrawingFrameProps) {
  return (
    <div className={styles.frame}>
      <svg className={styles.drawing} height={height} role="img" aria-label={description}>
        {children}
      </svg>
    </div>
  );
}

interface BarSegmentProps {
  from: number;
  to: number;
  y: number;
  height: number;
  strata: number;
  /** Lines ratio the ink tell it from a piece of the same bar that has this ink too. */
  hatched?: boolean;
}

export function BarSegment({ from, to, y, height, strata, hatched }: BarSegmentProps) {
  const id = useId();
  const box = { x: at(from), y, width: at(Math.max(0, to - from)), height };
  return (
    <>
      <rect data-strata={strata} {...box} />
      {hatched && (
        <>
          <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path data-line="hatch" d="M1 0v5" />
          </pattern>
          <rect fill={`url(#${id})`} {...box} />
        </>
      )}
    </>
  );
}

/** What needs pixels around a place in per cent. */
export function At({ x, y = 0, children }: { x: number; y?: number; children: React.ReactNode }) {
  return (
    <svg x={at(x)} y={y} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A hairline with two end ticks. */
export function Dimension({ from = 0, to = 1, y }: { from?: number; to?: number; y: number }) {
  return (
    <>
      <line data-line="hair" x1={at(from)} x2={at(to)} y1={y} y2={y} />
      <line data-line="hair" x1={at(from)} x2={at(from)} y1={y - 5} y2={y + 5} />
      <line data-line="hair" x1={at(to)} x2={at(to)} y1={y - 5} y2={y + 5} />
    </>
  );
}

/** The reading: a triangle that stands on a place. */
export function Marker({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <path data-mark="" d="M-6 0h12l-6 11z" />
    </At>
  );
}

/** Whether a label of about 6.5 rem has room in a piece: on every width, on wide ones, or never. */
export const labelFit = (share: number) => (share >= 0.31 ? undefined : share >= 0.19 ? 'wide' : 'never');

/** A division that knows nothing of nothing. */
export const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** Amounts one after the other, as parts of a scale. */
export function stackSegments(amounts: number[], scale: number) {
  let from = 0;
  return amounts.map((amount) => {
    const run = { from, to: from + ratio(amount, scale) };
    from = run.to;
    return run;
  });
}
