import type { CareersWords } from '../../../content-model/schemas/careers';
import { ButtonLink } from '../../ui/button';
import styles from './apply.module.css';

export function Apply({
  heading,
  text,
  applyLabel,
  networkLabel,
  jobs,
  network,
}: CareersWords['apply'] & { jobs: string; network: string }) {
  return (
    <section className="section on-deep contours">
      <div className={`wrap columns-desktop ${styles.apply}`}>
        <div className="stack">
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className={`row no-print ${styles.links}`}>
          <ButtonLink href={jobs} newTab color="accent" size="large">
            {applyLabel}
          </ButtonLink>
          <ButtonLink href={network} newTab variant="outlined" size="large">
            {networkLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
