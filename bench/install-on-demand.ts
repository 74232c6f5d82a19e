import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a package that only one command needs. It is installed into .cache on first use, to keep npm install fast. */
export async function onDemand<T>(name: string, version: string, folder: string): Promise<T> {
  const home = resolve('.cache', folder, `${name}-${version}`);
  const entry = join(home, 'index.js');
  if (!existsSync(entry)) {
    console.log(`Fetching ${name} ${version} from npm.`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
    const quiet = '--no-save --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error';
    execSync(`npm install --prefix "${home}" ${quiet} ${name}@${version}`, { stdio: ['ignore', 'ignore', 'inherit'] });
    writeFileSync(entry, `export { default } from '${name}';\n`);
  }
  return (await import(pathToFileURL(entry).href)).default as T;
}
