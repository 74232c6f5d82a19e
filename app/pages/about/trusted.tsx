import { LogoScroller } from '../../ui/logo-scroller';
import styles from './trusted.module.css';

interface Props {
  heading: string;
  names: string[];
  /** The names are samples, and the line says so. */
  sample: boolean;
}

/** The names of client companies run past on one line. */
export function Trusted({ heading, names, sample }: Props) {
  return (
    <section className={styles.trusted}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          {sample && <span className="note">Sample names</span>}
        </div>
        <LogoScroller label={heading} pauseLabel="Pause" names={names} />
      </div>
    </section>
  );
}
