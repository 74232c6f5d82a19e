/**
 * Validates every page of the build with the W3C's Nu checker. Without Java it skips the check, or fails if CI is set. It
 * downloads the checker from npm on first use: as a dependency, the package would also download a Java runtime.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { inCi } from './optional-programs.ts';
import { findProgram } from './servers.ts';

const version = '26.9.27';
const integrity = 'TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==';

const accepted: RegExp[] = [
  // SVG 2, section 9.6.1, allows pathLength on all basic shapes.
  /Attribute “pathLength” not allowed on element “line”/,
  // Biome checks CSS; the checker does not know its newer properties.
  /^CSS: /,
  // Keeps browsers from ticking the consent again after a reload, which only the visitor may do.
  /Attribute “autocomplete” is only allowed when the input type is/,
];

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const pages = resolve(process.env.BUILD_DIRECTORY ?? 'build', 'client');
const folder = resolve('.cache/vnu', version);
const checker = join(folder, 'package/build/dist/vnu.jar');
const archive = join(folder, `vnu-jar-${version}.tgz`);

if (!findProgram('java')) skipOrFail('there is no Java on this machine.');
if (!existsSync(checker)) fetchChecker();
check();

function fetchChecker(): void {
  mkdirSync(folder, { recursive: true });
  spawnSync(`npm pack vnu-jar@${version} --pack-destination "${folder}"`, { shell: true, stdio: 'ignore' });
  if (!existsSync(archive)) skipOrFail('the checker could not be fetched from npm.');
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (hash !== integrity) throw new Error('The checker from npm is not the one we know.');
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
}

function check(): void {
  const args = ['-Xss4m', '-jar', checker, '--format', 'json', '--exit-zero-always', '--stdout', '--skip-non-html', pages];
  const { messages } = JSON.parse(execFileSync('java', args, { encoding: 'utf8', maxBuffer: 1e9 })) as { messages: Message[] };
  const problems = messages.filter(
    ({ type, subType, message }) => (type !== 'info' || subType) && !accepted.some((pattern) => pattern.test(message)),
  );
  for (const { url = '', lastLine, message, extract = '' } of problems.slice(0, 40)) {
    const page = relative(pages, url.replace('file:', ''));
    console.error(`${page}:${lastLine ?? ''} ${message}\n    ${extract.replaceAll('\n', ' ')}`);
  }
  console.log(`HTML: the Nu checker found ${problems.length || 'no'} mistakes.`);
  process.exitCode = problems.length ? 1 : 0;
}

function skipOrFail(reason: string): never {
  if (inCi) throw new Error(`The HTML check must run where CI is set: ${reason}`);
  console.log(`HTML check skipped: ${reason}`);
  process.exit(0);
}
