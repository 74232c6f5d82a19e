/** The editor of npm run edit. Every file instead of one of each kind: EDITOR_FILES=all npx playwright test tests/editor.spec.ts */
import { appendFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { canonical } from '../content-model/canonical.ts';
import { checkContent } from '../content-model/check/all.ts';
import { loadFile } from '../content-model/check/content.ts';
import { loadContent } from '../content-model/load.ts';
import { readContent } from '../content-model/read.ts';
import { allEntries, contentCopy, type Editor, expectOnlyChanges, openEditor, sources, startEditor } from './editor-page.ts';
import { axeFaults, expect, test } from './site-test';

const { refused, changed, unsupported, choosePicture } = readContent('editor.yaml');
const all = process.env['EDITOR_FILES'] === 'all';
const oneOfEachKind = ['site.yaml', 'industries/energy.yaml', 'glossary/coinsurance.yaml', 'tools/coinsurance.yaml', 'blog/texas-claim-clock-explained.md'];
const entries = allEntries().filter(({ file }) => all || oneOfEachKind.includes(file));

// One editor for all tests: it takes seconds to open.
test.describe.configure({ mode: 'default' });
test.setTimeout(all ? 3_600_000 : 120_000);

let server: Server;
let editor: Editor;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startEditor();
  editor = await openEditor(browser, server);
});
test.afterAll(async () => {
  await editor?.page.context().close();
  server?.close();
});

test('a changed sentence and a moved item are the only changes in a file, in both languages', async () => {
  for (const entry of entries) await test.step(entry.file, () => expectOnlyChanges(editor, entry));
});

const offline = 'pages/entries/pages-offline';
const englishForm = () => editor.page.getByRole('group', { name: /^Edit .English. Content$/ });
const textbox = (name: string) => englishForm().getByRole('textbox', { name, exact: true });
const refusal = () => editor.page.getByRole('dialog', { name: refused.heading });

test('what the content check refuses is not saved; the dialog names the field and says what to write', async () => {
  const { page } = editor;
  const before = await editor.read('pages/offline.yaml');
  await editor.show(offline);
  for (const [text, sentence] of [
    ['Without a connection the best rate is guaranteed, always and for everybody.', 'nothing is guaranteed: say may'],
    ['too long '.repeat(60), /^Lead “too long too long.*”: too long: at most \d+ characters/],
    ['', /^Lead: too short: at least \d+ characters/],
  ] as const) {
    await textbox('Lead').fill(text);
    await editor.save.click();
    await expect(refusal().getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(refusal()).toBeHidden();
    // The error dialog of Sveltia CMS itself.
    await page.getByRole('dialog').getByRole('button').first().click();
  }
  expect(await editor.read('pages/offline.yaml')).toBe(before);
});

test('a person is added, moved and removed', async () => {
  const { page } = editor;
  const before = parse(sources['people.yaml'] ?? '') as Record<string, string>[];
  const written = (people: unknown[]) => canonical('people.yaml', stringify(people));
  const added = { ...before[0], name: 'Ada Example', email: 'ada@benchmark.example' };
  const handles = page.getByRole('button', { name: 'Reorder Item' });

  await editor.show('people/entries/people');
  await page.getByRole('button', { name: 'List Item Options' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await expect(handles).toHaveCount(before.length + 1);
  await textbox('Name').nth(1).fill(added.name);
  await textbox('Email').nth(1).fill(added.email);
  await handles.nth(1).press('ArrowDown');
  await expect(handles.nth(2)).toBeFocused();
  await editor.saved();
  await expect.poll(() => editor.read('people.yaml')).toBe(written([before[0], before[1], added, ...before.slice(2)]));

  await editor.show('people/entries/people');
  await page.getByRole('button', { name: 'Remove', exact: true }).nth(2).press('Enter');
  await expect(handles).toHaveCount(before.length);
  await editor.saved();
  await expect.poll(() => editor.read('people.yaml')).toBe(sources['people.yaml']);
});

test('a new article with a picture is written from nothing and passes the content check', async () => {
  const { page } = editor;
  const example = loadContent('content', (file) => file === 'blog/texas-claim-clock-explained.md').find(({ body }) => body)!;
  await editor.show('blog/new');
  const fields = {
    Number: '99',
    Title: 'How a claim letter is put together',
    Author: 'Claims advocacy team',
  };
  for (const [name, text] of Object.entries(fields)) await textbox(name).fill(text);
  await page.getByText(choosePicture).click();
  await page.getByRole('radio', { name: 'porch talk' }).check();
  expect(await axeFaults(page, '.picture-field')).toEqual([]);
  await editor.saved();
  const file = 'blog/how-a-claim-letter-is-put-together.md';
  await expect.poll(() => editor.read(file)).not.toBe('');
  const article = loadFile(file, await editor.read(file), () => readContent('site.yaml'));
  expect(checkContent([...loadContent(), article])).toEqual([]);
  expect(article.body).toBe(example.body);
});

test('before a file that changed outside of the editor is overwritten, the lines that would be lost are shown', async () => {
  const { page } = editor;
  await editor.show(offline);
  appendFileSync(join(contentCopy, 'pages/offline.yaml'), 'note: Written by somebody else\n');
  await textbox('Title').first().fill('You are offline now');
  await editor.save.click();
  const dialog = page.getByRole('dialog', { name: changed.heading });
  await expect(dialog.getByRole('listitem')).toHaveText(['note: Written by somebody else']);
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: changed.cancel }).click();
  expect(await editor.read('pages/offline.yaml')).not.toContain('You are offline now');
});

test('with the keyboard alone, on a phone, a sentence is changed and saved', async () => {
  const { page } = editor;
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.show('pages/entries/pages-not-found');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a browser that cannot open a folder says which one can', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto(editor.page.url().replace(/#.*/, ''));
  await expect(page.getByText(unsupported)).toBeVisible();
  await page.close();
});

test('nothing is requested from other hosts', () => {
  expect(editor.outside).toEqual([]);
});
