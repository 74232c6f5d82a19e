import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { reloadContent } from './content-model/reload-content.ts';

/** Styles of shared folders that one kind of page alone shows, by the name of their stylesheet. */
const ownSheets: Record<string, RegExp> = {
  // the other styles of the tools serve the small sheets inside pages too
  workbench: /app\/tools\/(deadline-timeline|claim-clock-calculator|document-tool|deductible-slider|calculator-frame|calculator)\./,
  // the slider, which stands on a personal line too
  site: /app\/tools\/range-slider\./,
  'tool-link': /app\/tools\/tool-link\./,
  figures: /app\/pages\/industry\//,
  // kinds of figures, each with its pages alone (app/pages/parts)
  chain: /app\/sections\/figures\/contract-chain\./,
  ground: /app\/sections\/figures\/(cross-section|cross-section-drawings)\./,
  handoffs: /app\/sections\/figures\/handoffs\./,
  night: /app\/sections\/figures\/coverage-gaps\./,
  article: /app\/(sections\/(prose|table-of-contents)|pages\/legal\/[\w-]+)\./,
  home: /app\/(sections\/(testimonials|search-combobox)|ui\/stars)\./,
  about: /app\/ui\/logo-scroller\./,
  blog: /app\/(sections\/(newsletter|search-bar)|ui\/pagination)\./,
  careers: /app\/ui\/initials-avatar\./,
};

/** Stylesheets: one for what pages share, one for each folder of pages, the figures and the tools. The layers decide what wins, not the order (docs/decisions/003-styles.md). */
function stylesheetOf(file: string): string | undefined {
  if (!/\.css$/.test(file)) return undefined;
  const own = Object.keys(ownSheets).find((name) => ownSheets[name]?.test(file));
  return own ?? file.match(/app\/(?:pages\/|sections\/(?=figures)|(?=tools))([^/]+)\//)?.[1] ?? 'site';
}

/** What most islands are made of, and what every sheet is made of: in the script that has the names of their styles, one file instead of many small ones. */
const ownScripts: Record<string, RegExp> = {
  site: /app\/ui\/(anchor|button|chip|field|icon|icon-button)\.tsx|app\/lib\/(contact-href|money)\.ts|lucide\/dist\/esm\/icons\/(arrow-right|check|printer|x)\./,
  tools:
    /app\/tools\/(calculator-definition|load-calculator|calendar|drawing|fields|interpolate|calculator-fields|calculator-result|use-calculator)\.tsx?/,
  workbench: /app\/tools\/(print-date|calculator-actions|calculator-frame|use-today)\.tsx?/,
  react: /node_modules\/(react|react-dom|scheduler)\/|app\/islands\/hydrate/,
};

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
    modules: {
      // Says where a class lives, and compresses better than a hash: 6 KB less on a page. Two files of one name would share classes; tests/names.test.ts holds that.
      generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}`,
    },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and drawings stay files: the security policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // where pages are built everything is at hand: an import() is one for the browser
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            // one script for every page: a second one would keep short pages waiting; what comes when it is used stands in browser/later
            {
              name: 'start',
              test: /app\/(entry\.client|browser\/(?!later|head-script)|islands\/name)|vite\/preload-helper/,
            },
            { name: (id) => stylesheetOf(id) ?? Object.keys(ownScripts).find((name) => ownScripts[name]?.test(id)) ?? null },
          ],
        },
      },
    },
  },
});
