/** The editor of npm run edit, with three files. To test it with all files: EDITOR_FILES=all npx playwright test tests/editor.spec.ts */
import { appendFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { canonical } from '../content-model/canonical-yaml.ts';
import { checkContent } from '../content-model/check/check-content.ts';
import { loadFile } from '../content-model/check/content-file.ts';
import { inLanguage } from '../content-model/content-paths.ts';
import { loadContent } from '../content-model/load-all.ts';
import { readContent } from '../content-model/read.ts';
import { allEntries, contentCopy, type Editor, expectOnlyChanges, item, open, openEditor, sources, startEditor } from './editor-page.ts';
import { axeFaults, expect as expectSoon, test } from './site-test';

/** Before it saves, the editor checks all content, which takes seconds. */
const expect = expectSoon.configure({ timeout: 30_000 });

const { refused, changed, unsupported, choosePicture, initials, ownWords, englishOnly, outdated } = readContent('editor.yaml');
const all = process.env.EDITOR_FILES === 'all';
const sample = ['services/claims-advocacy.yaml', 'glossary/coinsurance.yaml', 'blog/texas-claim-clock-explained.md'];
const entries = allEntries().filter(({ file }) => all || sample.includes(file));

// One editor for all tests: it takes seconds to open.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

let server: Server;
let editor: Editor;
test.beforeAll(async ({ browser }) => {
  server = await startEditor();
  editor = await openEditor(browser, server);
});
test.afterAll(async () => {
  await editor?.page.context().close();
  server?.close();
});

for (const entry of entries)
  test(`${entry.file}: a changed sentence and a moved item are the only changes, in both languages`, () =>
    expectOnlyChanges(editor, entry));

const offline = 'pages/entries/pages-offline';
/** A text of the form, in English. */
const textbox = (name: string) => editor.forms().first().getByRole('textbox', { name, exact: true });

test('what the content check refuses is not saved: a list beside the form says what to write, and leads to the field', async () => {
  const { page } = editor;
  await editor.show(offline);
  const before = await editor.read('pages/offline.yaml');
  const list = page.getByRole('region', { name: refused.heading });
  for (const [text, sentence] of [
    ['Without a connection the best rate is guaranteed, always and for everybody.', 'nothing is guaranteed: say may'],
    ['Words without an end. '.repeat(20), /^Lead “Words without.*: too long: at most \d+ characters/],
    ['', /^Lead: too short: at least \d+ characters/],
  ] as const) {
    await textbox('Lead').fill(text);
    await editor.save.click();
    // The content check reads every file, which takes seconds.
    const problem = list.getByRole('listitem').filter({ hasText: sentence });
    await expect(problem).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    // A text that is filled in before the focus has moved here would be lost.
    await expect(page.getByRole('button', { name: 'Show Editor Options' })).toBeFocused();
    expect(await axeFaults(page, '.problems')).toEqual([]);
    await problem.getByRole('button').click();
    await expect(textbox('Lead')).toBeFocused();
  }
  expect(await editor.read('pages/offline.yaml')).toBe(before);
});

test('under a text with facts stands what visitors read, and a name that does not exist is reported there', async () => {
  const { page } = editor;
  await editor.show(offline);
  const before = await textbox('Lead').inputValue();
  const field = editor
    .forms()
    .first()
    .getByRole('group', { name: /^“.Lead.” Field$/ });
  await textbox('Lead').fill('From written notice an insurer has {fact.claim-acknowledge.figure}.');
  await expect(field.getByText('From written notice an insurer has 15 days.')).toBeVisible();
  await textbox('Lead').fill('{fact.claim-acknowledgment}');
  await expect(field.getByText('content/facts has no fact “claim-acknowledgment”')).toBeVisible();
  expect(await axeFaults(page, '.filled-text')).toEqual([]);
  await textbox('Lead').fill(before);
  await expect(field.getByText('content/facts')).toHaveCount(0);
});

test('a fact is changed in both languages at once, after the sentences that say it in other words were named', async () => {
  const { page } = editor;
  await editor.show('facts/entries/twia');
  const index = (parse(sources['facts/twia.yaml'] ?? '') as { facts: { id: string }[] }).facts.findIndex(
    ({ id }) => id === 'twia-claim-year',
  );
  const words = [
    ['A TWIA claim must generally be filed within 18 months of the damage.', 'a claim within 18 months of the damage', '18 months'],
    [
      'Una reclamación a TWIA por lo general debe presentarse dentro de los 18 meses siguientes al daño.',
      'una reclamación dentro de los 18 meses siguientes al daño',
      '18 meses',
    ],
  ];
  for (const [i, texts] of words.entries())
    for (const [j, name] of ['sentence', 'clause', 'figure'].entries())
      await (await open(editor.forms().nth(i), ['facts', index, name])).getByRole('textbox').fill(texts[j]!);
  await (await open(editor.forms().first(), ['facts', index, 'changed'])).getByRole('button', { name: 'Today' }).click();
  await editor.save.click();
  const dialog = page.getByRole('dialog', { name: ownWords.heading });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'content/tools/claim-clock.yaml' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'content/tools/claim-clock.es.yaml' })).toBeVisible();
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: ownWords.save }).click();
  await page.waitForURL(/#\/collections\/\w+$/);
  await expect.poll(() => editor.read('facts/twia.es.yaml')).toContain('18 meses');
  expect(await editor.read('facts/twia.yaml')).toContain('18 months');
});

