/** Opens the editor in a browser. Its origin private file system stands in for the folder of the project. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator } from '@playwright/test';
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { inLanguage, languageOf } from '../content-model/files.ts';
import { readSources } from '../content-model/load.ts';
import { bundleEditor } from '../editor/bundle.ts';
import { serveEditor } from '../editor/serve.ts';
import { editorSettings } from '../editor/settings.ts';

const folder = '.cache/editor-test';
const site = 'http://localhost';
const sources = readSources();

export async function startEditor(): Promise<Server> {
  await bundleEditor(folder);
  return serveEditor({ folder, port: 0, site });
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
      // The form of an address that is already shown would stay as it is.
      await page.goto('/#/collections/rules');
      await page.goto(`/#/collections/${address}`);
      await save.waitFor();
    },
    /** Saves, and waits until the form closes. */
    async saved(): Promise<void> {
      await save.click();
      await page.waitForURL(/#\/collections\/\w+$/);
    },
    read: (file: string): Promise<string> => page.evaluate(readFile, `content/${file}`),
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

/** Changes a text of an entry in each language and saves. Returns what each file should be now: one of several, if the text stands in it more than once. */
export async function changeTexts(editor: Editor, { address, file }: Entry): Promise<{ file: string; expected: string[] }[]> {
  await editor.show(address);
  const changes: { file: string; expected: string[] }[] = [];
  for (const form of await editor.forms().all()) {
    const isSpanish = (await form.getAttribute('aria-label'))?.includes('Spanish');
    // A name that is the same in both languages has to stay so.
    const text = await firstText(form, isSpanish ? (sources[file] ?? '') : '');
    const before = await text.inputValue();
    const after = before.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === 'x' ? 'y' : 'x'));
    await text.fill(after);
    const changed = isSpanish ? inLanguage(file, 'es') : file;
    const parts = (sources[changed] ?? '').split(before);
    const expected = parts.slice(1).map((_, i) => parts.slice(0, i + 1).join(before) + after + parts.slice(i + 1).join(before));
    changes.push({ file: changed, expected });
  }
  await editor.saved();
  return changes;
}

/** The first sentence that can be changed. Collapsed sections are opened until there is one. */
async function firstText(form: Locator, without: string): Promise<Locator> {
  const texts = form.getByRole('textbox', { disabled: false });
  const expand = form.getByRole('button', { name: 'Expand', exact: true });
  for (;;) {
    for (const text of await texts.all()) {
      const value = await text.inputValue();
      // Not a placeholder: a check would refuse the change.
      if (/\p{L} \p{L}/u.test(value) && !value.includes('{') && !without.includes(value)) return text;
    }
    await expand.first().click();
  }
}
