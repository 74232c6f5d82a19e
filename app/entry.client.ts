/** All that every page runs in the browser. React comes with the first island that is near the screen or touched. */

import { followReading } from './browser/follow-reading';
import { carryPictures, fetchAhead } from './browser/from-page-to-page';
import { startIslands } from './browser/islands';
import { openOnce } from './browser/open-once';
import { watchPictures } from './browser/pictures';
import { holdQuestions, keepPages, watchHeader, watchMenu, watchPrintButtons } from './browser/shell';
import { startWayfinding } from './browser/wayfinding';

// while code is exchanged in development, the router's part in it asks for a router
if (import.meta.env.DEV) Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } });

function start(): void {
  if (!document.getElementById('root')) console.error('Root element not found');
  carryPictures();
  watchPictures();
  startIslands();
  watchHeader();
  watchMenu();
  holdQuestions();
  watchPrintButtons();
  followReading();
  startWayfinding();
  openOnce();
  fetchAhead();
  keepPages();
  document.documentElement.dataset['started'] = '';
}

// nothing waits for this script (app/root.tsx), and it may be here before the end of the document
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
