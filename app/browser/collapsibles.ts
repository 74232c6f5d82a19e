/** Opens collapsibles (app/ui/collapsible.tsx) on wide screens and closes them on narrow ones, until the visitor toggles them. */
export function watchCollapsibles(): void {
  const wide = matchMedia('(width > 43.75em)');
  const untouched = () => document.querySelectorAll<HTMLDetailsElement>('details[data-wide]:not([data-touched], :has(:target))');
  const openByWidth = () => {
    for (const details of untouched()) details.open = wide.matches;
  };
  if (wide.matches) openByWidth();
  wide.addEventListener('change', openByWidth);

  addEventListener('click', (event) => {
    const target = event.target as Element;
    const details = target.closest?.('summary')?.parentElement;
    if (details) details.dataset.touched = '';
    // a click on a link closes the collapsible navigation list that contains the link
    target.closest?.<HTMLAnchorElement>('nav details a')?.closest('details')?.removeAttribute('open');
  });
}
