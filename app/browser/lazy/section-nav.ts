/** Moves the ticks of the section nav (app/sections/page-sections.tsx) to the positions of their sections. */

/** Ticks that are closer than this are hard to click. */
const minDistancePx = 26;

export function placeTicks(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll('a')];
  const page = nav.closest('nav')!.parentElement!;
  const place = () => {
    const length = nav.clientHeight;
    const { top, height } = page.getBoundingClientRect();
    const positions = links.map(({ hash }) => {
      const section = document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? top;
      return ((section - top) / height) * length;
    });
    // first pass: move each tick down to keep the distance; second pass: move the last ticks up, back into the nav
    for (const [i, position] of positions.entries())
      positions[i] = Math.max(position, (positions[i - 1] ?? -minDistancePx) + minDistancePx);
    for (const [i, position] of [...positions.entries()].reverse())
      positions[i] = Math.min(position, (positions[i + 1] ?? length + minDistancePx) - minDistancePx);
    for (const [i, link] of links.entries()) {
      const evenlySpaced = (i / (links.length - 1)) * length;
      link.parentElement?.style.setProperty('--moved', `${positions[i]! - evenlySpaced}px`);
    }
    nav.toggleAttribute('data-placed', length > 0);
  };
  new ResizeObserver(place).observe(page);
  addEventListener('resize', place);
}
