import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** What only a tool's own page shows. The other styles of the tools serve the small sheets inside pages too. */
const wholeSheets = /app\/tools\/(claim-line|clock-sheet|paper|sheet-frame|tool-sheet)\./;

/** Styles of a single kind of figure, which comes with its pages alone (app/pages/parts). */
const kindOfFigure = /app\/sections\/figures\/(chain|ground|handoffs|night|scenes)\b/;

/** Stylesheets: one for what all pages share, one for each folder of pages, the figures and the tools. The layers decide what wins, not the order. */
function stylesheetOf(file: string): string | undefined {
  if (!/\.css$/.test(file)) return undefined;
  if (wholeSheets.test(file)) return 'workbench';
  const kind = file.match(kindOfFigure)?.[1];
  if (kind) return kind === 'scenes' ? 'ground' : kind;
  return file.match(/app\/(?:pages\/|sections\/(?=figures)|(?=tools))([^/]+)\//)?.[1] ?? 'site';
}

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
  plugins: [reactRouter(), reloadDocuments],
  // in development: what islands need is known at the start; found later it would be bundled then and the page loaded again
  optimizeDeps: { entries: ['app/islands/hydrate.tsx', 'app/**/*.island.tsx'] },
  define: {
    /** Where forms are sent; empty means simulated. Set at build time: FORMS_ENDPOINT=https://… npm run build */
    __FORMS_ENDPOINT__: JSON.stringify(process.env['FORMS_ENDPOINT'] ?? ''),
    __WORKSHOP__: JSON.stringify(process.env['NODE_ENV'] === 'development' || Boolean(process.env['WORKSHOP'])),
  },
  css: {
    modules: {
      // Says where a class lives, and compresses better than a hash: 6 KB less on a page. Two files of one name would share classes; tests/names.test.ts holds that.
      generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}`,
    },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and drawings stay files: the security policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    // An island's styles stand in its page already: only its scripts are fetched with it.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.js')) },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // one script for every page: a second one would keep short pages waiting; what comes when it is used stands in browser/later
            {
              name: 'start',
              test: /app\/(entry\.client|browser\/(?!later)|islands\/name)|vite\/preload-helper/,
            },
            { name: (id) => stylesheetOf(id) ?? null },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          ],
        },
      },
    },
  },
});
