import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { reloadContent } from './content-model/reload-content.ts';

const layerOrder = readFileSync('app/theme/layers.css', 'utf8');

/** In development: what the browser has not fetched itself (pages, sections, words) stands in the document, which is loaded again. */
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
  // in development: what islands need is known at the start; found later it would be bundled then and the page loaded again
  optimizeDeps: { entries: ['app/islands/hydrate.tsx', 'app/**/*.island.tsx'] },
  define: {
    /** Where forms are sent; empty means simulated. Set at build time: FORMS_ENDPOINT=https://… npm run build */
    __FORMS_ENDPOINT__: JSON.stringify(process.env['FORMS_ENDPOINT'] ?? ''),
    __WORKSHOP__: JSON.stringify(process.env['NODE_ENV'] === 'development' || Boolean(process.env['WORKSHOP'])),
  },
  css: {
    // The bundler decides in which order files are joined, so each declares the order of the cascade layers.
    postcss: { plugins: [{ postcssPlugin: 'layer-order', Once: (root) => void root.prepend(layerOrder) }] },
  },
  build: {
    // One stylesheet for the whole site: every page has all styles, so an island never loads any.
    cssCodeSplit: false,
    // server/build/service-worker.ts reads it
    manifest: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and drawings stay files: the security policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // where pages are built everything is at hand: an import() is one for the browser
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    },
  },
});
