import CMS from '@sveltia/cms';
import type { Problem } from '../../content-model/check/content-file.ts';
import { inLanguage, type Language, languageOf, originalOf } from '../../content-model/content-paths.ts';
import { slugOf } from '../../content-model/parse.ts';
import type { EditorSettings } from '../settings.ts';
import { type Edit, englishOnly, fieldOf, ownWordsOf, problemsOf, type Sources, sourceOf, textFiller } from './check-entry.ts';
import { ask } from './dialog.ts';
import { showFilledTexts } from './filled-text.ts';
import { PictureField } from './picture-field.tsx';
import { hideProblems, type ListedProblem, showProblems } from './problem-list.ts';

const readJson = async <T>(file: string): Promise<T> => {
  const response = await fetch(file, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
};

const { config, words, isLocal } = await readJson<EditorSettings>('settings.json');
/** The files saved in this session. With a Git host, content.json lacks them, because it is as old as the editor's build. */
const saved: Sources = {};
const readFiles = async (): Promise<Sources> => ({ ...(await readJson<Sources>('content.json')), ...(isLocal ? {} : saved) });
/** The files as the editor last read or saved them. */
const known = await readFiles();

addEventListener('hashchange', hideProblems);

let fill = textFiller(known);
showFilledTexts(words.filledText, (text, language) => fill(text, language));

interface EntryData {
  path: string;
  data: Record<string, unknown>;
  i18n: Record<string, { data?: Record<string, unknown> }>;
}

function editsOf({ path, data, i18n }: EntryData): Edit[] {
  const file = path.replace(/^content\//, '');
  const others = Object.entries(i18n).flatMap(([language, { data: translated }]) =>
    translated && Object.keys(translated).length ? { file: inLanguage(file, language as Language), data: translated } : [],
  );
  return [{ file, data }, ...others];
}

async function confirmOverwrite(file: string, sources: Sources): Promise<void> {
  const [before, now] = [known[file], sources[file]];
  if (now === undefined || now === before) return;
  const read = new Set(before?.split('\n'));
  const { heading, lead, overwrite, cancel } = words.changed;
  const items = now.split('\n').filter((line) => line.trim() && !read.has(line));
  const answer = await ask({
    heading: `${heading}: content/${file}`,
    lead,
    items,
    buttons: [
      ['', cancel],
      ['overwrite', overwrite],
    ],
  });
  if (answer !== 'overwrite') throw new Error(heading);
}

interface Confirmation {
  heading: string;
  lead: string;
  save: string;
  back: string;
}

/** Asks whether to save all the same, if there is something to read first. */
async function confirmSave({ heading, lead, save, back }: Confirmation, items: string[]): Promise<void> {
  if (!items.length) return;
  const answer = await ask({
    heading,
    lead,
    items,
    buttons: [
      ['', back],
      ['save', save],
    ],
  });
  if (answer !== 'save') throw new Error(heading);
}

function listed(file: string, message: string, edits: Edit[]): ListedProblem {
  const edit = edits.find((one) => one.file === file);
  if (!edit) return { text: `content/${file}: ${message}` };
  const path = fieldOf(edit, message);
  const language = languageOf(file);
  return { text: language === 'en' ? message : `${words.refused.spanish}: ${message}`, place: path && { language, path } };
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const edits = editsOf(entry.toJS() as EntryData);
    const sources = await readFiles();
    const problems = problemsOf(edits, sources);
    if (problems.length) {
      showProblems(
        words.refused,
        problems.map(({ file, message }) => listed(file, message, edits)),
      );
      throw new Error(words.refused.heading);
    }
    hideProblems();
    // A changed fact changes its pages by itself, except where they say it in their own words.
    await confirmSave(
      words.ownWords,
      ownWordsOf(edits, sources).map(({ file, words }) => `content/${file}: “${words}”`),
    );
    // With a Git host, Sveltia CMS itself notices that somebody else has changed the entry. In a local folder it cannot.
    if (isLocal) for (const { file } of edits) await confirmOverwrite(file, sources);
    await confirmSave(words.englishOnly, englishOnly(edits, sources));
  },
});

CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    const edits = editsOf(entry.toJS() as EntryData);
    for (const edit of edits) saved[edit.file] = sourceOf(edit);
    const sources = await readFiles();
    for (const { file } of edits) known[file] = sources[file] ?? '';
    fill = textFiller(sources);
    await showOutdated();
  },
});

/** The address of the entry that has a file. */
function entryOf(file: string): string | undefined {
  for (const collection of config.collections ?? []) {
    if (!('name' in collection)) continue;
    const found = 'files' in collection && collection.files.find((one) => one.file.replace('.{{locale}}', '') === `content/${file}`);
    if (found) return `#/collections/${collection.name}/entries/${found.name}`;
    if ('folder' in collection && `content/${file}`.startsWith(`${collection.folder}/`))
      return `#/collections/${collection.name}/entries/${slugOf(file)}`;
  }
  return undefined;
}

/** A button while there are outdated translations, which opens their list. */
const outdatedButton = Object.assign(document.createElement('button'), { type: 'button', className: 'outdated' });

async function showOutdated(): Promise<void> {
  const problems = await readJson<Problem[]>('outdated.json');
  const { button, ...list } = words.outdated;
  outdatedButton.textContent = button.replace('{count}', String(problems.length));
  outdatedButton.onclick = () =>
    showProblems(
      list,
      problems.map(({ file, message }) => ({ text: `content/${file}: ${message}`, href: entryOf(originalOf(file)) })),
    );
  if (problems.length) document.body.append(outdatedButton);
  else outdatedButton.remove();
}

CMS.registerFieldType('picture', PictureField);

if (isLocal && !('showDirectoryPicker' in window)) {
  const note = Object.assign(document.createElement('p'), { className: 'unsupported', textContent: words.unsupported });
  document.body.append(note);
} else {
  await CMS.init({ config });
  await showOutdated();
}
