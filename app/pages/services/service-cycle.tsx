import { ArrowRight } from 'lucide';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import { SectionHead } from '../../ui/section-head';
import styles from './service-cycle.module.css';

interface Props {
  heading: string;
  lead: string;
  steps: { verb: string; title: string; text: string; name: string; path: string }[];
}

/** A closed curve through the four points below, in percent of the drawing. */
const loop = 'M18 25C28 0 72 0 82 25C89 42.5 89 57.5 82 75C72 100 28 100 18 75C11 57.5 11 42.5 18 25Z';
const points = [
  [18, 25],
  [82, 25],
  [82, 75],
  [18, 75],
] as const;
const arrows = [
  [50, 6.25, 0],
  [87.25, 50, 90],
  [50, 93.75, 180],
  [12.75, 50, 270],
] as const;

/** Four steps around a closed loop. */
export function ServiceCycle({ heading, lead, steps }: Props) {
  return (
    <section className="section on-stone">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div className={styles.figure}>
          <Loop />
          <ol className={`grid print-block ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step.verb} className="grid gap-3">
                <h3>
                  {step.verb}
                  <span className="visually-hidden">: </span>
                  <span className={`h4 ${styles.title}`}>{step.title}</span>
                </h3>
                <p className="muted">{step.text}</p>
                <Anchor href={step.path} className="link touch-target gap-2">
                  {step.name}
                  <Icon drawing={ArrowRight} className="icon" />
                </Anchor>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Loop() {
  return (
    <svg className={`wide-only no-print ${styles.loop}`} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <path className={styles.contour} d={loop} transform="translate(11 9) scale(.8)" />
        <path className={styles.contour} d={loop} transform="translate(21 17) scale(.62)" />
        <path className={styles.contour} d={loop} transform="translate(30 27) scale(.42)" />
        <path className={styles.track} d={loop} />
      </svg>
      {arrows.map(([x, y, turn]) => (
        <svg key={turn} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
          <path className={styles.arrow} d="M-7-6 7 0-7 6z" transform={`rotate(${turn})`} />
        </svg>
      ))}
      {points.map(([x, y], i) => (
        <g key={`${x} ${y}`}>
          <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
            <path className={styles.pole} d="M0 0v-58" />
            <path className={styles.flag} d="M0-58 26-49.500 0-41z" />
            <text x="32" y="-43">
              {i + 1}
            </text>
            <circle r="4" />
          </svg>
        </g>
      ))}
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <g transform="translate(-36 -36) scale(3)">
          <path className={styles.flag} d="M2 3h20v3H2z" />
          <path className={styles.arrow} d="M11.500 8h1L13.800 21h-3.600zM10.700 8h-.700L2 21h4.200zM13.300 8h.700L22 21h-4.200z" />
        </g>
      </svg>
    </svg>
  );
}
