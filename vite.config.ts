import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Vite's helper fetches a part's stylesheet before its code. There is one stylesheet here, so it would be dead weight on every page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Parts of the shell are rendered at build time alone (app/shell/as-built.tsx): without this their styles would leave with their code. */
const allStyles: Plugin = {
  name: 'all-styles',
  enforce: 'post',
  apply: 'build',
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined),
};

export default defineConfig({
  plugins: [reactRouter(), plainImports, allStyles],
  define: {
    /** Where forms are sent; empty means simulated. Set at build time: FORMS_ENDPOINT=https://… npm run build */
    __FORMS_ENDPOINT__: JSON.stringify(process.env['FORMS_ENDPOINT'] ?? ''),
  },
  css: {
    modules: {
      // Says where a class lives, and compresses better than a hash: 6 KB less on a page. Two files of one name would share classes; app/class-names.test.ts holds that.
      generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}`,
    },
  },
  build: {
    // One stylesheet, which server/build/split-styles.ts divides by pages: the bundler would divide it by scripts, into ten for some pages.
    cssCodeSplit: false,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and drawings stay files: the security policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Chrome then compiles them whole, beside the main thread, instead of function by function while React starts.
        postBanner: ({ name }) => (['react', 'router'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          // Left alone, a page is put together from thirty files of a few hundred bytes. A few larger ones compress better (8 KB less) and come sooner.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            {
              name: 'common',
              test: /app\/(root|page-data|shell|theme|lib\/picture|sections\/(crumbs|inner-hero|post-card)|ui\/(accordion|anchor|badge|button|icon|later|picture|sheet))|arrow-|preload-helper/,
            },
            { name: 'sections', test: /app\/sections\/(closing|fine-print|loss-sketch|print-head)/ },
            { name: 'more-sections', test: /app\/(sections\/(approach|contact\/contact\.|ledger|serve-list)|ui\/keyed)/ },
          ],
        },
      },
    },
  },
});
