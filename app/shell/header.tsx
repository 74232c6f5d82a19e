import { Phone, Search, User } from 'lucide';
import type { Shell } from '../data/content.server';
import { Anchor } from '../ui/anchor';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconLink } from '../ui/icon-button';
import { Logo } from '../ui/logo';
import styles from './header.module.css';

interface Props {
  site: Shell['site'];
  home: { label: string; path: string };
  /** Matches the hero below. Once the page is scrolled, the header has the page background (app/browser/shell.ts). */
  background: 'page' | 'mist' | 'deep' | 'stone';
  contactHref: string;
  /** Whether the header scrolls away on phones. */
  scrollsAway: boolean | undefined;
  /** The language switch. */
  children: React.ReactNode;
}

export function Header({ site, home, background, contactHref, scrollsAway, children }: Props) {
  const [forClients] = site.moreLinks;
  return (
    <>
      <div className={styles.top} />
      <header
        className={`${styles.header} on-${background} no-print`}
        data-background={background}
        data-scrolls-away={scrollsAway ? '' : undefined}
      >
        <div className={`wrap grid ${styles.bar}`}>
          <div className="flex gap-3">
            <button type="button" className={`touch-target ${styles.menu}`} popoverTarget="menu" aria-haspopup="dialog" id="menu-toggle">
              <i aria-hidden="true">
                <b />
              </i>
              <span>{site.header.menu}</span>
            </button>
            <IconLink label={site.header.search.label} href={site.header.search.path} className="wide-only">
              <Icon drawing={Search} className="icon" />
            </IconLink>
            {forClients && (
              <Anchor className="wide-only small touch-target" href={forClients.path}>
                {forClients.label}
              </Anchor>
            )}
          </div>
          <Anchor href={home.path}>
            <Logo label={home.label} />
          </Anchor>
          <div className={`flex ${styles.end}`}>
            <div className={styles.language}>{children}</div>
            <IconLink label={site.header.person.label} href={site.header.person.path} className={styles.wide}>
              <Icon drawing={User} className="icon" />
            </IconLink>
            <IconLink label={site.header.phone} href={site.phone.href} className={styles.phone}>
              <Icon drawing={Phone} className="icon" />
            </IconLink>
            <ButtonLink size="small" href={contactHref} className={styles.wide}>
              {site.header.contact}
            </ButtonLink>
          </div>
        </div>
      </header>
    </>
  );
}
