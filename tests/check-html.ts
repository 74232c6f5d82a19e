/**
 * Validates every page of the build with the W3C's Nu checker. Without Java it skips the check, or fails if CI is set. It
 * downloads the checker from npm on first use: as a dependency, the package would also download a Java runtime.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { inCi } from './optional-programs.ts';

const version = '26.9.27';
const integrity = 'TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==';

/** False positives, each with the specification that allows the markup. */
const known: { message: RegExp; why: string }[] = [
  { message: /Attribute “pathLength” not allowed on element “line”/, why: 'SVG 2, section 9.6.1: pathLength is on all basic shapes' },
];

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const pages = resolve(process.env['BUILD_DIRECTORY'] ?? 'build', 'client');
if (!existsSync(pages)) fail('There is no build. Make one with: npm run build');
if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) skipOrFail('there is no Java on this machine.');
const jar = fetchChecker();
if (!jar) skipOrFail('the checker could not be fetched from npm.');
check(jar);

function check(checker: string): void {
  const args = ['-Xss4m', '-jar', checker, '--format', 'json', '--exit-zero-always', '--stdout', '--skip-non-html', pages];
  const { messages } = JSON.parse(execFileSync('java', args, { encoding: 'utf8', maxBuffer: 1e9 })) as { messages: Message[] };
  const problems = messages.filter(
    ({ type, subType, message }) => (type !== 'info' || subType) && !known.some((one) => one.message.test(message)),
  );
  for (const { url = '', lastLine, message, extract = '' } of problems.slice(0, 40)) {
    const page = relative(pages, url.replace('file:', ''));
    console.error(`${page}:${lastLine ?? ''} ${message}\n    ${extract.replaceAll('\n', ' ')}`);
  }
  if (problems.length) fail(`The Nu checker found ${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}.`);
  console.log('HTML: the Nu checker finds nothing.');
}

function fetchChecker(): string | undefined {
  const folder = resolve('.cache/vnu', version);
  const file = join(folder, 'package/build/dist/vnu.jar');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const pack = spawnSync(`npm pack vnu-jar@${version} --pack-destination "${folder}"`, { shell: true, stdio: 'ignore' });
  const archive = join(folder, `vnu-jar-${version}.tgz`);
  if (pack.status !== 0 || !existsSync(archive)) return undefined;
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== integrity)
    fail('The checker from npm is not the one we know.');
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return file;
}

function skipOrFail(reason: string): never {
  if (inCi) fail(`The HTML check must run where CI is set: ${reason}`);
  console.log(`HTML check skipped: ${reason}`);
  process.exit(0);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
