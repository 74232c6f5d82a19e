import { copyFileSync, existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isFinished, readServing } from '../serving.ts';

/**
 * A tab that was open before a deploy still asks for the scripts of its own build. KEEP_ASSETS names the
 * folder of the build that is live now; its hashed files are copied beside the new ones. Only those it made
 * itself, not those it kept in turn: one release back, so the folder does not grow.
 * Gives the names of this build's own files.
 */
export async function keepAssets(folder: string, previous = process.env['KEEP_ASSETS']): Promise<string[]> {
  const own = globSync('assets/*', { cwd: folder }).sort();
  if (!previous) return own;
  const from = join(previous, 'client');
  if (!isFinished(from)) {
    console.log(`KEEP_ASSETS: there is no finished build in ${previous}, so nothing was kept.`);
    return own;
  }
  for (const file of readServing(from).assets) {
    if (!existsSync(join(folder, file))) copyFileSync(join(from, file), join(folder, file));
  }
  return own;
}
