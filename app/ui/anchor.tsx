import { type ComponentProps, useContext } from 'react';
import { LinkWords } from './link-words';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Opens the link in a new tab, shows an arrow and announces the new tab to screen readers. */
  newTab?: boolean;
  /** Omits the arrow, for icon links. */
  unmarked?: boolean;
};

/** The page of a portal opens a new tab when it loads. */
const isPortal = (href: string) => /^(\/es)?\/portals\//.test(href);

export function Anchor({ newTab = false, unmarked = false, className, children, 'aria-label': name, ...rest }: AnchorProps) {
  const words = useContext(LinkWords);
  const opensTab = newTab || isPortal(rest.href);
  return (
    <a
      className={[className, newTab && !unmarked && 'outward'].filter(Boolean).join(' ') || undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
      {...(name && { 'aria-label': [name, opensTab && words.newTab].filter(Boolean).join(' ') })}
    >
      {children}
      {opensTab && words.newTab && !name && <span className="visually-hidden"> {words.newTab}</span>}
    </a>
  );
}
