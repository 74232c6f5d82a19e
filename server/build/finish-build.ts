/** Turns the prerendered pages into a build that can be served. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { compress } from './compress.ts';
import { flattenPages } from './flatten-pages.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { inlineStyles } from './inline-styles.ts';
import { keepAssets } from './keep-assets.ts';
import { wellKnownFiles } from './metadata-files.ts';
import { serviceWorker } from './write-service-worker.ts';
import { writeServingConfig } from './write-serving-config.ts';

export async function finishBuild(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  rmSync(join(folder, '.vite'), { recursive: true });
  flattenPages(folder);
  inlineStyles(folder, manifest);
  wellKnownFiles(folder);
  serviceWorker(folder, manifest);
  const assets = keepAssets(folder);
  const serving = writeServingConfig(folder, assets);
  writeHosting(folder, serving);
  await compress(folder);
  console.log(`Built ${globSync('**/*.html', { cwd: folder }).length} pages into ${folder}.`);
}
