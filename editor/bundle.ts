import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';

/** Writes the page of the editor, its scripts and the thumbnails that pictures are chosen by. */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'editor/page',
    // it is served on a path of the host's choice
    base: './',
    publicDir: false,
    logLevel: 'error',
    build: { outDir: resolve(folder), emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5000, assetsInlineLimit: 0 },
  });
  const thumbnails = globSync(['public/images/*-480.avif', 'public/images/portrait-*-160.avif']);
  await Promise.all(thumbnails.map((file) => cp(file, join(folder, 'images', basename(file)))));
}
