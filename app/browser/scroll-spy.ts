/** A section counts as reached when its top is above a line at 30 % of the viewport height. */
const rootMargin = '100000px 0px -70% 0px';

/** In every list of links to sections, sets aria-current on the link to the last section that was reached. */
export function startScrollSpy(): void {
  for (const list of document.querySelectorAll('[data-scroll-spy]')) {
    const links = [...list.querySelectorAll('a')];
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) reached[isIntersecting ? 'add' : 'delete'](`#${target.id}`);
        list.querySelector('[aria-current]')?.removeAttribute('aria-current');
        const current = links.findLast(({ hash }) => reached.has(hash));
        current?.setAttribute('aria-current', 'true');
        // keep the current link of a horizontally scrolling row in view, or its start if there is none
        const row = links[0]?.closest('ol');
        if (row && row.scrollWidth > row.clientWidth) row.scrollTo({ left: current ? current.offsetLeft - row.clientWidth / 2 : 0 });
      },
      { rootMargin },
    );
    for (const { hash } of links) {
      const section = document.getElementById(hash.slice(1));
      if (section) observer.observe(section);
    }
  }
}
