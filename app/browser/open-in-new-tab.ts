/** <open-in-new-tab>: opens an external application in a new tab when the page loads, and shows whether that worked. */
class OpenInNewTab extends HTMLElement {
  connectedCallback() {
    const { href = '', opened = '', blocked = '' } = this.dataset;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // on back and forward, do not open the tab again: history.state has the result of the first visit
    if (load?.type !== 'back_forward') {
      // with noopener, window.open() returns null even on success, so the opener is removed afterwards
      const tab = window.open(href, '_blank');
      if (tab) tab.opener = null;
      history.replaceState({ opened: tab !== null }, '');
    }
    if (history.state) this.textContent = history.state.opened ? opened : blocked;
  }
}

export function openInNewTab(): void {
  // do not open a tab while the browser prerenders the page
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', openInNewTab, { once: true });
  else customElements.define('open-in-new-tab', OpenInNewTab);
}
