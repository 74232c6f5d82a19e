import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Leads out of the site, to a new tab: an arrow shows it, and screen readers are told. */
  newTab?: boolean;
  /** Without the arrow, where the link is a picture itself. */
  unmarked?: boolean;
};

/** A plain link, which loads a document. */
export function Anchor({ newTab = false, unmarked = false, children, ...rest }: AnchorProps) {
  if (!newTab) return <a {...rest}>{children}</a>;
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      {!unmarked && <Icon drawing={ArrowUpRight} className="icon outward" />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
