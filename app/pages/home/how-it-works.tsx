import { SentenceWrap } from '../../ui/sentence-wrap';
import styles from './how-it-works.module.css';

interface Props {
  heading: string;
  lead: string;
  steps: { title: string; info: string }[];
}

const terrain =
  'M-900 352C-620 372-300 318-120 304-60 299-20 292 10 287 110 268 200 262 337 217 450 180 520 186 665 146 800 108 860 84 992 76 1110 69 1180 92 1300 70 1480 38 1700 62 2200 20';

/** Four steps, each with a numbered flag, placed along a drawing of rising ground. */
export function HowItWorks({ heading, lead, steps }: Props) {
  return (
    <section className={styles.section} id="how">
      <div className="wrap">
        <div className={`grid gap-4 ${styles.head}`}>
          <h2>
            <SentenceWrap text={heading} />
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.slope}>
          <svg className={styles.terrain} viewBox="0 0 1280 1000" preserveAspectRatio="none" aria-hidden="true">
            <path d={`${terrain}V1000H-900Z`} />
            <path d={terrain} />
          </svg>
          <ol className={`columns-phone ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <h3>{step.title}</h3>
                <p className="muted">{step.info}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
