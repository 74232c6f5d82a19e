/** What shows the way on a page works by itself; what scripts add to it comes when it is used. */

/** The staff at the margin: its ticks stand evenly until they are placed. */
export function watchStaff(): void {
  const staff = document.querySelector<HTMLElement>('[data-staff]');
  if (staff?.checkVisibility()) void import('./later/staff').then(({ placeTicks }) => placeTicks(staff));
}

/** Pins that answer: the leader comes with the first pointing at them. */
export function watchPins(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-answering]')) {
    const begin = async () => {
      for (const sign of signs) part.removeEventListener(sign, begin);
      const { drawLeaders } = await import('./later/leader');
      drawLeaders(part);
    };
    const signs = ['pointerenter', 'focusin'];
    for (const sign of signs) part.addEventListener(sign, begin);
  }
}
