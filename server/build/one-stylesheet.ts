import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const order = '@layer reset, tokens, base, ui, sections, pages, print;\n';

/**
 * The bundler joins the styles in the order of its chunks, so the order of the layers must be said
 * before everything else. The copy that the server build leaves behind goes.
 */
export async function oneStylesheet(folder: string): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const used = page.match(/href="\/(assets\/style-[^"]+\.css)"/)?.[1];
  if (!used) throw new Error('index.html links no stylesheet');
  for (const file of globSync('assets/*.css', { cwd: folder })) if (file !== used) rmSync(join(folder, file));
  const path = join(folder, used);
  writeFileSync(path, order + readFileSync(path, 'utf8'));
}
