/** What every page runs in the browser. React loads with the first island (browser/islands.ts). */

import { watchCollapsibles } from './browser/collapsibles';
import { startIslands } from './browser/islands';
import { openInNewTab } from './browser/open-in-new-tab';
import { startPageTransitions } from './browser/page-transitions';
import { prefetchLinks } from './browser/prefetch';
import { startScrollSpy } from './browser/scroll-spy';
import {
  keepFragmentInLanguageSwitch,
  keepSummaryInPlace,
  registerServiceWorker,
  watchHeader,
  watchMenu,
  watchPrintButtons,
} from './browser/shell';
import { watchPictures } from './browser/site-picture';
import { enhanceWideScreens } from './browser/wide-screen';

// React Router's hot module replacement in development expects a router
if (import.meta.env.DEV) Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } });

function start(): void {
  if (!document.getElementById('root')) console.error('Root element not found');
  startPageTransitions();
  watchCollapsibles();
  watchPictures();
  startIslands();
  watchHeader();
  watchMenu();
  keepSummaryInPlace();
  watchPrintButtons();
  keepFragmentInLanguageSwitch();
  startScrollSpy();
  enhanceWideScreens();
  openInNewTab();
  prefetchLinks();
  registerServiceWorker();
  document.documentElement.dataset['started'] = '';
}

// the script is loaded after first paint (app/root.tsx), which may be before the document is parsed
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
