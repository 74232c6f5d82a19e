import type { ComponentProps } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean;
};

/** A plain link, which loads a document. */
export function Anchor({ newTab = false, children, ...rest }: AnchorProps) {
  if (!newTab) return <a {...rest}>{children}</a>;
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
