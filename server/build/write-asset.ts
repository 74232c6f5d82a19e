import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Writes a file that may be kept for ever: its name follows its content. Gives its address. */
export function writeAsset(folder: string, name: string, text: string): string {
  const ending = extname(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `/assets/${name.slice(0, -ending.length)}-${hash}${ending}`;
  writeFileSync(join(folder, address), text);
  return address;
}
