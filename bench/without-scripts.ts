import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../server/build/compress.ts';
import { writeServingConfig } from '../server/build/write-serving-config.ts';

/** Copies the build without scripts, as the lower bound for load times. Returns its folder. */
export async function makeCopyWithoutScripts(client: string): Promise<string> {
  const folder = '.cache/without-scripts/client';
  rmSync('.cache/without-scripts', { recursive: true, force: true });
  cpSync(client, folder, { recursive: true, filter: (name) => !/\.(br|gz|js)$/.test(name) });
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, ''));
  }
  writeServingConfig(folder, []);
  await compress(folder);
  return folder;
}
