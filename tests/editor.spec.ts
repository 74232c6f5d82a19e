/** The editor of npm run edit. Every file instead of a sample: EDITOR_FILES=all npx playwright test tests/editor.spec.ts */
import type { Server } from 'node:http';
import { readContent } from '../content-model/read.ts';
import { allEntries, type Editor, expectOnlyChanges, openEditor, startEditor } from './editor-page.ts';
import { axeFaults, expect, test } from './site-test';

const { refused } = readContent('editor.yaml');
const all = process.env['EDITOR_FILES'] === 'all';
const sample = ['industries/energy.yaml', 'glossary/coinsurance.yaml'];
const entries = allEntries().filter(({ file }) => all || sample.includes(file));

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
const lead = () => englishForm().getByRole('textbox', { name: 'Lead', exact: true });

test('a promise is refused with what to say instead', async () => {
  const { page } = editor;
  await editor.show(offline);
  const before = await editor.read('pages/offline.yaml');
  await lead().fill('Without a connection the best rate is guaranteed, always and for everybody.');
  await editor.save.click();
  const dialog = page.getByRole('dialog', { name: refused.heading });
  await expect(dialog).toContainText('nothing is guaranteed: say may');
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await editor.read('pages/offline.yaml')).toBe(before);
});
