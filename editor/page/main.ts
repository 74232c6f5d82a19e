import CMS from '@sveltia/cms';
import { inLanguage, type Language, originalOf } from '../../content-model/content-paths.ts';
import type { EditorSettings } from '../settings.ts';
import { type Edit, ownWordsOf, problemsOf, type Sources, sourceOf, textFiller } from './check-entry.ts';
import { ask } from './dialog.ts';
import { showFilledTexts } from './filled-text.ts';
import { PictureField } from './picture-field.tsx';

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

/** A changed fact changes its pages by itself, except where they say it in their own words. */
async function confirmOwnWords(edits: Edit[], sources: Sources): Promise<void> {
  const items = ownWordsOf(edits, sources).map(({ file, words }) => `content/${file}: “${words}”`);
  if (!items.length) return;
  const { heading, lead, save } = words.ownWords;
  const answer = await ask({
    heading,
    lead,
    items,
    buttons: [
      ['', words.refused.close],
      ['save', save],
    ],
  });
  if (answer !== 'save') throw new Error(heading);
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const edits = editsOf(entry.toJS() as EntryData);
    const sources = await readFiles();
    const problems = problemsOf(edits, sources);
    if (problems.length) {
      // A translation that is a separate entry cannot be saved together with its original, so staff may save despite its problems.
      const inTranslation = problems.every(
        ({ file }) => edits.every((edit) => edit.file !== file) && edits.some((edit) => edit.file === originalOf(file)),
      );
      const { heading, lead } = inTranslation ? words.translation : words.refused;
      const { close, spanish } = words.refused;
      const placeOf = (file: string) =>
        file === edits[0]?.file ? '' : edits.some((edit) => edit.file === file) ? `${spanish}: ` : `content/${file}: `;
      const items = problems.map(({ file, message }) => placeOf(file) + message);
      const save: [string, string][] = inTranslation ? [['save', words.translation.save]] : [];
      const answer = await ask({ heading, lead, items, buttons: [['', close], ...save] });
      if (answer !== 'save') throw new Error(heading);
    }
    await confirmOwnWords(edits, sources);
    // With a Git host, Sveltia CMS itself notices that somebody else has changed the entry. In a local folder it cannot.
    if (isLocal) for (const { file } of edits) await confirmOverwrite(file, sources);
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
  },
});

CMS.registerFieldType('picture', PictureField);

if (isLocal && !('showDirectoryPicker' in window)) {
  const note = Object.assign(document.createElement('p'), { className: 'unsupported', textContent: words.unsupported });
  document.body.append(note);
} else await CMS.init({ config });
