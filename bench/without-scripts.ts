import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../server/build/compress.ts';
import { writeServing } from '../server/build/write-serving.ts';

/** A copy of the build without a line of script: how fast the pages could be at best. Gives its folder. */
export async function makeTwin(client: string): Promise<string> {
  const folder = '.cache/twin/client';
  rmSync('.cache/twin', { recursive: true, force: true });
  cpSync(client, folder, { recursive: true, filter: (name) => !/\.(br|gz|js)$/.test(name) });
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, ''));
  }
  await writeServing(folder, []);
  await compress(folder);
  return folder;
}
