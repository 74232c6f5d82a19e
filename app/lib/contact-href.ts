/** Where a page without a contact section sends its readers: to the one on the home page, with what they were reading about. */
export function contactHref(title?: string): string {
  const about = title?.split(':')[0]?.trim();
  return about ? `/?${new URLSearchParams({ about })}#contact` : '/#contact';
}

const longest = 120;

/** What a reader comes from, as the address says it: one line, whatever somebody put there. */
export function subjectOf(search: string): string {
  const about = new URLSearchParams(search).get('about') ?? '';
  return about.replace(/\s+/g, ' ').trim().slice(0, longest);
}
