import type { Shell } from '../data/content.server';
import { Anchor } from '../ui/anchor';
import { Logo } from '../ui/logo';
import styles from './footer.module.css';
import { FooterEdge } from './footer-edge';
import { SocialLinks } from './social-links';
import { ThemeToggle } from './theme-toggle';

type Props = Pick<Shell, 'site' | 'footer'> & {
  home: { label: string; path: string };
  /** The language switch. */
  children: React.ReactNode;
};

export function Footer({ site, home, footer, children }: Props) {
  return (
    <footer className="on-deep no-print">
      <FooterEdge />
      <div className={`wrap ${styles.footer}`}>
        <div className={`columns-desktop ${styles.main}`}>
          <div className={styles.blurb}>
            <Anchor href={home.path} className={styles.logo}>
              <Logo label={home.label} />
            </Anchor>
            <p className="small muted">{footer.blurb}</p>
          </div>
          {footer.sections.map((section) => (
            <FooterSection key={section.heading} section={section} />
          ))}
        </div>
        <div className={`row small muted ${styles.base}`}>
          <span>
            © {footer.year} {site.name}
          </span>
          {footer.legal.map((link) => (
            <Anchor key={link.path} href={link.path}>
              {link.label}
            </Anchor>
          ))}
          {children}
          <ThemeToggle words={site.theme} />
          <div className={styles.social}>
            <SocialLinks social={site.social} />
          </div>
        </div>
      </div>
    </footer>
  );
}

/**
 * A plain column on wide screens, an accordion (details elements) at 1024 px and below. Both kinds of heading are in the
 * HTML and CSS shows one of them, so no script is needed.
 */
function FooterSection({ section: { heading, all, links } }: { section: Shell['footer']['sections'][number] }) {
  return (
    <div className={styles.section}>
      <p className="label summary-on-wide">{heading}</p>
      <details name="footer" className="open-on-wide">
        <summary className="label flex between plus">{heading}</summary>
        <ul className="grid small muted">
          {links.map((link) => (
            <li key={link.label}>
              {link.path ? (
                <Anchor href={link.path} newTab={'isExternal' in link && Boolean(link.isExternal)}>
                  {link.label}
                </Anchor>
              ) : (
                <span>{link.label}</span>
              )}
            </li>
          ))}
          {all && (
            <li>
              <Anchor href={all.path}>{all.label}</Anchor>
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}
