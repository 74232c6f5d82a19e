/**
 * Building blocks of the calculators' charts. Positions are percentages, so that a chart fits any width. Segments have
 * outlines, because the fills alone have too little contrast.
 */
import { useId } from 'react';
import { percent, Spot } from '../ui/drawing';
import './chart.css';

export { percent };

interface ChartProps {
  height: number;
  /** One sentence that describes the chart. The list next to the chart has the data. */
  description: string;
  children: React.ReactNode;
}

export function Chart({ height, description, children }: ChartProps) {
  return (
    <div className="chart-frame">
      <ChartDrawing height={height} role="img" aria-label={description}>
        <svg aria-hidden="true" overflow="visible">
          {children}
        </svg>
      </ChartDrawing>
    </div>
  );
}

/** The drawing alone, with the styles of charts. */
export function ChartDrawing({ className = '', ...svg }: React.ComponentProps<'svg'>) {
  return <svg className={`chart ${className}`} {...svg} />;
}

interface BarSegmentProps {
  from: number;
  to: number;
  y: number;
  height: number;
  color: number;
  /** Hatching distinguishes the segment from another one of the same color. */
  hatched?: boolean;
}

export function BarSegment({ from, to, y, height, color, hatched }: BarSegmentProps) {
  const id = useId();
  const rect = { x: percent(from), y, width: percent(Math.max(0, to - from)), height };
  return (
    <>
      <rect data-chart-color={color} {...rect} />
      {hatched && (
        <>
          <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path data-line="hatch" d="M1 0v5" />
          </pattern>
          <rect fill={`url(#${id})`} {...rect} />
        </>
      )}
    </>
  );
}

/** Positions pixel-sized children at a percentage. */
export function AtPercent({ x, y = 0, children }: { x: number; y?: number; children: React.ReactNode }) {
  return (
    <Spot x={percent(x)} y={y}>
      {children}
    </Spot>
  );
}

/** A dimension line with ticks at both ends. */
export function Dimension({ from = 0, to = 1, y }: { from?: number; to?: number; y: number }) {
  return (
    <>
      <line data-line="hair" x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
      <line data-line="hair" x1={percent(from)} x2={percent(from)} y1={y - 5} y2={y + 5} />
      <line data-line="hair" x1={percent(to)} x2={percent(to)} y1={y - 5} y2={y + 5} />
    </>
  );
}

/** A triangle that points down at a position. */
export function Marker({ x, y }: { x: number; y: number }) {
  return (
    <AtPercent x={x} y={y}>
      <path data-mark="" d="M-6 0h12l-6 11z" />
    </AtPercent>
  );
}

/**
 * `data-fit` of a label in a segment: undefined if the label always fits, `phone` if it fits except on the narrowest phones,
 * `wide` if it fits in wide charts only, or `never`.
 */
export function labelFit(share: number, labelRem = 6.5) {
  if (share >= labelRem / 16) return undefined;
  if (share >= labelRem / 21) return 'phone';
  return share >= labelRem / 34 ? 'wide' : 'never';
}

/** Divides `part` by `whole`, and returns 0 if `whole` is 0. */
export const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** Places amounts one after another on a scale. */
export function stackSegments(amounts: number[], scale: number) {
  let from = 0;
  return amounts.map((amount) => {
    const segment = { from, to: from + ratio(amount, scale) };
    from = segment.to;
    return segment;
  });
}

interface StackedBarProps {
  y: number;
  height: number;
  /** The amount that fills the whole width. */
  total: number;
  segments: { amount: number; color: number; hatched?: boolean }[];
}

export function StackedBar({ y, height, total, segments }: StackedBarProps) {
  const places = stackSegments(
    segments.map(({ amount }) => amount),
    total,
  );
  return segments.map(({ color, hatched = false }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments have a fixed order
    <BarSegment key={i} {...places[i]!} y={y} height={height} color={color} hatched={hatched} />
  ));
}
