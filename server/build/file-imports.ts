/** Reads a file's imports from its source. A regular expression is enough, because Biome formats every import the same way. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A path relative to the project's root, with forward slashes on every system. */
const inProject = (path: string) => relative(root, path).replaceAll('\\', '/');

/** The files and packages that a file imports, without type-only imports. */
export function importsOf(file: string): { files: string[]; packages: string[] } {
  const source = readFileSync(join(root, file), 'utf8');
  const addresses = [
    ...source.matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?'([^']+)';$/gm),
    ...source.matchAll(/\bimport\('([^']+)'\)/g),
  ].map(([, address = '']) => address);
  return {
    files: addresses.filter((address) => address.startsWith('.')).map((address) => resolved(resolve(root, dirname(file), address))),
    packages: addresses.filter((address) => !/^(\.|node:)/.test(address)).map(packageOf),
  };
}

const resolved = (path: string) => inProject(['.ts', '.tsx', ''].map((ending) => path + ending).find(existsSync) ?? path);

const packageOf = (address: string) =>
  address
    .split('/')
    .slice(0, address.startsWith('@') ? 2 : 1)
    .join('/');
