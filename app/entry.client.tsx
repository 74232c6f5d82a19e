import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchPages } from './lib/fetch-pages';
import { rememberDestination } from './shell/destination';
import { loadStyles } from './shell/page-files';

// the router has no setting for this: it calls the browser's fetch
window.fetch = fetchPages(window.fetch.bind(window), loadStyles);

const root = document.getElementById('root');
if (root) startTransition(() => void hydrateRoot(root, <HydratedRouter useTransitions={false} instrumentations={[rememberDestination]} />));
else console.error('Root element not found');
