/**
 * Starts React after the page: when the page has loaded, has been painted and the browser is idle, or at the first
 * touch, key or focus in a form, whichever comes first. An address whose query only React can read
 * (app/shell/query-script.ts) starts it at once. The build fills in the values in braces and writes the result to
 * /assets (server/build/late-scripts.ts); what a page alone needs stands on its script tag.
 */
(() => {
  const own = document.currentScript.dataset;
  /** Each behind those that it imports; the page is the last but one. */
  const files = [...['{{shared}}'], ...own.files.split(' '), '{{entry}}'].map((name) => `/assets/${name}.js`);
  const events = ['pointerdown', 'keydown', 'focusin', 'click'];
  let started;
  let clicked;

  /** Each step in a task of its own, so that the browser can answer a touch meanwhile. */
  const pause = () => new Promise((done) => setTimeout(done));

  async function start() {
    if (started) return;
    started = true;
    try {
      for (const href of files) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        await pause();
      }
      const fetched = fetch(`/assets/${own.words}.json`).catch(() => {});
      await pause();
      const modules = {};
      for (const file of files.slice(0, -1)) {
        modules[file] = await import(file);
        await pause();
      }
      const answer = await fetched;
      if (!answer?.ok) throw 0;
      const words = new Uint8Array(await answer.arrayBuffer());
      window.__reactRouterRouteModules = { root: modules['/assets/{{root}}.js'], [own.route]: modules[files.at(-2)] };
      window.__reactRouterContext = {
        ...JSON.parse('{{settings}}'),
        stream: new ReadableStream(
          {
            async pull(to) {
              await pause();
              to.enqueue(words);
              to.close();
            },
          },
          { highWaterMark: 0 },
        ),
      };
      if (document.readyState === 'loading') await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
      await import(files.at(-1));
    } catch {
      // the page works without; the next touch tries again
      started = false;
    }
  }

  function early(event) {
    start();
    const button = event.type === 'click' && event.target.closest?.('button:not([popovertarget],[data-theme-toggle]),[role=tab]');
    if (button) clicked = button;
  }
  for (const name of events) addEventListener(name, early, { capture: true, passive: true });
  // app/shell/early-click.ts
  if (window.earlyClick) early(window.earlyClick);
  window.onclick = null;

  window.replayClick = () => {
    for (const name of events) removeEventListener(name, early, { capture: true });
    if (clicked?.isConnected) clicked.click();
  };

  /** A paint is told once it can be seen, which no animation frame knows. */
  const whenIdle = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
    }).observe({ type: 'paint', buffered: true });
  if ('query' in document.documentElement.dataset) start();
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
