/** A little under the header: the part that crosses this line is the one being read. */
const readingLine = '-20% 0px -80% 0px';

/** In a row of links to parts of the page, the one that is being read is the current one. */
export function followReading(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-follows-reading] a')].map((link) => [link.hash.slice(1), link]),
  );
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) links.get(target.id)?.setAttribute('aria-current', 'true');
        else links.get(target.id)?.removeAttribute('aria-current');
      }
    },
    { rootMargin: readingLine },
  );
  for (const id of links.keys()) {
    const part = document.getElementById(id);
    if (part) watcher.observe(part);
  }
}
