import styles from './loss-hero.module.css';

interface Stop {
  label: string;
  hail?: keyof typeof stoneSizes | undefined;
  goods?: number | undefined;
}

interface Props {
  clock?: true | undefined;
  limit?: { label: string; amount: number } | undefined;
  stops: Stop[];
}

/** Draws over the picture what changes from stop to stop of the loss slider, with one group for each stop. */
export function LossDrawing({ clock, limit, stops }: Props) {
  if (!clock && !limit && !stops.some(({ hail }) => hail)) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 1200 900" aria-hidden="true">
      {stops.map(({ label, hail, goods }) => (
        <g key={label}>
          {hail && <Hail size={stoneSizes[hail]} />}
          {clock && <Clock time={label} />}
          {limit && goods && <Stock goods={goods} limit={limit} />}
        </g>
      ))}
    </svg>
  );
}

const stoneSizes = { pea: 9, 'golf ball': 22, baseball: 36 };
const stones = [
  [150, 250],
  [215, 130],
  [300, 190],
  [365, 90],
  [760, 100],
  [835, 170],
  [880, 90],
  [930, 260],
  [975, 120],
  [1030, 330],
  [1065, 90],
  [1095, 210],
] as const;

/** Each hailstone is a zero-length line with round ends, and has a line as its tail. */
function Hail({ size }: { size: number }) {
  const points = stones.map(([x, y]) => `M${x} ${y}h0`).join('');
  return (
    <>
      <path className={styles.line} d={stones.map(([x, y]) => `M${x} ${y}l${size / 2 + 14}-${size + 28}`).join('')} />
      <path strokeWidth={size + 5} d={points} />
      <path className={styles.stone} strokeWidth={size} d={points} />
    </>
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
