import { Anchor } from '../../ui/anchor';
import styles from './service-cycle-nav.module.css';

interface Props {
  label: string;
  steps: { verb: string; name: string; path: string }[];
  /** Path of the current page. */
  here: string;
}

/** Links to the four services of the cycle; a mark shows the current one. */
export function ServiceCycleNav({ label, steps, here }: Props) {
  return (
    <nav className={`on-stone no-print ${styles.nav}`} aria-label={label}>
      <ol className={`wrap grid ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.path}>
            <Anchor href={step.path} className="grid gap-1" aria-current={step.path === here ? 'page' : undefined}>
              <span className="h3">{step.verb}</span>
              <span className="visually-hidden">: </span>
              <span className={`small ${step.path === here ? 'muted' : 'link'}`}>{step.name}</span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
