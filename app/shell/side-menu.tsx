import { Search, X } from 'lucide';
import type { Shell } from '../data/content.server';
import { Anchor } from '../ui/anchor';
import { AnswersIn } from '../ui/answers-in';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Logo } from '../ui/logo';
import styles from './side-menu.module.css';
import { SocialLinks } from './social-links';
import { ThemeToggle } from './theme-toggle';

type Props = Pick<Shell, 'site' | 'menu'> & {
  home: { label: string; path: string };
  /** Path of the current page. */
  path: string | undefined;
  contactHref: string;
  /** The language switch. */
  children: React.ReactNode;
};

/**
 * A popover with details elements inside, so opening, closing (overlay, close button, Escape) and expanding work
 * without scripts. app/browser/shell.ts traps focus and closes the menu when a link is followed.
 */
export function SideMenu({ site, home, menu, path, contactHref, children }: Props) {
  const { personal, search, loss } = site.header;
  const here = (to: string) => (to === path ? ('page' as const) : undefined);
  return (
    <div popover="auto" id="menu" role="dialog" aria-label={site.labels.menu} className={styles.menu}>
      <button type="button" className={styles.overlay} popoverTarget="menu" popoverTargetAction="hide" tabIndex={-1} aria-hidden="true" />
      <div className={`column ${styles.panel}`}>
        <div className={`flex gap-3 ${styles.top}`}>
          <Anchor href={home.path}>
            <Logo label={home.label} />
          </Anchor>
          <ThemeToggle words={site.theme} />
          <IconButton label={site.header.close} popoverTarget="menu" popoverTargetAction="hide" data-close="">
            <Icon drawing={X} className="icon" />
          </IconButton>
        </div>
        <nav aria-label={site.labels.mainMenu}>
          <ul className={styles.items}>
            {menu.map((item) => (
              <li key={item.label}>
                {item.subItems ? (
                  <details name="menu">
                    <summary className="flex between plus">{item.label}</summary>
                    <ul className={styles.submenu}>
                      {item.subItems.map((sub) => (
                        <li key={sub.path}>
                          <Anchor href={sub.path} aria-current={here(sub.path)}>
                            {sub.label}
                          </Anchor>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <Anchor className="flex between" href={item.path} newTab={item.isExternal ?? false} aria-current={here(item.path)}>
                    {item.label}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
          <div className={`grid gap-4 ${styles.more}`}>
            <ul className="grid">
              {[personal, search].map(({ label, path: to }) => (
                <li key={to}>
                  <Anchor className={`flex gap-2 ${styles.strong}`} href={to} aria-current={here(to)}>
                    {to === search.path && <Icon drawing={Search} className="icon" />}
                    {label}
                  </Anchor>
                </li>
              ))}
              {site.moreLinks.map(({ label, path: to }) => (
                <li key={to}>
                  <Anchor className="flex muted" href={to} aria-current={here(to)}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
            <div className={`flex small ${styles.clients}`} role="group" aria-label={site.moreLinks[0]?.label}>
              {site.clientLinks.map(({ label, path: to }) => (
                <Anchor key={to} className="flex" href={to}>
                  {label}
                </Anchor>
              ))}
            </div>
            <div className={styles.loss}>
              <p className="label">{loss.heading}</p>
              <p>
                {loss.insurer}{' '}
                <Anchor className="touch-target label" href={loss.lines.path}>
                  {loss.lines.label}
                </Anchor>
              </p>
              <p>
                {loss.us}{' '}
                <a className={`touch-target ${styles.phone}`} href={site.phone.href}>
                  {site.phone.display}
                </a>{' '}
                <small className="small muted capitalized">{site.hours}</small>
              </p>
              <AnswersIn />
            </div>
            {children}
          </div>
        </nav>
        <div className={`grid gap-5 ${styles.foot}`}>
          <ButtonLink href={contactHref} fullWidth>
            {site.header.contact}
          </ButtonLink>
          <SocialLinks social={site.social} />
        </div>
      </div>
    </div>
  );
}
