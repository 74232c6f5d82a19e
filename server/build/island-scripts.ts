import type { Manifest, ManifestChunk } from 'vite';

/** Files of the scripts that a page may load: those of every page, and those of the islands in its HTML. */
export function scriptsOf(html: string, manifest: Manifest): string[] {
  const islands = new Set([...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => `${name}.island`));
  const isOther = (key: string) => /\.island$/.test(manifest[key]?.name ?? '') && !islands.has(manifest[key]?.name ?? '');
  const starts = Object.keys(manifest).filter((key) => key === 'app/entry.client.ts' || islands.has(manifest[key]?.name ?? ''));
  const scripts = withImports(manifest, starts, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((key) => !isOther(key)),
  ]);
  return [...scripts].map((key) => manifest[key]!.file);
}

/** Keys of the chunks and of everything they import. */
function withImports(manifest: Manifest, keys: string[], importsOf: (chunk: ManifestChunk) => string[]): Set<string> {
  const found = new Set(keys);
  for (const key of found) for (const next of importsOf(manifest[key]!)) found.add(next);
  return found;
}
