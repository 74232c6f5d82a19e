import { pageColor } from '../lib/page-color';

/**
 * Inline script, run before first paint. The security policy contains its hash.
 *
 * Theme: light unless dark was saved. If storage is blocked, the toggle works until the next page.
 * Query: pages are prerendered without one. If the URL has a query that changes a list, <html data-query> lets CSS hide
 * the default list until the island has applied the query.
 * View transitions: ignores the error that browsers report for a skipped transition.
 * Early click: saves a click that precedes the listeners of islands.ts.
 */
export const headScript = `(() => {
  const root = document.documentElement;
  const apply = (theme) => {
    root.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]').content = ${JSON.stringify(pageColor)}[theme];
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
  if (/[?&](page|q|category|subject)=/.test(location.search) || /^\\/(es\\/?)?(tools\\/.+[?#]|#kind).*=/.test(location.pathname + location.search + location.hash)) root.dataset.query = '';
  addEventListener('unhandledrejection', (event) => { if (/transition/i.test(event.reason?.message)) event.preventDefault(); });
  window.onclick = (event) => { window.earlyClick = event; };
})();`;

/**
 * Loads the page's scripts after first paint, so that they do not compete with it for bandwidth and CPU. Some browsers do
 * not report paints, and background pages are not painted: a timer covers both. They run in this order: in development the
 * first ones set what the page's script reads.
 */
export const startAfterPaint = (scripts: string[]) => `{
  const scripts = ${JSON.stringify(scripts)};
  const start = () => {
    for (const src of scripts.splice(0)) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, async: false }));
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
}`;

declare global {
  interface Window {
    earlyClick?: MouseEvent;
  }
}
