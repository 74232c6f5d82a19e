/** <open-once href>: opens an outside application in a new tab when the page is visited, and says how that ended. */
class OpenOnce extends HTMLElement {
  connectedCallback() {
    const { href = '', opened = '', blocked = '' } = this.dataset;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // coming back is no new visit: its entry in the history knows how the first one ended
    if (load?.type !== 'back_forward') {
      // With noopener among its features the call gives null even when it succeeds; the opener is cut off afterwards.
      const tab = window.open(href, '_blank');
      if (tab) tab.opener = null;
      history.replaceState({ opened: tab !== null }, '');
    }
    if (history.state) this.textContent = history.state.opened ? opened : blocked;
  }
}

export function openOnce(): void {
  // a browser that prepares the page in advance has no visitor yet
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', openOnce, { once: true });
  else customElements.define('open-once', OpenOnce);
}
