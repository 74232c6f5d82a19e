import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { useEffect, useRef, useState } from 'react';
import { Anchor } from '../ui/anchor';
import { ButtonLink } from '../ui/button';
import { IconLink } from '../ui/icon-button';
import { Logo } from '../ui/logo';
import { AsBuilt, useShellWords } from './as-built';
import styles from './header.module.css';

interface Props {
  /** The ground of the hero below; once scrolled the header returns to the page's. */
  ground: 'page' | 'mist' | 'deep' | 'stone';
  contactHref: string;
  hidden: boolean;
}

export function Header({ ground, contactHref, hidden }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);

  // on a page with a contact section of its own, here and in the menu
  useEffect(() => {
    for (const link of document.querySelectorAll('[data-contact]')) link.setAttribute('href', contactHref);
  }, [contactHref]);

  return (
    <>
      <div ref={top} className={styles.top} />
      <header className={`${styles.header} on-${scrolled ? 'page' : ground} no-print`} hidden={hidden}>
        <AsBuilt id="bar" className={`wrap ${styles.bar}`}>
          {import.meta.env.SSR && <Inside contactHref={contactHref} />}
        </AsBuilt>
      </header>
    </>
  );
}

function Inside({ contactHref }: { contactHref: string }) {
  const { site } = useShellWords();
  return (
    <>
      <button type="button" className={styles.menu} popoverTarget="menu" aria-haspopup="dialog" id="menu-toggle">
        <i aria-hidden="true">
          <b />
        </i>
        <span>{site.header.menu}</span>
      </button>
      <Anchor href="/" className={styles.logo}>
        <Logo label={`${site.name}, home`} />
      </Anchor>
      <div className={styles.end}>
        <IconLink label={site.header.person.label} href={site.header.person.path} className={styles.wide}>
          <User className="icon" aria-hidden="true" />
        </IconLink>
        <IconLink label={site.header.phone} href={site.phone.href} className={styles.phone}>
          <Phone className="icon" aria-hidden="true" />
        </IconLink>
        <ButtonLink size="small" href={contactHref} className={styles.wide} data-contact="">
          {site.header.contact}
        </ButtonLink>
      </div>
    </>
  );
}
