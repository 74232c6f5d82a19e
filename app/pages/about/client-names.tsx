import type { AboutWords } from '../../../content-model/schemas/about';
import { LogoScroller } from '../../ui/logo-scroller';
import styles from './client-names.module.css';

export function ClientNames({ heading, sample, pause, names, sampleContent }: AboutWords['trusted'] & { sampleContent: boolean }) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <div className={`row between ${styles.head}`}>
          <h2 className="h4 small">{heading}</h2>
          {sampleContent && <span className="note">{sample}</span>}
        </div>
        <LogoScroller label={heading} pauseLabel={pause} names={names} />
      </div>
    </section>
  );
}
