import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const root = document.getElementById('root');
if (root) startTransition(() => void hydrateRoot(root, <HydratedRouter />));
else console.error('Root element not found');
