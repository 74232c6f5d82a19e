/** Follows the instructions of the README in a copy of the project, then runs the unit tests there: edited content must not break them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { readFolder } from '../content-model/read.ts';

/** Client names of the added industry, which must differ from those of the other industries. */
const harborClients = ['Tug owners', 'Harbor pilots', 'Dock builders', 'Boat yards', 'Ferry lines', 'Ship chandlers', 'Salvors'];

const dockLoss = {
  title: 'A dock that came loose',
  story:
    'An invented storm lifts a floating dock off its piles overnight. Divers, a crane and new piles bring the bill to $90,000. The policy has a named storm deductible of $25,000, which the owner had read as a wind deductible.',
  figures: [
    { label: 'Dock, piles and divers', amount: '$90,000' },
    { label: 'Named storm deductible', amount: '−$25,000' },
    { label: 'Paid by the policy', amount: '$65,000', total: true },
  ],
  lesson: 'Ask which deductible answers for a storm that has a name, and write it on the dock plan.',
};

const dockStops = [
  { label: 'Calm', share: '$0', text: 'A floating dock lies at its piles, insured for wind and for water.' },
  { label: 'Storm', share: '$0', text: 'A storm with a name lifts it off the piles overnight, and nobody knows the bill yet.' },
  { label: 'The bill', share: '$25,000', text: 'Dock, piles and divers cost $90,000. The owner pays the named storm deductible.' },
];

const started = Date.now();
const copy = mkdtempSync(join(tmpdir(), 'readme-instructions-'));
const inCopy = (file: string) => join(copy, file);
/** Runs the unit tests that depend on content. */
const unitTestCommand = 'npx vitest run --project unit app/ content-model/ docs/ tests/';
let failed = true;
try {
  copyProject();
  changeTheFacts();
  addAPost();
  addAnIndustry();
  run(unitTestCommand);
  failed = false;
  console.log(`The instructions in README work (${Math.round((Date.now() - started) / 1000)} s).`);
} finally {
  // Keeps the copy of a failed run for inspection.
  if (failed) console.error(`The copy is still in ${copy}`);
  else rmSync(copy, { recursive: true });
}

function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, inCopy(file));
  symlinkSync(resolve('node_modules'), inCopy('node_modules'), 'junction');
  execFileSync('git', ['init', '-q'], { cwd: copy });
}

/** Follows “Change a phone number” and “Change a sentence”. */
function changeTheFacts(): void {
  for (const file of ['content/site.yaml', 'content/site.es.yaml'])
    edit(file, /display: .+\n( +)href: .+/, 'display: (281) 555-0199\n$1href: tel:+12815550199');
  edit('content/pages/home.yaml', /(how:\n +heading: ).+/, '$1A sentence that somebody changed.');
  edit('content/pages/not-found.yaml', /(\ntitle: ).+/, '$1A title that somebody changed.');
}

/** Follows “Add a post”. The new post has the latest date, so all other posts move in the list. */
function addAPost(): void {
  const source = readFileSync('content/blog/texas-claim-clock-explained.md', 'utf8');
  const post = source
    .replace(/^number: .*$/m, 'number: 999')
    .replace(/^title: .*$/m, 'title: A Post that Somebody Added')
    .replace(/^date: .*$/m, 'date: 2026-11-15')
    .replace(
      /^description: .*$/m,
      'description: What somebody wrote about after the others had been written, long enough to be shown in a list of results.',
    );
  writeFileSync(inCopy('content/blog/a-post-that-somebody-added.md'), post);
}

/** Follows “Add an industry”. */
function addAnIndustry(): void {
  const {
    slug: _slug,
    figure: _figure,
    layout: _layout,
    given: _given,
    ...value
  } = readFolder('industries').find(({ slug }) => slug === 'energy')!;
  const own = {
    name: 'Marine',
    order: 99,
    picture: { ...value.picture, alt: 'A harbor' },
    loss: dockLoss,
    lossSlider: { label: value.lossSlider.label, stops: dockStops },
    sums: ['$90,000 − $25,000 = $65,000'],
    clients: harborClients,
  };
  const words = inOtherWords(value);
  const industry = { ...words, ...own, meta: { ...words.meta, title: 'Insurance for a trade that somebody added' } };
  writeFileSync(inCopy('content/industries/marine.yaml'), stringify(industry));
}

/** Reverses the words of long texts, because the content check refuses two related pages that share eight words in a row. */
function inOtherWords<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inOtherWords) as T;
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOtherWords(one)])) as T;
  if (typeof value !== 'string' || value.split(' ').length < 8) return value;
  return value.split(' ').reverse().join(' ') as T;
}

function edit(file: string, pattern: RegExp, by: string): void {
  const source = readFileSync(inCopy(file), 'utf8');
  if (!pattern.test(source)) throw new Error(`${file} has no ${pattern}`);
  writeFileSync(inCopy(file), source.replace(pattern, by));
}

function run(command: string): void {
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} fails after following README:\n${stdout}\n${stderr}`);
  console.log(`Passed: ${command} (${Math.round((Date.now() - begun) / 1000)} s)`);
}
