import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean;
};

/** The site's router link; plain anchors where none is provided. Keeps the kit free of a router. */
const InternalLink = createContext<ComponentType<ComponentProps<'a'> & { href: string }> | 'a'>('a');
export const InternalLinkProvider = InternalLink.Provider;

export function Anchor({ href, newTab = false, children, ...rest }: AnchorProps) {
  const Internal = use(InternalLink);
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  const Tag = /^[/#?]/.test(href) ? Internal : 'a';
  return (
    <Tag href={href} {...rest}>
      {children}
    </Tag>
  );
}
