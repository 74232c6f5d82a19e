import type { CareersWords } from '../../../content-model/schemas/careers';
import { SectionHead } from '../../ui/section-head';
import styles from './ninety-day-plan.module.css';

/** Three phases, illustrated by leveling rods on rising ground. */
export function NinetyDayPlan({ heading, lead, worked, phases }: CareersWords['plan']) {
  return (
    <section className={`on-mist ${styles.section}`} id="plan">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div className={styles.drawing}>
          <RisingGround />
          <ol className={`print-block columns-tablet ${styles.phases}`}>
            {phases.map((phase) => (
              <li key={phase.days} className="grid gap-3">
                <p className={`small num ${styles.days}`}>{phase.days}</p>
                <h3>{phase.title}</h3>
                <p className="muted">{phase.text}</p>
                <p className={`small muted ${styles.done}`}>
                  <b>{worked}</b> {phase.done}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const terrain =
  'M-1500 206H-60C20 206 60 196 140 186 240 172 300 140 420 132 520 126 560 104 700 84 800 70 880 64 1000 60 1080 58 1160 56 1240 56H2500';
/** Positions of the leveling rods; `foot` is the y coordinate of the lower end. */
const rods = [
  { x: '1.5%', foot: 203 },
  { x: '35.5%', foot: 141 },
  { x: '69.5%', foot: 86 },
];
const topPx = 6;

function RisingGround() {
  return (
    <div className={styles.slope}>
      <svg className={styles.terrain} viewBox="0 0 1000 220" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${terrain}V230H-1500Z`} />
        <path d={terrain} />
      </svg>
      <svg className={styles.marks} aria-hidden="true">
        <line className={styles.level} x1="0" x2="100%" y1="34" y2="34" />
        {rods.map(({ x, foot }) => (
          <svg key={x} x={x} overflow="visible" aria-hidden="true">
            <rect className={styles.rod} x="-7" y={topPx} width="14" height={foot - topPx} />
            <svg x="-7" y={topPx} width="14" height={foot - topPx} aria-hidden="true">
              <RodFields height={foot - topPx} />
            </svg>
            <path className={styles.mark} d="M9 34l12-6.5v13z" />
          </svg>
        ))}
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path className={styles.pole} d="M0 4v52" />
          <path className={styles.mark} d="M0 4l-26 8.5L0 21z" />
        </svg>
      </svg>
    </div>
  );
}

/** The painted fields of a leveling rod, on the left and right side in turn, from the foot up. */
function RodFields({ height }: { height: number }) {
  const fields = Array.from({ length: Math.ceil(height / 25) }, (_, i) => ({ i, y: height - 25 * (i + 1) }));
  return fields.map(({ i, y }) => (
    <path
      key={i}
      className={styles.field}
      data-sage={i % 4 > 1 || undefined}
      d={i % 2 ? `M14 ${y}h-7v5h4.5v5h-4.5v5h4.5v5h-4.5v5h7z` : `M0 ${y}h7v5h-4.5v5h4.5v5h-4.5v5h4.5v5h-7z`}
    />
  ));
}
