/** On wide screens, loads the scripts that enhance the section nav and pictures with pins. Both also work without scripts. */
export function enhanceWideScreens(): void {
  // matchMedia, because reading innerWidth forces a layout
  if (matchMedia('(width > 64em)').matches && document.querySelector('[data-section-nav], [data-pin-group]'))
    void import('./lazy/wide-screen-enhancements');
}
