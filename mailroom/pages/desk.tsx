import { Button, ButtonLink } from '../../app/ui/button';
import { Logo } from '../../app/ui/logo';
import { readContent } from '../../content-model/read.ts';
import { words } from '../words.ts';
import styles from './desk.module.css';

const site = readContent('site.yaml');

/** Around every page of somebody who is signed in. */
export function Desk({ note, children }: { note?: string; children: React.ReactNode }) {
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <div className={`wrap ${styles.inside}`}>
          <a href="/staff" className={styles.logo}>
            <Logo label={site.name} />
          </a>
          <span className={styles.where}>{words.where}</span>
          <div className={styles.end}>
            {note && <span className={`note ${styles.wide}`}>{note}</span>}
            <ButtonLink variant="empty" size="small" href="/staff/help" className={styles.wide}>
              {words.help.link}
            </ButtonLink>
            <form method="post" action="/staff/sign-out">
              <Button type="submit" variant="outlined" size="small">
                {words.signOut}
              </Button>
            </form>
          </div>
        </div>
      </header>
      <main id="main">
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
