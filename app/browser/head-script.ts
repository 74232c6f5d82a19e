import { pageColor } from '../lib/page-color';

/**
 * Inline script that runs before first paint. The Content Security Policy allows it by its hash.
 *
 * Theme: light unless dark was saved. If storage is blocked, the chosen theme lasts only until the next page.
 * Query: pages are prerendered without a query. If the URL has a query or fragment that changes what an island shows,
 * <html data-query> lets CSS hide the default content until the island has read the URL.
 * View transitions: ignores the error that browsers report for a skipped transition.
 * Early click: saves the last click before islands.ts adds its listeners; islands.ts replays that click.
 * Failed scripts: reloadOnce reloads the page, for example after a new deploy, but not twice in a row, while offline, or
 * if the user has typed something; it returns whether it reloads. If reloading does not help, onScriptFailure shows the
 * page as without scripts, and the message beside each form.
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
  if (/[?&](page|q|category|subject)=/.test(location.search) || /^\\/(es\\/?)?(tools\\/.+#|#).*=/.test(location.pathname + location.hash)) root.dataset.query = '';
  addEventListener('unhandledrejection', (event) => { if (/transition/i.test(event.reason?.message)) event.preventDefault(); });
  window.onclick = (event) => { window.earlyClick = event; };
  const hasTyped = () => [...document.querySelectorAll('input:not([type=range]), textarea')].some((field) =>
    /checkbox|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue);
  window.reloadOnce = () => {
    try {
      const [when, where] = sessionStorage.getItem('reloaded')?.split(' ') ?? [];
      const retriedMs = where === location.href ? Date.now() - when : Infinity;
      if (!navigator.onLine || hasTyped() || retriedMs < 10000) return false;
      sessionStorage.setItem('reloaded', Date.now() + ' ' + location.href);
    } catch { return false; }
    location.reload();
    return true;
  };
  const showWithoutScripts = () => {
    root.dataset.scriptsFailed = '';
    delete root.dataset.query;
    for (const message of document.querySelectorAll('[data-island-failed]')) message.hidden = false;
    for (const image of document.querySelectorAll('site-picture > noscript')) {
      image.parentElement.dataset.state = 'loaded';
      image.outerHTML = image.textContent;
    }
  };
  window.onScriptFailure = () => {
    if (window.reloadOnce()) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showWithoutScripts);
    else showWithoutScripts();
  };
})();`;

/**
 * Loads the page's scripts after first paint, so that they do not compete with it for bandwidth and CPU. Some browsers do
 * not report paints, and background tabs are not painted, so a timer starts the scripts there. The scripts run in array
 * order: in development, the first ones set up React Refresh and Vite's client for the page's own script.
 */
export const startAfterPaint = (scripts: string[]) => `{
  const scripts = ${JSON.stringify(scripts)};
  const start = () => {
    for (const src of scripts.splice(0)) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, async: false, onerror: onScriptFailure }));
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
}`;

declare global {
  interface Window {
    earlyClick?: MouseEvent;
    reloadOnce: () => boolean;
  }
}
