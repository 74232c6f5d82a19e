/**
 * Checks all words of the site. Run by npm run build and npm test, alone with: npm run check:content
 * With a part of a path it reports on matching files only: npm run check:content energy
 * With --watch it checks again whenever a file is saved: npm run check:content -- --watch
 */
import { existsSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ContentFile, inOneLanguage, loadContent, type Problem } from './check/content.ts';
import { checkFacts } from './check/facts.ts';
import { checkFigures } from './check/figures.ts';
import { checkGlossary } from './check/glossary.ts';
import { checkLengths } from './check/lengths.ts';
import { checkPictures } from './check/pictures.ts';
import { checkPromises } from './check/promises.ts';
import { checkReferences } from './check/references.ts';
import { checkRepeats } from './check/repeats.ts';
import { checkShape } from './check/shape.ts';
import { checkSources } from './check/sources.ts';
import { checkSpanish } from './check/spanish.ts';
import { checkSums } from './check/sums.ts';
import { checkUsage } from './check/usage.ts';
import { staleTranslations } from './made-from.ts';
import { contentFolder } from './read.ts';

const checks = [checkShape, checkFacts, checkSpanish];

/** About the words of the English files, or about what a translation has in common with its original. */
const englishChecks = [
  checkPromises,
  checkUsage,
  checkPictures,
  checkReferences,
  checkFigures,
  checkLengths,
  checkRepeats,
  checkGlossary,
  checkSources,
  checkSums,
];

export const checkContent = (content: ContentFile[]): Problem[] => [
  ...checks.flatMap((check) => check(content)),
  ...englishChecks.flatMap((check) => check(inOneLanguage(content, 'en').filter(({ file }) => file !== 'spanish-terms.yaml'))),
];

/** The pictures of shared links are made by a command of their own. */
const missingCards = (content: ContentFile[]): Problem[] =>
  content
    .filter(({ file, slug }) => file.startsWith('blog/') && !existsSync(`public/images/social/post-${slug}.jpg`))
    .map(({ file }) => ({ file, message: 'has no picture for shared links: run npm run images, and commit what it makes' }));

/** Problems by file, and one line that says how it stands. */
function report(part: string): boolean {
  const content = loadContent();
  const files = content.filter(({ file }) => `content/${file}`.includes(part));
  if (!files.length) {
    console.error(`No file of content/ has “${part}” in its path.`);
    return false;
  }
  const problems = [...checkContent(content), ...missingCards(content)].filter(({ file }) => `content/${file}`.includes(part));
  const wrong = new Set(problems.map(({ file }) => file));
  for (const file of wrong) {
    console.error(`content/${file}`);
    for (const { message } of problems.filter((problem) => problem.file === file)) console.error(`  - ${message}`);
  }
  const checked = files.length === 1 ? `content/${files[0]?.file}` : `${files.length} files`;
  for (const { file, message } of staleTranslations(content).filter(({ file }) => `content/${file}`.includes(part)))
    console.warn(`Warning: content/${file}: ${message}`);
  if (problems.length) console.error(`${count(problems.length, 'problem')} in ${count(wrong.size, 'file')} (checked: ${checked})`);
  else console.log(`Content is fine (checked: ${checked})`);
  return problems.length === 0;
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { watch: { type: 'boolean', default: false } }, allowPositionals: true });
  const check = () => report(positionals[0] ?? '');
  process.exitCode = check() ? 0 : 1;
  if (values.watch) {
    let timer: NodeJS.Timeout | undefined;
    // an editor saves a file in several steps
    watch(contentFolder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(check, 100);
    });
  }
}
