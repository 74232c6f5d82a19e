import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    /** Where forms are sent; empty means simulated. Set at build time: FORMS_ENDPOINT=https://… npm run build */
    __FORMS_ENDPOINT__: JSON.stringify(process.env['FORMS_ENDPOINT'] ?? ''),
  },
  build: {
    // One stylesheet for the whole site: the document outside #root is made at build time, so nothing adds a page's styles on client navigation.
    cssCodeSplit: false,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and drawings stay files: the security policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Left alone, a page is put together from thirty files of a few hundred bytes. Two larger ones compress better (4 KB less) and come sooner.
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'common', minShareCount: 10 },
          ],
        },
      },
    },
  },
});
