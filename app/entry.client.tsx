import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchOnce } from './lib/fetch-once';
import { rememberDestination } from './shell/destination';

// the router has no setting for this: it calls the browser's fetch
window.fetch = fetchOnce(window.fetch.bind(window));

const root = document.getElementById('root');
if (root) startTransition(() => void hydrateRoot(root, <HydratedRouter instrumentations={[rememberDestination]} />));
else console.error('Root element not found');
