/** Opens the editor in a browser. Its origin private file system stands in for the folder of the project. */
import { cpSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Locator, type Request } from '@playwright/test';
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { parse } from 'yaml';
import { canonical } from '../content-model/canonical-yaml.ts';
import { inLanguage, languageOf } from '../content-model/content-paths.ts';
import { readSources } from '../content-model/load-all.ts';
import { splitMatter } from '../content-model/parse.ts';
import { bundleEditor } from '../editor/bundle.ts';
import { serveEditor } from '../editor/serve.ts';
import { editorSettings } from '../editor/settings.ts';

const folder = '.cache/editor-test';
/** The server’s copy of content/. The browser edits another copy. */
export const contentCopy = '.cache/editor-test-content';
const site = 'http://localhost';
export const sources = readSources();

export async function startEditor(): Promise<Server> {
  cpSync('content', contentCopy, { recursive: true });
  await bundleEditor(folder);
  return serveEditor({ folder, port: 0, site, content: contentCopy });
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

export async function openEditor(browser: Browser, server: Server) {
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const outside: string[] = [];
  const note = (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    const isBlocked = request.failure()?.errorText === 'csp';
    if (protocol.startsWith('http') && hostname !== 'localhost' && !isBlocked) outside.push(request.url());
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
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
    /** Requests to other hosts that the security policy did not block. */
    outside,
    /** Opens an entry such as blog/entries/a-post, or blog/new. */
    async show(address: string): Promise<void> {
      // Going to the address that is already open would not reset its form.
      if (page.url().endsWith(address)) await page.goto('/#/collections/rules');
      await page.goto(`/#/collections/${address}`);
      await save.waitFor();
    },
    /** Saves, and waits until the form closes. */
    async saved(): Promise<void> {
      await save.click();
      await page.waitForURL(/#\/collections\/\w+$/);
    },
    /** The text of a file in the browser’s copy, or an empty string if there is none. */
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
  /** Its address in the editor, as show() expects it. */
  address: string;
  /** Path inside content/. */
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
      .filter((file) => `content/${file}`.startsWith(`${collection.folder}/`) && languageOf(file) === 'en')
      .map((file) => ({ address: `${collection.name}/entries/${file.replace(/^.*\/|\.\w+$/g, '')}`, file }));
  });
}

/**
 * In each language of an entry: changes a text, adds and removes an item of a list, and moves one. Saves, and expects the changed
 * text and the moved item to be the only changes in the files.
 */
export async function expectOnlyChanges(editor: Editor, { address, file }: Entry): Promise<void> {
  await editor.show(address);
  const english = dataOf(file);
  const [spanish, hasSpanish] = [dataOf(inLanguage(file, 'es')), (await editor.forms().count()) > 1];
  const texts = pathsIn(english).filter((path) => {
    const [text, translation] = [english, spanish].map((data) => valueAt(data, path));
    return isText(text) && (!hasSpanish || (isText(translation) && text !== translation));
  });
  // Prefers whole sentences outside definitions: the content check could reject a changed name, or a glossary term cut in half.
  const cost = (path: Path) => depth(path) + (/[.?]$/.test(valueAt(english, path)) ? 0 : 100) + (path[0] === 'definition' ? 1 : 0);
  const text = texts.toSorted((a, b) => cost(a) - cost(b))[0];
  if (!text) throw new Error(`no text can be changed in ${file}`);
  const { takesItems, moves } = await chooseLists(editor.forms().first(), english);
  const expected = new Map<string, string>();
  for (const form of await editor.forms().all()) {
    const isSpanish = (await form.getAttribute('aria-label'))?.includes('Spanish');
    const [changed, data] = isSpanish ? [inLanguage(file, 'es'), spanish] : [file, english];
    const after = valueAt(data, text).replace(/[a-z](?=[^a-z]*$)/, (letter: string) => (letter === 'x' ? 'y' : 'x'));
    await (await open(form, text)).getByRole('textbox').fill(after);
    valueAt(data, text.slice(0, -1))[text.at(-1)!] = after;
    // A translation has no lists that are the same in both languages.
    if (takesItems && valueAt(data, takesItems)) await addAndRemove(await open(form, takesItems), valueAt(data, takesItems).length);
    if (moves && valueAt(data, moves)?.length > 1) {
      const items = valueAt(data, moves);
      // A row is drawn when it comes into view.
      const row = (await open(form, moves)).locator('.item-wrapper').first();
      await row.scrollIntoViewIfNeeded();
      const handle = row.getByRole('button', { name: 'Reorder Item' }).first();
      await handle.press('ArrowDown');
      items.splice(1, 0, ...items.splice(0, 1));
    }
    expected.set(changed, written(changed, data));
  }
  await editor.saved();
  // The form closes before the file is written.
  for (const [changed, content] of expected) await expect.poll(() => editor.read(changed), changed).toBe(content);
}

type Path = (string | number)[];
// biome-ignore lint/suspicious/noExplicitAny: the values of any file
type Data = any;

/** The fields of a form. A file that is a list has one field, which has the name of the file. */
function dataOf(file: string): Data {
  const source = sources[file];
  const value = source && parse(file.endsWith('.md') ? splitMatter(source).matter : source);
  return Array.isArray(value) ? { [file.split('.')[0] ?? '']: value } : value;
}

function written(file: string, data: Data): string {
  const name = file.split('.')[0] ?? '';
  const json = JSON.stringify(Array.isArray(data[name]) && Object.keys(data).length === 1 ? data[name] : data);
  return canonical(file, file.endsWith('.md') ? `---\n${json}\n---\n${splitMatter(sources[file] ?? '').body}` : json);
}

const pathsIn = (value: Data, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value
    ? Object.keys(value).flatMap((key) => pathsIn(value[key], [...path, Array.isArray(value) ? Number(key) : key]))
    : []),
];
const valueAt = (value: Data, path: Path): Data => path.reduce((inside, key) => inside?.[key], value);
/** The cost of opening a field: high inside lists, because their items are collapsed. */
const depth = (path: Path) => path.length + 10 * path.filter(Number.isInteger).length;
/** At least two words, without a placeholder. */
const isText = (value: unknown) => typeof value === 'string' && /\p{L} \p{L}/u.test(value) && !value.includes('{');

