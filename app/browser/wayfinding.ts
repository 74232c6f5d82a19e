/** What shows the way on a page works by itself. On a desk a script adds to it: leaders of pins, true places on the staff. */
export function startWayfinding(): void {
  if (innerWidth > 1024 && document.querySelector('[data-staff], [data-answering]')) void import('./later/wayfinding');
}
