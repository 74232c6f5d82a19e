/** What happens to the prerendered files before they are served. */
import { compress } from './compress.ts';
import { flattenPages } from './flatten-pages.ts';
import { lateScripts } from './late-scripts.ts';
import { oneStylesheet } from './one-stylesheet.ts';
import { writeServing } from './write-serving.ts';

export async function finishBuild(folder: string): Promise<void> {
  await flattenPages(folder);
  await oneStylesheet(folder);
  await lateScripts(folder);
  await writeServing(folder);
  await compress(folder);
}
