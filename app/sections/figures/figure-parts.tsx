import { Spot } from '../../ui/drawing';

/** Props of the component for a kind of figure. `end` renders the given legend. */
export interface FigureKindProps<F, W> {
  figure: F;
  words: W;
  end: (legend: React.ReactNode) => React.ReactNode;
}

/** Hatching for what a policy does not cover. Each drawing defines its own pattern, because patterns of a hidden SVG do not work. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="figure-cleared" d="M0 0H7V7H0z" />
      <path className="figure-hatching" d="M0 0V7" />
    </pattern>
  );
}

/** Paths whose x coordinates are percent of the drawing and whose y coordinates are px. Their strokes keep their width. */
export function Stretched({ x, height, children }: { x?: number; height: number; children: React.ReactNode }) {
  return (
    <svg
      className="figure-stretched"
      x={x}
      width="100%"
      height={height}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A copper triangle that points down at the loss. */
export function LossMark({ x, y }: { x: string; y: number }) {
  return (
    <Spot x={x} y={y}>
      <path className="figure-loss" d="M-8-13H8L0 0z" />
    </Spot>
  );
}

/** A check mark or a cross: whether a date falls inside the policy period. */
export function DateMark({ x, y, inside }: { x: string; y: number; inside: boolean }) {
  return (
    <Spot x={x} y={y}>
      <path
        className="figure-mark"
        d={`M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0${inside ? 'M-5 .5l3.5 4L5-4.5' : 'M-4-4l8 8M4-4l-8 8'}`}
      />
    </Spot>
  );
}

type Sign = 'solid' | 'paid' | 'hatched' | 'dashed' | 'open' | 'level' | 'dash' | 'inside' | 'outside' | 'loss';

const swatches: Record<Sign, React.ReactNode> = {
  solid: <rect className="figure-solid" width="26" height="14" />,
  paid: <rect className="figure-paid" x=".5" y=".5" width="25" height="13" />,
  hatched: (
    <>
      <path className="figure-hatching" d="M0 7 7 0M0 14 14 0M7 14 21 0M14 14 26 2M21 14l5-5" />
      <rect className="figure-open" x=".5" y=".5" width="25" height="13" />
    </>
  ),
  dashed: <rect className="figure-available" x=".5" y=".5" width="25" height="13" />,
  open: <rect className="figure-open" x=".5" y=".5" width="25" height="13" />,
  level: <path className="figure-ink" d="M0 7H26" />,
  dash: <path className="figure-dash" d="M0 7H26" />,
  inside: <path className="figure-mark" d="M6 7a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M9.8 7.3l2.2 2.6 4.2-5.7" />,
  outside: <path className="figure-mark" d="M6 7a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10.5 4.5l5 5M15.5 4.5l-5 5" />,
  loss: <path className="figure-loss" d="M5 1H21L13 14z" />,
};

/** An entry of the legend. */
export function Key({ sign, className, children }: { sign: Sign; className?: string; children: React.ReactNode }) {
  return (
    <li className={className}>
      <svg className="figure-swatch" width="26" height="14" aria-hidden="true">
        {swatches[sign]}
      </svg>
      <span>{children}</span>
    </li>
  );
}
