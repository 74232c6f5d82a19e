import { Button } from '../../app/ui/button';
import { Logo } from '../../app/ui/logo';
import { words } from '../staff-words.ts';
import { site } from '../visitor-words.ts';
import type { StaffShell } from './page-data.ts';
import styles from './staff-layout.module.css';

/** Header and main element of every page behind the sign-in. */
export function StaffLayout({ shell, children }: { shell: StaffShell; children: React.ReactNode }) {
  const { person, current } = shell;
  const links: [StaffShell['current'], string, string][] = [
    ['inbox', '/staff', words.nav.inbox],
    ...(person.role === 'owner'
      ? ([
          ['people', '/staff/people', words.nav.people],
          ['audit', '/staff/audit', words.nav.audit],
        ] satisfies [StaffShell['current'], string, string][])
      : []),
    ['help', '/staff/help', words.nav.help],
    ['account', '/staff/account', person.name],
  ];
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <div className={`wrap grid ${styles.inside}`}>
          <a href="/staff" className={`touch-target ${styles.logo}`}>
            <Logo label={site.name} />
          </a>
          <span className={`label ${styles.staff}`}>{words.staff}</span>
          <nav className={styles.nav} aria-label={words.nav.label}>
            <ul className="flex gap-1 small">
              {links.map(([id, href, label]) => (
                <li key={id} data-account={id === 'account' || undefined}>
                  <a className="ellipsis" href={href} aria-current={id === current ? 'page' : undefined}>
                    {id === 'account' && <span className="visually-hidden">{words.nav.account}: </span>}
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <form method="post" action="/staff/sign-out" className={styles.signOut}>
            <Button type="submit" variant="outlined" size="small">
              {words.signOut}
            </Button>
          </form>
        </div>
      </header>
      <main id="main">
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
