/** Entry of the browser bundle of every page. React is loaded with the first island (browser/islands.ts). */

import { watchCollapsibles } from './browser/collapsibles';
import { startIslands } from './browser/islands';
import { openInNewTab } from './browser/open-in-new-tab';
import { startPageTransitions } from './browser/page-transitions';
import { prefetchLinks } from './browser/prefetch';
import { startScrollSpy } from './browser/scroll-spy';
import {
  focusOpenedDialogs,
  keepFragmentInLanguageSwitch,
  keepSummaryInPlace,
  registerServiceWorker,
  watchHeader,
  watchMenu,
  watchPrintButtons,
} from './browser/shell';
import { watchPictures } from './browser/site-picture';

// in development, React Router's hot module replacement calls a router, which this site does not have in the browser
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
  focusOpenedDialogs();
  keepFragmentInLanguageSwitch();
  startScrollSpy();
  openInNewTab();
  prefetchLinks();
  registerServiceWorker();
  document.documentElement.dataset.started = '';
}

// the script is loaded after first paint (app/root.tsx), which may be before the document is parsed
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
