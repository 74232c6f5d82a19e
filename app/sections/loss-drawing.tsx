import styles from './loss-drawing.module.css';

interface Stop {
  label: string;
  goods?: number;
}

interface Props {
  clock?: true;
  limit?: { label: string; amount: number };
  stops: Stop[];
}

/** Draws over the picture what changes from stop to stop of the loss slider, with one group for each stop. */
export function LossDrawing({ clock, limit, stops }: Props) {
  if (!clock && !limit) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 1200 900" aria-hidden="true">
      {stops.map(({ label, goods }) => (
        <g key={label} className={styles.stop}>
          {clock && <Hands time={label} />}
          {limit && goods && <Stock goods={goods} limit={limit.amount} />}
        </g>
      ))}
      {clock && (
        <path className={styles.line} d="M914 190a96 96 0 1 0 192 0a96 96 0 1 0 -192 0M1010 94v14M1010 286v-14M914 190h14M1106 190h-14" />
      )}
      {limit && <Limit {...limit} />}
    </svg>
  );
}

function Hands({ time }: { time: string }) {
  const [hours = 0, minutes = 0] = time.split(/\D+/).map(Number);
  return (
    <>
      <path className={styles.line} strokeWidth="8" d="M0 0v-50" transform={`translate(1010 190) rotate(${(hours + minutes / 60) * 30})`} />
      <path className={styles.owner} strokeWidth="5" d="M0 0v-76" transform={`translate(1010 190) rotate(${minutes * 6})`} />
    </>
  );
}

/** The foot of the stack of goods, in units of the drawing. */
const [footX, footY] = [884, 596];
/** Half the width of the stack. */
const side = 48;
const heightOf = (dollars: number) => (dollars / 1000) * 1.5;

function Stock({ goods, limit }: { goods: number; limit: number }) {
  const [top, line] = [heightOf(goods), heightOf(limit)];
  const face = (x: number, from: number, to: number) => `M${footX} ${footY - from}v-${to - from}l${x} ${-side / 2}v${to - from}z`;
  const box = (from: number, to: number) =>
    `${face(-side, from, to)}${face(side, from, to)}M${footX} ${footY - to}l${-side} ${-side / 2} ${side} ${-side / 2} ${side} ${side / 2}z`;
  return (
    <>
      <path className={styles.stock} d={box(0, Math.min(top, line))} />
      {top > line && <path className={`${styles.stock} ${styles.above}`} d={box(line, top)} />}
    </>
  );
}

function Limit({ label, amount }: NonNullable<Props['limit']>) {
  const y = footY - heightOf(amount);
  const [name, dollars] = label.split(/\s(?=\$)/);
  return (
    <>
      <path
        className={`${styles.line} ${styles.limit}`}
        d={`M${footX - side - 12} ${y - side / 2 - 6}L${footX} ${y}L${footX + side} ${y - side / 2}h${240 - side}`}
      />
      {/* two lines, because one would cover the stack on phones */}
      <text className={styles.limit} y={y - side / 2 - 14} textAnchor="end">
        <tspan x={footX + 240} dy="-1.2em">
          {name}
        </tspan>
        <tspan x={footX + 240} dy="1.2em">
          {dollars}
        </tspan>
      </text>
    </>
  );
}
