/**
 * Runs in the head before the first paint, as text: its hash stands in the security policy.
 *
 * Theme: light unless dark was saved; blocked storage means light, and the toggle still works for the visit.
 * Query: a page is prerendered without one; when the address has one that changes a list, the root is marked, so that
 * CSS hides the default list until its island has read the address.
 * View transitions: one that the browser gives up is reported as an error, which it is not.
 * Early click: the one that comes before the script which waits for clicks (islands.ts).
 */
export const headScript = `(() => {
  const root = document.documentElement;
  const apply = (theme) => {
    root.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]').content = theme === 'dark' ? '#0b2228' : '#fbfaf7';
  };
  const follow = () => { try { apply(localStorage.getItem('theme') === 'dark' ? 'dark' : 'light'); } catch {} };
  follow();
  addEventListener('storage', follow);
  addEventListener('click', (event) => {
    if (!event.target.closest?.('[data-theme-toggle]')) return;
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    apply(theme);
    try { localStorage.setItem('theme', theme); } catch {}
  });
  if (/[?&](page|q|category)=/.test(location.search) || /^\\/tools\\/.+\\?/.test(location.pathname + location.search)) root.dataset.query = '';
  addEventListener('unhandledrejection', (event) => { if (/transition/i.test(event.reason?.message)) event.preventDefault(); });
  window.onclick = (event) => { window.earlyClick = event; };
})();`;

/**
 * The scripts of the page come when it has been painted: until then the line and the processor belong to what is seen.
 * Some browsers keep to themselves when they paint, and a page in the background is not painted: then a clock starts them.
 */
export const startAfterPaint = (scripts: string[]) => `{
  const scripts = ${JSON.stringify(scripts)};
  const start = () => {
    for (const src of scripts.splice(0)) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
}`;

declare global {
  interface Window {
    earlyClick?: MouseEvent;
  }
}
