import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';

/** Builds the editor's page and scripts, and copies the thumbnails from which staff choose pictures. */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'editor/page',
    // Relative URLs, because the editor can be served under any path.
    base: './',
    publicDir: false,
    logLevel: 'error',
    build: { outDir: resolve(folder), emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5000, assetsInlineLimit: 0 },
  });
  const thumbnails = globSync(['public/images/*-480.avif', 'public/images/portrait-*-160.avif']);
  await Promise.all(thumbnails.map((file) => cp(file, join(folder, 'images', basename(file)))));
}
