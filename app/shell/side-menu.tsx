import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { PlusMinus } from '../ui/accordion';
import { Anchor } from '../ui/anchor';
import { ButtonLink } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Logo } from '../ui/logo';
import { AsBuilt, useShellWords } from './as-built';
import styles from './side-menu.module.css';
import { SocialLinks } from './social-links';
import { ThemeToggle } from './theme-toggle';

/**
 * A popover with details inside: the browser opens, closes (overlay, close button, Escape) and
 * expands it, before and without scripts. React adds that focus stays inside and that a chosen link closes it.
 */
export function SideMenu({ contactHref }: { contactHref: string }) {
  const popover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const holdFocus = (open: boolean) => {
      document.getElementById('page')?.toggleAttribute('inert', open);
      const toggle = document.getElementById('menu-toggle');
      if (open) element.querySelector<HTMLElement>('[data-close]')?.focus();
      else if (document.activeElement === document.body || element.contains(document.activeElement)) toggle?.focus();
    };
    if (element.matches(':popover-open')) holdFocus(true);
    const onToggle = (event: Event) => holdFocus((event as ToggleEvent).newState === 'open');
    element.addEventListener('toggle', onToggle);
    return () => {
      element.removeEventListener('toggle', onToggle);
      document.getElementById('page')?.removeAttribute('inert');
    };
  }, []);

  const closeOnLink = (event: React.MouseEvent) => {
    if ((event.target as Element).closest('a')) popover.current?.hidePopover();
  };

  return (
    <div popover="auto" id="menu" role="dialog" aria-label="Menu" className={styles.menu} ref={popover}>
      <button type="button" className={styles.overlay} popoverTarget="menu" popoverTargetAction="hide" tabIndex={-1} aria-hidden="true" />
      <AsBuilt id="menu-panel" className={styles.panel} onClick={closeOnLink}>
        {import.meta.env.SSR && <Inside contactHref={contactHref} />}
      </AsBuilt>
    </div>
  );
}

function Inside({ contactHref }: { contactHref: string }) {
  const { site, menu } = useShellWords();
  return (
    <>
      <div className={styles.top}>
        <Anchor href="/" className={styles.logo}>
          <Logo label={`${site.name}, home`} />
        </Anchor>
        <ThemeToggle words={site.theme} />
        <IconButton label="Close menu" popoverTarget="menu" popoverTargetAction="hide" data-close="">
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <nav aria-label="Main">
        <ul className={styles.items}>
          {menu.map((item) => (
            <li key={item.label}>
              {item.subItems ? (
                <details name="menu">
                  <summary>
                    {item.label}
                    <PlusMinus />
                  </summary>
                  <div className={styles.submenu}>
                    <p className={`datum ${styles.heading}`} aria-hidden="true">
                      {item.label}
                    </p>
                    <ul>
                      {item.subItems.map((sub) => (
                        <li key={sub.path}>
                          <Anchor href={sub.path}>{sub.label}</Anchor>
                        </li>
                      ))}
                    </ul>
                  </div>
                </details>
              ) : (
                <Anchor href={item.path} newTab={item.isExternal ?? false}>
                  {item.label}
                  {item.isExternal && <ArrowUpRight className="icon" aria-hidden="true" />}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink href={contactHref} fullWidth data-contact="">
          {site.header.contact}
        </ButtonLink>
        <SocialLinks social={site.social} />
      </div>
    </>
  );
}
