import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from './read.ts';

/** In development: a saved file of content/ is read again, and open pages reload. */
export const reloadContent: Plugin = {
  name: 'reload-content',
  hotUpdate({ server, file }) {
    if (this.environment.name !== 'ssr' || !resolve(file).startsWith(resolve(contentFolder) + sep)) return;
    // loaders read content when their modules are evaluated
    this.environment.moduleGraph.invalidateAll();
    server.environments.client.hot.send({ type: 'full-reload' });
  },
};
