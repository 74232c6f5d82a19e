import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Opens a new tab; marked with an arrow and announced to screen readers. */
  newTab?: boolean;
  /** Omits the arrow, for icon links. */
  unmarked?: boolean;
};

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
