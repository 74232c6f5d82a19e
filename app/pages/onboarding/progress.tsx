import { Check } from 'lucide';
import { Icon } from '../../ui/icon';
import styles from './progress.module.css';

interface Props {
  words: { progress: number; of: string; progressLabel: string; stepsLabel: string; done: string; open: string };
  steps: { label: string; at: number; done: boolean }[];
}

/**
 * A progress bar drawn as a leveling rod that fills from the top, with each step at its threshold. Heights are SVG
 * attributes in percent, because the security policy forbids inline styles.
 */
export function Progress({ words, steps }: Props) {
  const done = `${words.progress}%`;
  return (
    <section className={`grid ${styles.progress}`} aria-label={words.progressLabel}>
      <p className={`row between ${styles.percentage}`}>
        <b>{words.progress}%</b>
        <span className="note">{words.of}</span>
      </p>
      <div
        className={styles.rod}
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuenow={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg aria-hidden="true">
          <rect className={styles.empty} y={done} width="100%" height={`${100 - words.progress}%`} />
          <svg x="100%" y={done} overflow="visible" aria-hidden="true">
            <path className={styles.mark} d="M3 0l11-6v12z" />
          </svg>
        </svg>
      </div>
      <ol className={styles.steps} aria-label={words.stepsLabel}>
        {steps.map((step) => (
          <li key={step.label} data-done={step.done || undefined}>
            <svg height={`${step.at}%`} aria-hidden="true" />
            <div className={`gap-3 ${styles.step}`}>
              <span className={`grid ${styles.tick}`} aria-hidden="true">
                <Icon drawing={Check} className="icon" />
              </span>
              {step.label}
              <span className="visually-hidden">, {step.done ? words.done : words.open}</span>
              <span className={`num ${styles.at}`}>{step.at}%</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
