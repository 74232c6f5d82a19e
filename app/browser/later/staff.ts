/** The ticks of the staff at the margin (app/sections/page-sections.tsx), at the places where the triangle meets its stations. */

/** Nearer they could not be told apart, nor hit. */
const apartPx = 28;

export function placeTicks(staff: HTMLElement): void {
  const links = [...staff.querySelectorAll('a')];
  const page = document.documentElement;
  const place = () => {
    const length = staff.clientHeight;
    const end = page.scrollHeight - innerHeight;
    const clear = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0;
    const places = links.map(({ hash }) => {
      const top = document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? 0;
      return (Math.min(Math.max(top + scrollY - clear, 0), end) / end) * length;
    });
    // down, each clear of the one above; then up, so that the last still stand on the staff
    for (const [i, at] of places.entries()) places[i] = Math.max(at, (places[i - 1] ?? -apartPx) + apartPx);
    for (const [i, at] of [...places.entries()].reverse()) places[i] = Math.min(at, (places[i + 1] ?? length + apartPx) - apartPx);
    for (const [i, link] of links.entries()) {
      const evenly = (i / (links.length - 1)) * length;
      link.parentElement?.style.setProperty('--moved', `${places[i]! - evenly}px`);
    }
    staff.toggleAttribute('data-placed', length > 0);
  };
  new ResizeObserver(place).observe(document.body);
  addEventListener('resize', place);
}
