import { Logo } from '../../app/ui/logo';
import { site } from '../visitor-words.ts';
import styles from './panel-layout.module.css';

interface Props {
  title: string;
  lead?: string;
  children: React.ReactNode;
}

/** The frame of pages for people who are not signed in yet, and of error pages. */
export function PanelLayout({ title, lead, children }: Props) {
  return (
    <main id="main" className={`columns-desktop ${styles.page}`}>
      <div className={`grid ${styles.panel}`}>
        <div className={`grid gap-5 ${styles.content}`}>
          <span className={styles.logo}>
            <Logo label={site.name} />
          </span>
          <div className="stack">
            <h1>{title}</h1>
            {lead && <p className="muted">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
      <div className={`contours center wide-only ${styles.picture}`} aria-hidden="true">
        <img src="/images/porch-talk-960.webp" width={960} height={720} alt="" />
      </div>
    </main>
  );
}