/** Finds the first list to which an item can be added, and the first one whose items can be moved. Lists inside lists do not count. */
async function chooseLists(form: Locator, data: Data) {
  let [takesItems, moves]: (Path | undefined)[] = [];
  for (const path of pathsIn(data).filter((one) => Array.isArray(valueAt(data, one)) && depth(one) < 10)) {
    const field = await open(form, path);
    if ((await field.getAttribute('data-field-type')) !== 'list') continue;
    if (await addButton(field).count()) takesItems ??= path;
    if (valueAt(data, path).length > 1) moves ??= path;
    if (takesItems && moves) break;
  }
  return { takesItems, moves };
}

const addButton = (list: Locator) =>
  list.getByRole('button', { name: /^Add /, disabled: false }).and(list.page().locator(':not([aria-haspopup])'));

/** Opens the sections around a field and scrolls to it: a field is drawn when it comes into view. */
export async function open(form: Locator, path: Path): Promise<Locator> {
  const pane = form.locator('.content');
  await pane.evaluate((element) => element.scrollTo(0, 0));
  let section = pane;
  for (const [i, key] of path.entries()) {
    const field = form.locator(`[data-key-path="${path.slice(0, i + 1).join('.')}"]`).first();
    const row = section.locator(`[aria-controls$="-item-${key}-body"]`).first();
    const isItem = typeof key === 'number';
    const target = isItem ? row : field;
    while (!(await target.count())) await scrollOn(pane);
    await target.scrollIntoViewIfNeeded();
    if (!isItem || i === path.length - 1) section = field;
    const toggle = isItem ? row : field.locator('[aria-label=Expand], [aria-label=Collapse]').first();
    if ((isItem || i < path.length - 1) && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  }
  return section;
}

/** Scrolls down, or from the end back to the start, and waits until the fields in view are drawn. */
const scrollOn = (pane: Locator) =>
  pane.evaluate(async (element) => {
    const before = element.scrollTop;
    element.scrollBy(0, 400);
    if (element.scrollTop === before) element.scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

async function addAndRemove(list: Locator, count: number): Promise<void> {
  await addButton(list).last().dispatchEvent('click');
  const added = list.locator(`[aria-controls$="-item-${count}-body"]`).last();
  await groupOf(added).getByRole('button', { name: 'Remove', exact: true }).first().dispatchEvent('click');
  await added.waitFor({ state: 'detached' });
}

/** The innermost group around an element: the item of a list. */
const groupOf = (element: Locator) => element.locator('xpath=ancestor::*[@role="group"][1]');

export const item = (list: Locator, index: number) => groupOf(list.locator(`[aria-controls$="-item-${index}-body"]`).first());
