/** Collapsibles (app/ui/collapsible.tsx): which ones are open depends on the width until the visitor opens or closes one. */
export function watchCollapsibles(): void {
  const wide = matchMedia('(width > 1024px)');
  const untouched = () => document.querySelectorAll<HTMLDetailsElement>('details[data-wide]:not([data-touched], :has(:target))');
  const openByWidth = () => {
    for (const details of untouched()) details.open = wide.matches;
  };
  if (wide.matches) openByWidth();
  wide.addEventListener('change', openByWidth);

  addEventListener('click', (event) => {
    const target = event.target as Element;
    const details = target.closest?.('summary')?.parentElement;
    if (details) details.dataset['touched'] = '';
    // the list of sections closes when a section is chosen
    target.closest?.<HTMLAnchorElement>('nav details a')?.closest('details')?.removeAttribute('open');
    const button = target.closest?.<HTMLElement>('[data-open-all]');
    if (button) openAll(button);
  });
}

/** The button has two labels, of which CSS shows the one that applies. */
function openAll(button: HTMLElement): void {
  const open = button.toggleAttribute('data-open');
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`#${button.getAttribute('aria-controls')} details`)) {
    details.open = open;
    details.dataset['touched'] = '';
  }
}
