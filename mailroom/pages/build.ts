/**
 * Node reads TypeScript, but neither JSX nor style modules. So Vite makes one script and one style sheet of the
 * pages. Nothing of it goes to the site's own build.
 */
import { join } from 'node:path';
import { build } from 'vite';

export async function buildPages(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/messages/',
    build: {
      ssr: join(import.meta.dirname, 'render.tsx'),
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'node24',
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      minify: false,
      cssMinify: true,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
}
