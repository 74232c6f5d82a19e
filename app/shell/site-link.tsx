import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Links inside the site: fetched on hover, focus and touch, then shown without a reload. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} prefetch="intent" viewTransition {...rest} />;
}
