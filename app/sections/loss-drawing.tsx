import styles from './loss-hero.module.css';

interface Stop {
  label: string;
  goods?: number | undefined;
}

interface Props {
  clock?: true | undefined;
  limit?: { label: string; amount: number } | undefined;
  stops: Stop[];
}

/** Draws over the picture what changes from stop to stop of the loss slider, with one group for each stop. */
export function LossDrawing({ clock, limit, stops }: Props) {
  if (!clock && !limit) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 1200 900" aria-hidden="true">
      {stops.map(({ label, goods }) => (
        <g key={label}>
          {clock && <Clock time={label} />}
          {limit && goods && <Stock goods={goods} limit={limit} />}
        </g>
      ))}
    </svg>
  );
}

function Clock({ time }: { time: string }) {
  const [hours = 0, minutes = 0] = time.split(/\D+/).map(Number);
  return (
    <g transform="translate(1010 190)" className={styles.line}>
      <circle r="96" />
      <path d="M0-96v14M0 96v-14M-96 0h14M96 0h-14" />
      <path strokeWidth="8" d="M0 0v-50" transform={`rotate(${(hours + minutes / 60) * 30})`} />
      <path className={styles.owner} strokeWidth="5" d="M0 0v-76" transform={`rotate(${minutes * 6})`} />
    </g>
  );
}

/** Half the width of a stack of goods, in units of the drawing. */
const side = 48;
const heightPerThousandDollars = 1.5;

function Stock({ goods, limit }: { goods: number; limit: NonNullable<Props['limit']> }) {
  const [top, line] = [goods, limit.amount].map((dollars) => (dollars / 1000) * heightPerThousandDollars) as [number, number];
  const face = (x: number, from: number, to: number) => `M0-${from}v-${to - from}l${x} ${-side / 2}v${to - from}z`;
  const box = (from: number, to: number) => (
    <>
      <path d={face(-side, from, to)} />
      <path d={face(side, from, to)} />
      <path d={`M0-${to}l${-side} ${-side / 2} ${side} ${-side / 2} ${side} ${side / 2}z`} />
    </>
  );
  const [name, amount] = limit.label.split(/\s(?=\$)/);
  return (
    <g transform="translate(884 596)" className={styles.stock}>
      {box(0, Math.min(top, line))}
      {top > line && <g className={styles.above}>{box(line, top)}</g>}
      <path className={styles.line} d={`M${-side - 12}-${line + side / 2 + 6}L0-${line}L${side}-${line + side / 2}H240`} />
      {/* two lines, because one would cover the stack on phones */}
      <text y={-line - side / 2 - 14} textAnchor="end">
        <tspan x={240} dy="-1.2em">
          {name}
        </tspan>
        <tspan x={240} dy="1.2em">
          {amount}
        </tspan>
      </text>
    </g>
  );
}
