/** Link to the contact form on the home page, with the name of the current page as its subject. */
export const contactFormLink = (name?: string): string => (name ? `/?${new URLSearchParams({ about: name })}#contact` : '/#contact');

const maxLength = 120;

/** The subject in a query string, as a single line of limited length. */
export function subjectOf(search: string): string {
  const about = new URLSearchParams(search).get('about') ?? '';
  return about.replace(/\s+/g, ' ').trim().slice(0, maxLength);
}

interface Link {
  label: string;
  path?: string | undefined;
}

/** The short name of a page: its last breadcrumb, or else the label of the first link that leads to it. */
export const pageName = (path: string, crumbs: Link[] | undefined, links: Link[]): string | undefined =>
  crumbs?.at(-1)?.label ?? links.find((link) => link.path === path)?.label;
