import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchPages } from './lib/fetch-pages';
import { rememberDestination } from './shell/destination';
import { knowThisPage } from './shell/known-pages';
import { loadStyles } from './shell/page-files';

// the router has no setting for this: it calls the browser's fetch
window.fetch = fetchPages(window.fetch.bind(window), loadStyles);

knowThisPage();

const root = document.getElementById('root');
const start = () => {
  if (root) hydrateRoot(root, <HydratedRouter useTransitions={false} instrumentations={[rememberDestination]} />);
  else console.error('Root element not found');
};
// in a task of its own: running React's code was one already
setTimeout(startTransition, 0, start);