test('a person is added without a portrait and moved, another one is removed', async () => {
  const { page } = editor;
  const before = parse(sources['people.yaml'] ?? '') as Record<string, string>[];
  const added = { ...before[0], name: 'Ada Example', email: 'ada@benchmark.example' };
  await editor.show('people/entries/people');
  const form = editor.forms().first();
  await item(form, 0).getByRole('button', { name: 'List Item Options' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = item(form, 1);
  await copy.getByText(choosePicture).click();
  await copy.getByRole('radio', { name: initials }).check();
  expect(await axeFaults(page, '.picture-field')).toEqual([]);
  await copy.getByRole('textbox', { name: 'Name', exact: true }).fill(added.name);
  await copy.getByRole('textbox', { name: 'Email', exact: true }).fill(added.email);
  await copy.getByRole('button', { name: 'Reorder Item' }).press('ArrowDown');
  await item(form, 1).getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await editor.saved();
  await expect.poll(() => editor.read('people.yaml')).toContain(added.name);
  const written = await editor.read('people.yaml');
  const id = (parse(written) as { id: string }[])[1]?.id;
  expect(id).toMatch(/^exec_\d{6,}$/);
  expect(written).toBe(canonical('people.yaml', stringify([before[0], { ...added, id }, ...before.slice(2)])));
});

test('a new article with a picture is written from nothing, in both languages, and passes the content check', async () => {
  const { page } = editor;
  await editor.show('blog/new');
  const [form, spanish] = [editor.forms().first(), editor.forms().nth(1)];
  const field = async (name: string, inside = form) => {
    const found = inside.getByRole('group', { name: new RegExp(`^“.${name}.” Field$`) });
    await found.scrollIntoViewIfNeeded();
    return found;
  };
  await form.getByRole('spinbutton', { name: 'Number' }).fill('99');
  const words: Record<string, [english: string, spanish: string]> = {
    Title: ['How to keep the papers of a claim', 'Cómo guardar los papeles de una reclamación'],
    Author: ['Claims advocacy team', 'Equipo de ayuda con reclamaciones'],
    'Reviewed by': ['Director, Claims Advocacy', 'Dirección de ayuda con reclamaciones'],
    Description: [
      'Where to keep the letters, photos and receipts of a claim, and what to write on each of them.',
      'Dónde guardar las cartas, las fotos y los recibos de una reclamación, y qué anotar en cada uno.',
    ],
    'Picture in words': ['Two people talk on the porch of a house.', 'Dos personas platican en el porche de una casa.'],
  };
  for (const [name, [english, translation]] of Object.entries(words)) {
    await (await field(name)).getByRole('textbox').fill(english);
    await (await field(name, spanish)).getByRole('textbox').fill(translation);
  }
  await (await field('Category')).getByRole('radio', { name: 'Claims' }).click();
  for (const name of ['Date', 'Reviewed']) await (await field(name)).getByRole('button', { name: 'Today' }).click();
  const picture = await field('Picture');
  await picture.getByText(choosePicture).click();
  await picture.getByRole('radio', { name: 'porch talk' }).check();
  const lines = [
    ['Keep every letter in one place.', 'Guarde todas las cartas en un solo lugar.'],
    ['Note the day it came on.', 'Anote el día en que llegó cada una.'],
    ['Photograph what you hand over.', 'Tome fotos de lo que entrega.'],
  ];
  for (const [i, texts] of lines.entries())
    for (const [j, inside] of [form, spanish].entries()) {
      const summary = await field('Summary', inside);
      const item = summary.getByRole('textbox').nth(i);
      // Sveltia CMS loses a click on Add while it redraws the list.
      await expect(async () => {
        if (!(await item.isVisible())) await summary.getByRole('button', { name: /^Add / }).click();
        await expect(item).toBeVisible({ timeout: 2000 });
      }).toPass();
      await item.fill(texts[j]!);
    }
  for (const name of ['The Texas claim clock, explained', 'How to document lost income']) {
    await (await field('Related')).getByRole('combobox').click();
    await page.getByRole('option', { name }).click();
  }
  const text = `## Where to begin\n\n${'Write the day on each letter and keep it with the others. '.repeat(55)}\n\nAn illustrative example: one folder.`;
  const translation = `## Por dónde empezar\n\n${'Anote el día en cada carta y guárdela junto con las otras. '.repeat(55)}\n\nUn ejemplo ilustrativo: una carpeta.`;
  await (await open(form, ['body'])).getByRole('textbox').fill(text);
  await (await open(spanish, ['body'])).getByRole('textbox').fill(translation);
  await editor.saved();
  const file = 'blog/how-to-keep-the-papers-of-a-claim.md';
  const twin = inLanguage(file, 'es');
  await expect.poll(() => editor.read(twin)).toContain('una carpeta');
  const article = loadFile(file, await editor.read(file), () => readContent('site.yaml'));
  const inSpanish = loadFile(twin, await editor.read(twin), () => readContent('site.yaml', 'es'), undefined, await editor.read(file));
  expect(checkContent([...loadContent(), article, inSpanish])).toEqual([]);
});

test('before a file that changed outside of the editor is overwritten, the lines that would be lost are shown', async () => {
  const { page } = editor;
  await editor.show(offline);
  appendFileSync(join(contentCopy, 'pages/offline.yaml'), 'note: Written by somebody else\n');
  await textbox('Lead').fill(`${await textbox('Lead').inputValue()} Call us.`);
  await editor.save.click();
  const dialog = page.getByRole('dialog', { name: changed.heading });
  await expect(dialog.getByRole('listitem')).toHaveText(['note: Written by somebody else']);
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: changed.cancel }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await editor.read('pages/offline.yaml')).not.toContain('Call us.');
});

