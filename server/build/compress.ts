import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pictures and fonts are compressed already. */
const compressible = '**/*.{html,data,js,css,svg,json,xml,txt,webmanifest}';

/**
 * Writes .br and .gz beside every text file, once, so that the server never compresses while somebody waits.
 * Scripts and styles are few and fetched most: they get the slowest and smallest setting.
 */
export async function compress(folder: string): Promise<void> {
  const files = globSync([compressible, '.well-known/*.txt'], { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const source = readFileSync(file);
      const quality = /\.(js|css)$/.test(name) ? 11 : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
      writeFileSync(`${file}.br`, await brotli(source, { params }));
      writeFileSync(`${file}.gz`, await zip(source, { level: 9 }));
    }),
  );
}
