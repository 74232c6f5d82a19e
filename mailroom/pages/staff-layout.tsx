import { Logo } from '../../app/ui/logo';
import { words } from '../staff-words.ts';
import { site } from '../visitor-words.ts';
import type { StaffShell } from './page-data.ts';
import { PostButton } from './post-button';
import styles from './staff-layout.module.css';

/** Header and main element of every page behind the sign-in. */
export function StaffLayout({ shell, children }: { shell: StaffShell; children: React.ReactNode }) {
  const { person, current } = shell;
  const forOwners = ['people', 'audit'] as const;
  const others = ['help', 'account'] as const;
  const links = ['inbox', ...(person.role === 'owner' ? forOwners : []), ...others] as const;
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
              {links.map((id) => (
                <li key={id} data-account={id === 'account' || undefined}>
                  <a
                    className="ellipsis"
                    href={id === 'inbox' ? '/staff' : `/staff/${id}`}
                    aria-current={id === current ? 'page' : undefined}
                  >
                    {id === 'account' && <span className="visually-hidden">{words.nav.account}: </span>}
                    {id === 'account' ? person.name : words.nav[id]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PostButton action="/staff/sign-out" className={styles.signOut}>
            {words.signOut}
          </PostButton>
        </div>
      </header>
      <main id="main">
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
