import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { writeJsonSchemas } from './json-schemas.ts';
import { contentFolder } from './read.ts';

/** Vite plugin for development: when a content file is saved, it is read again and open pages reload. Code editors get schemas. */
export const reloadContent: Plugin = {
  name: 'reload-content',
  configureServer: writeJsonSchemas,
  hotUpdate({ server, file }) {
    if (this.environment.name !== 'ssr' || !resolve(file).startsWith(resolve(contentFolder) + sep)) return;
    // Loaders read content when their modules are evaluated, so evaluate all modules again.
    this.environment.moduleGraph.invalidateAll();
    server.environments.client.hot.send({ type: 'full-reload' });
  },
};
