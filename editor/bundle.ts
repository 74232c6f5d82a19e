import { globSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * Builds the editor's page and scripts, and copies the thumbnails from which staff choose pictures. It builds beside the folder and
 * swaps the two at the end, so that somebody who reloads meanwhile still gets the editor.
 */
export async function bundleEditor(folder: string): Promise<void> {
  const fresh = `${folder}.new`;
  await build({
    configFile: false,
    root: 'editor/page',
    // Relative URLs, because the editor can be served under any path.
    base: './',
    publicDir: false,
    logLevel: 'error',
    build: { outDir: resolve(fresh), emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5000, assetsInlineLimit: 0 },
  });
  const thumbnails = globSync(['public/images/*-480.avif', 'public/images/portrait-*-160.avif']);
  await Promise.all(thumbnails.map((file) => cp(file, join(fresh, 'images', basename(file)))));
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
