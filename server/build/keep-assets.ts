import { copyFileSync, existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isFinished, readServingConfig } from '../serving-config.ts';

/**
 * Keeps the assets of the previous build, because tabs that were opened before a deploy still request them. KEEP_ASSETS is
 * the folder of the live build. The hashed files that it was built with are copied into the new build, but not those that it
 * kept from earlier builds. Returns the new build's own files.
 */
export function keepAssets(folder: string, previous = process.env.KEEP_ASSETS): string[] {
  const own = globSync('assets/*', { cwd: folder }).sort();
  if (!previous) return own;
  const from = join(previous, 'client');
  if (!isFinished(from)) {
    console.log(`KEEP_ASSETS: there is no finished build in ${previous}, so nothing was kept.`);
    return own;
  }
  for (const file of readServingConfig(from).assets) {
    if (!existsSync(join(folder, file))) copyFileSync(join(from, file), join(folder, file));
  }
  return own;
}
