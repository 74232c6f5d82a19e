/** What happens to the prerendered files before they are served. */
import { globSync } from 'node:fs';
import { compress } from './compress.ts';
import { flattenPages } from './flatten-pages.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { keepAssets } from './keep-assets.ts';
import { serviceWorker } from './service-worker.ts';
import { discovery } from './well-known-files.ts';
import { writeServing } from './write-serving.ts';

export async function finishBuild(folder: string): Promise<void> {
  await flattenPages(folder);
  await discovery(folder);
  await serviceWorker(folder);
  const assets = await keepAssets(folder);
  const serving = await writeServing(folder, assets);
  await writeHosting(folder, serving);
  await compress(folder);
  console.log(`Built ${globSync('**/*.html', { cwd: folder }).length} pages into ${folder}.`);
}
