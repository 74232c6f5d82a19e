/** What shows the way on a page works by itself. On a desk a script adds to it: leaders of pins, true places on the staff. */
export function startWayfinding(): void {
  // innerWidth would lay the whole page out, before its fonts are there
  if (matchMedia('(width > 1024px)').matches && document.querySelector('[data-section-nav], [data-pin-group]'))
    void import('./later/wayfinding');
}
