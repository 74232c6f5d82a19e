/** On wide screens, loads the enhancements of the section nav and of pictures with pins. Both work without them. */
export function enhanceWideScreens(): void {
  // matchMedia, because reading innerWidth forces a layout
  if (matchMedia('(width > 1024px)').matches && document.querySelector('[data-section-nav], [data-pin-group]'))
    void import('./lazy/wide-screen');
}
