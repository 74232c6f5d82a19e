/** Opens the editor in a browser. Its origin private file system stands in for the folder of the project. */
import { cpSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Locator } from '@playwright/test';
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { parse } from 'yaml';
import { canonical } from '../content-model/canonical-yaml.ts';
import { inLanguage, languageOf } from '../content-model/files.ts';
import { readSources } from '../content-model/load.ts';
import { splitMatter } from '../content-model/parse.ts';
import { bundleEditor } from '../editor/bundle.ts';
import { serveEditor } from '../editor/serve.ts';
import { editorSettings } from '../editor/settings.ts';

const folder = '.cache/editor-test';
/** What the server knows of content/. The browser has a copy of its own. */
const contentCopy = '.cache/editor-test-content';
const site = 'http://localhost';
const sources = readSources();

export async function startEditor(): Promise<Server> {
  cpSync('content', contentCopy, { recursive: true });
  await bundleEditor(folder);
  return serveEditor({ folder, port: 0, site, content: contentCopy });
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

export async function openEditor(browser: Browser, server: Server) {
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/settings.json');
  await page.evaluate(writeFiles, {
    '.git/HEAD': '',
    ...Object.fromEntries(Object.entries(sources).map(([file, text]) => [`content/${file}`, text])),
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('searchbox').waitFor();

  const save = page.getByRole('button', { name: 'Save', exact: true });
  return {
    page,
    save,
    /** Opens an entry such as blog/entries/a-post, or blog/new. */
    async show(address: string): Promise<void> {
      // Navigates away first: a form that is already open would not be reloaded.
      await page.goto('/#/collections/rules');
      await page.goto(`/#/collections/${address}`);
      await save.waitFor();
    },
    /** Saves, and waits until the form closes. */
    async saved(): Promise<void> {
      await save.click();
      await page.waitForURL(/#\/collections\/\w+$/);
    },
    /** An empty text while there is no such file. */
    read: (file: string): Promise<string> => page.evaluate(readFile, `content/${file}`).catch(() => ''),
    /** The form of an entry in each language. */
    forms: () => page.getByRole('group', { name: /^Edit .* Content$/ }),
  };
}

async function writeFiles(files: Record<string, string>): Promise<void> {
  const top = await navigator.storage.getDirectory();
  const write = async ([path, text]: [string, string]) => {
    const names = path.split('/');
    let parent = top;
    for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name, { create: true });
    const stream = await (await parent.getFileHandle(names.at(-1) ?? '', { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  };
  await Promise.all(Object.entries(files).map(write));
}

async function readFile(path: string): Promise<string> {
  const names = path.split('/');
  let parent = await navigator.storage.getDirectory();
  for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name);
  const handle = await parent.getFileHandle(names.at(-1) ?? '');
  return (await handle.getFile()).text();
}

export interface Entry {
  /** Where the editor shows it. */
  address: string;
  /** Inside content/. */
  file: string;
}

/** Every entry that the editor shows. */
export function allEntries(): Entry[] {
  const { config } = editorSettings({ backend: { name: 'github', repo: 'our-office/website' }, site, isLocal: true });
  return (config.collections as (EntryCollection | FileCollection)[]).flatMap((collection) => {
    if ('files' in collection)
      return collection.files.map(({ name, file }) => ({
        address: `${collection.name}/entries/${name}`,
        file: file.replace('content/', '').replace('.{{locale}}', ''),
      }));
    return Object.keys(sources)
      .filter((file) => `content/${file}`.startsWith(`${collection.folder}/`) && (!collection.i18n || languageOf(file) === 'en'))
      .map((file) => ({ address: `${collection.name}/entries/${file.replace(/^.*\/|\.\w+$/g, '')}`, file }));
  });
}

/**
 * In each language of an entry: changes a text, adds and removes an item of a list, and moves one. Saves, and expects the changed
 * text and the moved item to be the only changes in the files.
 */
export async function expectOnlyChanges(editor: Editor, { address, file }: Entry): Promise<void> {
  await editor.show(address);
  const expected = new Map<string, string[]>();
  for (const form of await editor.forms().all()) {
    const isSpanish = (await form.getAttribute('aria-label'))?.includes('Spanish');
    const changed = isSpanish ? inLanguage(file, 'es') : file;
    const source = sources[changed] ?? '';
    // A name that is the same in both languages has to stay so.
    const [before, after] = await changeText(form, isSpanish ? (sources[file] ?? '') : '');
    await addAndRemove(form);
    const results = (await moveFirst(form)) ? withMovedItem(changed, source) : [source];
    expected.set(
      changed,
      results.flatMap((result) => withChangedText(result, before, after)),
    );
  }
  await editor.saved();
  // The form closes before the file is written.
  for (const [changed, results] of expected)
    await expect.poll(async () => results.includes(await editor.read(changed)), changed).toBe(true);
}

/** The possible contents of a file after one occurrence of the text was replaced. */
const withChangedText = (source: string, before: string, after: string): string[] => {
  const parts = source.split(before);
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join(before) + after + parts.slice(i + 1).join(before));
};

/** The possible contents of a file after the first item of one of its lists was moved down. */
function withMovedItem(file: string, source: string): string[] {
  const { matter, body } = file.endsWith('.md') ? splitMatter(source) : { matter: source, body: '' };
  const value: unknown = parse(matter);
  return listsIn(value).map((list) => {
    list.splice(1, 0, ...list.splice(0, 1));
    const json = JSON.stringify(value);
    list.splice(1, 0, ...list.splice(0, 1));
    return canonical(file, file.endsWith('.md') ? `---\n${json}\n---\n${body}` : json);
  });
}

const listsIn = (value: unknown): unknown[][] =>
  typeof value === 'object' && value
    ? [...(Array.isArray(value) && value.length > 1 ? [value] : []), ...Object.values(value).flatMap(listsIn)]
    : [];

/** Changes the first sentence that can be changed, and returns it before and after the change. */
async function changeText(form: Locator, without: string): Promise<[before: string, after: string]> {
  const texts = form.getByRole('textbox', { disabled: false });
  for (;;) {
    const canExpand = (await expand(form).count()) > 0;
    const values = await texts.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    for (const [i, before] of values.entries()) {
      // Not a placeholder and, if there is a sentence, not a name: a check would refuse the change.
      const isSentence = canExpand ? /\p{L} .*\p{L} .*[.?]$/su : /\p{L} \p{L}/u;
      if (!isSentence.test(before) || before.includes('{') || without.includes(before)) continue;
      const after = before.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === 'x' ? 'y' : 'x'));
      await texts.nth(i).fill(after);
      return [before, after];
    }
    await expand(form).first().click();
  }
}

const expand = (form: Locator) => form.getByRole('button', { name: 'Expand', exact: true });

/** Adds an item to the first list that takes one, and removes it again. */
async function addAndRemove(form: Locator): Promise<void> {
  const page = form.page();
  const add = form.getByRole('button', { name: /^Add /, disabled: false }).and(page.locator(':not([aria-haspopup])'));
  if (!(await add.count())) return;
  // With the keyboard: the form scrolls to what is added, and focuses it.
  await add.first().press('Enter');
  const added = form.getByRole('group').filter({ has: page.locator('[aria-label=Collapse]:focus') });
  await added.last().getByRole('button', { name: 'Remove', exact: true }).first().press('Enter');
}

/** Moves the first item of the first list down, if there is one. */
async function moveFirst(form: Locator): Promise<boolean> {
  const handle = form.getByRole('button', { name: 'Reorder Item', disabled: false });
  while (!(await handle.count()) && (await expand(form).count())) await expand(form).first().click();
  if (!(await handle.count())) return false;
  await handle.first().press('ArrowDown');
  return true;
}
