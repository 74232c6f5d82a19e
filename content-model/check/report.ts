/** Prints a report of all checks on the files of content/, once or whenever a file is saved. */
import { appendFileSync, globSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { originalOf } from '../content-paths.ts';
import { loadContent } from '../load-all.ts';
import { recordCommand, staleTranslations } from '../outdated-translations.ts';
import { contentFolder, readContent } from '../read.ts';
import { checkContent, wasRead } from './check-content.ts';
import type { Problem } from './content-file.ts';
import { factsWithoutHome, overdueFacts, ownWordsToRead } from './facts.ts';
import { insurersToCheck } from './insurers.ts';
import { checkMasters } from './masters.ts';
import { wordsOfPartsOff } from './parts.ts';
import { missingTwins } from './spanish.ts';

/**
 * Selects the files to read when only some files are checked: those, the other files of their folders, which must not
 * repeat them, and files they may refer to. Equal titles in other folders are found by a full check only.
 */
function neededFor(part: string): (file: string) => boolean {
  if (!part) return () => true;
  const wanted = globSync('**/*.*', { cwd: contentFolder }).filter((file) => isIn(part, file));
  const facts = globSync('facts/*.*', { cwd: contentFolder });
  const files = new Set([
    ...wanted,
    ...wanted.map(originalOf),
    ...facts,
    'site.yaml',
    'site.es.yaml',
    'faq.yaml',
    'pictures.yaml',
    'glossary-rules.yaml',
    'spanish-rules.yaml',
    'spanish-terms.yaml',
  ]);
  const folders = new Set([...wanted.map(dirname), 'blog', ...(wanted.includes('spanish-terms.yaml') ? ['glossary'] : [])]);
  folders.delete('.');
  return (file) => files.has(file) || folders.has(dirname(file));
}
const isIn = (part: string, file: string) => `content/${file}`.includes(part);

/** Prints the problems by file, and a summary line. */
export function reportContent(part: string): boolean {
  const content = loadContent(contentFolder, neededFor(part));
  const files = content.filter(({ file }) => isIn(part, file));
  if (!files.length) {
    console.error(`No file of content/ has “${part}” in its path.`);
    return false;
  }
  const problems = [...checkContent(content), ...missingTwins(content), ...checkMasters(content)].filter(({ file }) => isIn(part, file));
  const wrong = new Set(problems.map(({ file }) => file));
  writeSummary(problems);
  for (const file of wrong) {
    console.error(`content/${file}`);
    for (const { message } of problems.filter((problem) => problem.file === file)) console.error(`  - ${message}`);
  }
  const checked = files.length === 1 ? `content/${files[0]?.file}` : `${files.length} files`;
  const read = content.filter(wasRead);
  const warnings = [
    ...staleTranslations(read).map(({ file, message }) => ({ file, message: `${message}, then run ${recordCommand(originalOf(file))}` })),
    ...overdueFacts(read),
    ...ownWordsToRead(read),
    ...insurersToCheck(read),
    ...(part ? [] : factsWithoutHome(read)),
    ...wordsOfPartsOff(read),
  ];
  for (const { file, message } of warnings.filter(({ file }) => isIn(part, file))) console.warn(`Warning: content/${file}: ${message}`);
  if (problems.length) console.error(`${count(problems.length, 'problem')} in ${count(wrong.size, 'file')} (checked: ${checked})`);
  else console.log(`Content is fine (checked: ${checked})`);
  return problems.length === 0;
}

/** GitHub, Gitea and Forgejo show this summary on the page of a CI run. */
function writeSummary(problems: Problem[]): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file || !problems.length) return;
  const { heading, lead } = readContent('editor.yaml').rejected;
  const lines = problems.map((problem) => `- **content/${problem.file}**: ${problem.message}`);
  appendFileSync(file, `## ${heading}\n\n${lead}\n\n${lines.join('\n')}\n`);
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** Runs the check again after a file is saved. */
export function watchContent(check: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    // Editors save a file in several steps: check once after the last event.
    clearTimeout(timer);
    timer = setTimeout(check, 100);
  };
  // Not recursive: on Linux, a recursive watch misses files that an editor replaces instead of overwriting.
  for (const folder of ['', ...globSync('*/', { cwd: contentFolder })]) watch(join(contentFolder, folder), later);
}
