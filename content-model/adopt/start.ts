/**
 * Makes the site that of another brokerage in Texas: npm run adopt asks, npm run adopt -- answers.yaml reads a file
 * (docs/adopt.md). It ends with the check of the content and with the list of what is left.
 * npm run adopt -- --colors "#3b1f6b, #b5651d" changes the colors alone.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { loadContent } from '../load-all.ts';
import { contentFolder } from '../read.ts';
import { rewriteList } from '../texts-to-rewrite.ts';
import { type Answers, answers, type Question, read, readAnswers } from './answers.ts';
import { applyAnswers } from './apply.ts';
import { applyColors, applyLogo } from './brand.ts';

const listFile = 'what-is-left.txt';

const { values, positionals } = parseArgs({ options: { colors: { type: 'string' } }, allowPositionals: true });
const inProject = (name: string) => join(process.cwd(), name);

if (values.colors !== undefined) {
  const colors = read('colors', values.colors);
  if ('problem' in colors) stop(colors.problem);
  else await draw({ colors: colors.value as Answers['colors'] });
  process.exit();
}

const [file] = positionals;
const given = await (file ? fromFile(file) : ask()).catch((error: Error) => stop(error.message));
applyAnswers(given, contentFolder);
applyLogo(given, inProject);
await draw(given);
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
run('content-model/outdated-translations.ts');
writeFileSync(listFile, rewriteList(loadContent()));
if (run('content-model/check.ts')) {
  console.log(`
This is the site of ${given.name} now. npm start draws the cards for shared links, which takes some minutes, and shows it.

Left to do:
- Write: the texts in ${listFile}. They name places, people and ideas of the first brokerage.
- Add: your people, reviews, partners and insurers (content/people.yaml, reviews.yaml, partners.yaml, insurers.yaml), and the
  addresses of your applications and profiles (urls and social in content/site.yaml); until then links lead to the contact form.
- Look: the pictures keep their own colors, and the office on /about has a sign (docs/adopt.md).
- Have signed: what you undertake (npm run check:content -- --promises) by your principal and your errors-and-omissions insurer,
  the law (docs/legal-review.md) by a licensed person, content/legal by an attorney.`);
} else {
  console.error(
    '\nThe content needs a correction, mostly a text that is too long for your name. Correct it, then run npm run check:content.',
  );
  process.exitCode = 1;
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** Colors the tokens and what repeats them, and draws the icons. */
async function draw(brand: Pick<Answers, 'colors'>): Promise<void> {
  applyColors(brand, inProject);
  await drawIcons();
  // They show the old logo or the old colors. npm start and npm run build draw missing ones.
  for (const card of globSync('public/images/social/**/*.jpg')) rmSync(card);
}

async function fromFile(name: string): Promise<Answers> {
  return readAnswers(parse(readFileSync(name, 'utf8')));
}

/** Imported only now, because it has the colors in it. */
async function drawIcons(): Promise<void> {
  const { brandFiles } = await import('../../art/brand-files.ts');
  for (const { file, make } of brandFiles('art')) writeFileSync(inProject(`public/${file}`), await make());
}

/** Asks one question after the other; a wrong answer is asked for again. */
async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const values: Partial<Record<Question, unknown>> = {};
  for (const question of Object.keys(answers.shape) as Question[]) {
    for (;;) {
      process.stdout.write(`${answers.shape[question].description}\n> `);
      const { value: line, done } = await lines.next();
      if (done) throw new Error('The answers ended before the questions.');
      const result = read(question, line);
      if ('value' in result) {
        values[question] = result.value;
        break;
      }
      console.log(`Not like this: ${result.problem}`);
    }
  }
  terminal.close();
  return values as Answers;
}
