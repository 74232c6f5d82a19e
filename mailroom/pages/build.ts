/**
 * Builds the pages with Vite, because Node runs TypeScript but neither JSX nor CSS Modules: one server script, one
 * stylesheet and one browser script. None of this is part of the site's own build.
 */
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { css } from '../../app/theme/postcss.ts';

const browsers = ['chrome123', 'firefox128', 'safari17.5'];

const shared: InlineConfig = { configFile: false, logLevel: 'warn', publicDir: false, base: '/messages/', css };

export async function buildPages(folder: string): Promise<void> {
  await build({
    ...shared,
    build: {
      ssr: join(import.meta.dirname, 'render.tsx'),
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'node24',
      cssTarget: browsers,
      minify: false,
      cssMinify: true,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser/staff-pages.ts'),
        output: { entryFileNames: 'assets/staff-[hash].js' },
      },
    },
  });
}