const notFound = 'pages/not-found.yaml';
const notFoundRow = () => editor.page.getByRole('row', { name: 'Page not found' });

test('on a screen of 390 px an entry is opened, changed and saved', async () => {
  const { page } = editor;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/collections/pages');
  await notFoundRow().click();
  await textbox('Lead').fill('The page may have moved. Search for it, or call us.');
  for (const control of [textbox('Lead'), editor.save]) {
    const { x, width } = (await control.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await editor.save.click();
  const dialog = page.getByRole('dialog', { name: englishOnly.heading });
  await expect(dialog.getByRole('listitem')).toContainText('The page may have moved.');
  await dialog.getByRole('button', { name: englishOnly.save }).click();
  await page.waitForURL(/#\/collections\/pages$/);
  await expect.poll(() => editor.read(notFound)).toContain('lead: The page may have moved. Search for it, or call us.\n');
});

test('with the keyboard alone an entry is opened, changed and saved', async () => {
  const { page } = editor;
  const pressUntilFocused = (key: string, target: Locator) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  await page.goto('/#/collections/pages');
  await pressUntilFocused('Tab', page.getByRole('row', { name: 'Home' }));
  await pressUntilFocused('ArrowDown', notFoundRow());
  await page.keyboard.press('Enter');
  await pressUntilFocused('Tab', textbox('Lead'));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' We answer.');
  await pressUntilFocused('Shift+Tab', editor.save);
  await page.keyboard.press('Enter');
  await pressUntilFocused('Tab', page.getByRole('dialog').getByRole('button', { name: englishOnly.save }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/collections\/pages$/);
  await expect.poll(() => editor.read(notFound)).toContain(' We answer.');
});

test('what is outdated in Spanish is listed, with links to the entries', async () => {
  const { page } = editor;
  const stale = 'lead: Somebody changed this sentence outside of the editor, and its Spanish not.';
  writeFileSync(join(contentCopy, 'pages/offline.yaml'), (sources['pages/offline.yaml'] ?? '').replace(/^lead: .*$/m, stale));
  await page.goto('/#/collections/rules');
  await page.reload();
  await page.getByRole('button', { name: outdated.button.replace('{count}', '1') }).click();
  const list = page.getByRole('region', { name: outdated.heading });
  expect(await axeFaults(page, '.problems')).toEqual([]);
  await list.getByRole('link').click();
  await expect(textbox('Lead')).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('pictures cannot be deleted, because pages may use them', async () => {
  const { page } = editor;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/#/assets');
  await expect(page.getByRole('button', { name: 'Upload New Assets' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

test('a browser that cannot open a folder says which one can', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto(new URL('/', editor.page.url()).href);
  await expect(page.getByText(unsupported)).toBeVisible();
  await page.close();
});

test('nothing is requested from other hosts', () => {
  expect(editor.outside).toEqual([]);
});
