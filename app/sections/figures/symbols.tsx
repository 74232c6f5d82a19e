import styles from './figure.module.css';

/** What a kind of figure is given: its content, the words of its kind, and how it ends. */
export interface FigureKindProps<F, W> {
  figure: F;
  words: W;
  end: (signs: React.ReactNode) => React.ReactNode;
}

/** A place along a drawing that has no viewBox: lines stretch with the page, letters do not. */
export const percent = (part: number, whole = 100) => `${Math.round((part / whole) * 1e5) / 1e3}%`;

/** 45° lines, 7 px apart: a policy does not answer. A drawing that is not displayed lends no pattern, so each has its own. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={styles.hatching} d="M0 0V7" />
    </pattern>
  );
}

/** Things with a shape are drawn in px around a place of the stretching drawing. */
export function Spot({ x, y = 0, children }: { x: string; y?: number; children: React.ReactNode }) {
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The loss: a level mark standing on a point. */
export function LossMark({ x, y }: { x: string; y: number }) {
  return (
    <Spot x={x} y={y}>
      <path className={styles.loss} d="M-8-13H8L0 0z" />
    </Spot>
  );
}

/** A tick or a cross in a circle: a date inside or outside. */
export function DateMark({ x, y, inside }: { x: string; y: number; inside: boolean }) {
  return (
    <Spot x={x} y={y}>
      <g className={styles.mark}>
        <circle r="11" />
        <path d={inside ? 'M-5 .5l3.5 4L5-4.5' : 'M-4-4l8 8M4-4l-8 8'} />
      </g>
    </Spot>
  );
}

type Sign = 'solid' | 'hatched' | 'dashed' | 'open' | 'level' | 'dash' | 'inside' | 'outside' | 'loss';

const swatches: Record<Sign, React.ReactNode> = {
  solid: <rect className={styles.solid} width="26" height="14" />,
  hatched: (
    <>
      <path className={styles.hatching} d="M0 7 7 0M0 14 14 0M7 14 21 0M14 14 26 2M21 14l5-5" />
      <rect className={styles.open} x=".5" y=".5" width="25" height="13" />
    </>
  ),
  dashed: <rect className={styles.could} x=".5" y=".5" width="25" height="13" />,
  open: <rect className={styles.open} x=".5" y=".5" width="25" height="13" />,
  level: <path className={styles.ink} d="M0 7H26" />,
  dash: <path className={styles.dash} d="M0 7H26" />,
  inside: (
    <g className={styles.mark}>
      <circle cx="13" cy="7" r="7" />
      <path d="M9.8 7.3l2.2 2.6 4.2-5.7" />
    </g>
  ),
  outside: (
    <g className={styles.mark}>
      <circle cx="13" cy="7" r="6.5" />
      <path d="M10.5 4.5l5 5M15.5 4.5l-5 5" />
    </g>
  ),
  loss: <path className={styles.loss} d="M5 1H21L13 14z" />,
};

/** A line of the legend. */
export function Key({ sign, className, children }: { sign: Sign; className?: string | undefined; children: React.ReactNode }) {
  return (
    <li className={className}>
      <svg className={styles.swatch} width="26" height="14" aria-hidden="true">
        {swatches[sign]}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** The drawing in words: seen on phones and on paper, heard everywhere. */
export function FigureText({ items }: { items: { head: string; text: string }[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.head}>
          <h3>{item.head}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}
