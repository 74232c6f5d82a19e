/** Link to the contact form on the home page, with the topic of the current page as its subject. */
export function contactFormLink(title?: string): string {
  const about = title?.split(':')[0]?.trim();
  return about ? `/?${new URLSearchParams({ about })}#contact` : '/#contact';
}

const maxLength = 120;

/** The subject in a query string, as a single line of limited length. */
export function subjectOf(search: string): string {
  const about = new URLSearchParams(search).get('about') ?? '';
  return about.replace(/\s+/g, ' ').trim().slice(0, maxLength);
}
