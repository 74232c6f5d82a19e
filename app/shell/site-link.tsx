import type { ComponentProps } from 'react';
import { Link, useLinkClickHandler } from 'react-router';

type Props = ComponentProps<'a'> & { href: string };

/** Links inside the site: fetched on hover, focus and touch, then shown without a reload. */
export function SiteLink({ href, ...rest }: Props) {
  return href.startsWith('#') ? <PlaceLink href={href} {...rest} /> : <Link to={href} prefetch="intent" viewTransition {...rest} />;
}

/**
 * A place on the same page. The router's link would put the page's address before it, and while pages are
 * prerendered that ends in a slash: a click before scripts run would load the page again.
 */
function PlaceLink({ href, onClick, ...rest }: Props) {
  const go = useLinkClickHandler(href);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
      {...rest}
    />
  );
}
