import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { css } from './app/theme/postcss.ts';
import { reloadContent } from './content-model/reload-content.ts';

/** In development, reloads the page when a file changes that only the server renders, such as a page or section. */
const reloadDocuments: Plugin = {
  name: 'reload-documents',
  hotUpdate({ server, file, modules }) {
    const { client } = server.environments;
    const isFetched = client.moduleGraph.getModulesByFile(file)?.size;
    if (this.environment.name === 'ssr' && modules.length && !isFetched) client.hot.send({ type: 'full-reload' });
  },
};

export default defineConfig({
  plugins: [reactRouter(), reloadDocuments, reloadContent],
  // pre-bundles the dependencies of islands at start; Vite would reload the page if it found them later
  optimizeDeps: { entries: ['app/islands/hydrate.tsx', 'app/**/*.island.tsx'] },
  define: {
    /** URL that forms are sent to; if empty, sending is simulated. Set at build time: FORMS_ENDPOINT=https://… npm run build */
    __FORMS_ENDPOINT__: JSON.stringify(process.env.FORMS_ENDPOINT ?? ''),
    __WORKSHOP__: JSON.stringify(process.env.NODE_ENV === 'development' || Boolean(process.env.WORKSHOP)),
  },
  css,
  build: {
    // server/build/write-service-worker.ts reads the manifest
    manifest: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // server/build/inline-styles.ts writes the part that a page uses into the page
    cssCodeSplit: false,
    // the security policy forbids data: URLs
    assetsInlineLimit: 0,
    rolldownOptions: {
      // no warning about modules that the server bundle imports statically and the browser bundle dynamically
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    },
  },
});
