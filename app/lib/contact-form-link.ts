/** Link to the contact form on the home page, with the name of the current page as its subject. */
export const contactFormLink = (name?: string): string => (name ? `/?${new URLSearchParams({ about: name })}#contact` : '/#contact');

/** Link to the contact form on the page at `path`, with a subject and a message that the visitor completes. */
export const preparedMessageLink = (path: string, about: string, message: string): string =>
  `${path}?${new URLSearchParams({ about, message })}#contact`;

const maxLength = 120;
const maxMessageLength = 1000;

/** The subject in a query string, as a single line of limited length. */
export function subjectOf(search: string): string {
  const about = new URLSearchParams(search).get('about') ?? '';
  return about.replace(/\s+/g, ' ').trim().slice(0, maxLength);
}

/** The prepared message in a query string. */
export const preparedMessageOf = (search: string): string =>
  (new URLSearchParams(search).get('message') ?? '').trim().slice(0, maxMessageLength);

/** Adds a prepared message to a typed one. It takes the place of an earlier prepared message that is still unchanged. */
export function withPreparedMessage(typed: string, prepared: string, earlier: string): string {
  const kept = typed.trim() === earlier.trim() ? '' : typed;
  return kept.includes(prepared) ? kept : [kept.trimEnd(), prepared].filter(Boolean).join('\n\n');
}

interface Link {
  label: string;
  path?: string;
}

/** The short name of a page: its last breadcrumb, or else the label of the first link that leads to it. */
export const pageName = (path: string, crumbs: Link[] | undefined, links: Link[]): string | undefined =>
  crumbs?.at(-1)?.label ?? links.find((link) => link.path === path)?.label;
