/** A little under the header, and from there up to the start of the longest page: what began above this line has been reached. */
const readingLine = '100000px 0px -80% 0px';

/** In a list of links to parts of the page, the last whose part has been reached is the current one. */
export function followReading(): void {
  for (const list of document.querySelectorAll('[data-follows-reading]')) {
    const links = [...list.querySelectorAll('a')];
    const reached = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) reached[isIntersecting ? 'add' : 'delete'](`#${target.id}`);
        list.querySelector('[aria-current]')?.removeAttribute('aria-current');
        links.findLast(({ hash }) => reached.has(hash))?.setAttribute('aria-current', 'true');
      },
      { rootMargin: readingLine },
    );
    for (const { hash } of links) {
      const part = document.getElementById(hash.slice(1));
      if (part) watcher.observe(part);
    }
  }
}
