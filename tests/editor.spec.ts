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
/** A text of the form, in English. */
const textbox = (name: string) => editor.forms().first().getByRole('textbox', { name, exact: true });

test('what the content check refuses is not saved: the dialog names the field and says what to write', async () => {
  const { page } = editor;
  await editor.show(offline);
  const before = await editor.read('pages/offline.yaml');
  const dialog = page.getByRole('dialog', { name: refused.heading });
  for (const [text, sentence] of [
    ['Without a connection the best rate is guaranteed, always and for everybody.', 'nothing is guaranteed: say may'],
    ['Words without an end. '.repeat(20), /^Lead “Words without.*: too long: at most \d+ characters/],
    ['', /^Lead: too short: at least \d+ characters/],
  ] as const) {
    await textbox('Lead').fill(text);
    await editor.save.click();
    // The check reads all content.
    await expect(dialog.getByRole('listitem').filter({ hasText: sentence })).toBeVisible({ timeout: 30_000 });
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'OK' }).click();
  }
  expect(await editor.read('pages/offline.yaml')).toBe(before);
});
