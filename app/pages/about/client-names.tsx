import type { AboutWords } from '../../../content-model/schemas/about';
import { NameMarquee } from '../../ui/name-marquee';
import styles from './client-names.module.css';

export function ClientNames({
  heading,
  sample,
  pause,
  names,
  sampleContent,
}: NonNullable<AboutWords['trusted']> & { sampleContent: boolean }) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <div className={`row between ${styles.head}`}>
          <h2 className="h4 small">{heading}</h2>
          {sampleContent && <span className="note">{sample}</span>}
        </div>
        <NameMarquee label={heading} pauseLabel={pause} names={names} />
      </div>
    </section>
  );
}
