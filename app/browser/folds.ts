/** Folds (app/ui/fold.tsx): which ones are open depends on the width until the visitor opens or closes one. */
export function watchFolds(): void {
  const wide = matchMedia('(width > 1024px)');
  const untouched = () => document.querySelectorAll<HTMLDetailsElement>('details[data-wide]:not([data-touched], :has(:target))');
  const openByWidth = () => {
    for (const fold of untouched()) fold.open = wide.matches;
  };
  if (wide.matches) openByWidth();
  wide.addEventListener('change', openByWidth);

  addEventListener('click', (event) => {
    const target = event.target as Element;
    const fold = target.closest?.('summary')?.parentElement;
    if (fold) fold.dataset['touched'] = '';
    // the list of sections closes when a section is chosen
    target.closest?.<HTMLAnchorElement>('nav details a')?.closest('details')?.removeAttribute('open');
    const button = target.closest?.<HTMLElement>('[data-open-all]');
    if (button) openAll(button);
  });
}

/** The button has two labels, of which CSS shows the one that applies. */
function openAll(button: HTMLElement): void {
  const open = button.toggleAttribute('data-open');
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${button.getAttribute('aria-controls')} details`)) {
    fold.open = open;
    fold.dataset['touched'] = '';
  }
}
