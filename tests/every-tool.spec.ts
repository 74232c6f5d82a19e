/** What all tools share: input by keyboard, invalid input, print, embedded calculators. tools.spec.ts tests single tools. */
import type { Locator, Page } from '@playwright/test';
import { interpolate } from '../app/lib/interpolate';
import { exampleValues, type Field, formatRange, isVisible } from '../app/tools/fields';
import { readContent, slugsIn } from '../content-model/read';
import { calculatorInput, expect, open, test } from './site-test';

const { labels: words } = readContent('pages/tools.yaml');
const site = readContent('site.yaml');
const certificate = readContent('tools/certificate-request.yaml');
const conversation = readContent('tools/conversation.yaml');
const storm = readContent('tools/storm-plan.yaml');

const contentOf = (slug: string) => readContent(`tools/${slug}.yaml`) as { formLabel: string; fields: Field[] };

const calculatorForm = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
/** The text of all results, by name of the result. */
const resultsOf = (within: Page | Locator) =>
  within
    .locator('[data-result]')
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [(one as HTMLElement).dataset.result, one.textContent])));
/** The results and the steps of the computation. A change of a deductible or limit may change the steps only. */
const shown = async (page: Page) => ({ ...(await resultsOf(page)), steps: await page.getByRole('main').locator('ol').allInnerTexts() });
const initialFields = (fields: Field[]) => fields.filter((field) => isVisible(field, exampleValues(fields)));

/** By type of input: the keys that change its value. */
const keysFor: Record<string, string[]> = {
  checkbox: ['Space'],
  date: ['ArrowRight', 'ArrowUp'],
  'empty date': [...'10162026'],
  radio: ['ArrowRight'],
  range: ['ArrowRight'],
  text: ['End', 'Backspace', '3'],
};

// Between them, the two calculators have both layouts and all kinds of inputs. focus.spec.ts checks that Tab reaches them.
for (const slug of ['percent-deductible', 'claim-clock'] as const)
  test(`${slug}: each input changes the result by keyboard, and reset restores the example`, async ({ page }) => {
    const { formLabel, fields } = contentOf(slug);
    await open(page, `/tools/${slug}`);
    const form = calculatorForm(page, formLabel);
    const inputs = await form.locator('input:not([type=radio]:not(:checked))').all();
    expect(inputs.length).toBeGreaterThanOrEqual(initialFields(fields).length);
    for (const input of inputs) {
      const before = await shown(page);
      const type = await input.evaluate(({ type, value }: HTMLInputElement) => (value ? type : `empty ${type}`));
      await input.focus();
      for (const key of keysFor[type]!) await page.keyboard.press(key);
      const name = (await input.getAttribute('name')) ?? undefined;
      await expect.poll(() => shown(page), name).not.toEqual(before);
      // turned back, because a switch can hide the fields after it
      if (type === 'checkbox') await page.keyboard.press('Space');
    }
    await expect(form.getByText(words.yours).first()).toBeVisible();
    await form.getByRole('button', { name: words.reset }).press('Enter');
    await expect(form).toBeFocused();
    await expect(page).toHaveURL(`/tools/${slug}`);
  });

test('certificate-request: fields fill the letter, which can be copied and survives Back; nothing is sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/tools/certificate-request');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel(certificate.fields.by, { exact: true }).fill('2026-12-04');
  await page.getByLabel(certificate.fields.holder).fill('Pecan Grove Builders');
  const endorsement = certificate.endorsements.items[2]!;
  await page.getByRole('checkbox', { name: endorsement.label }).press('Space');
  await expect(page.getByText('Please issue a certificate of insurance to Pecan Grove Builders')).toBeVisible();
  await expect(page.getByText('It is needed by December 4, 2026.')).toBeVisible();
  await expect(page.getByText(endorsement.warning)).toBeVisible();
  await page.getByRole('button', { name: certificate.actions.copy }).press('Enter');
  await expect(page.getByText(certificate.actions.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(endorsement.request);
  const mail = page.getByRole('link', { name: certificate.actions.email });
  await expect(mail).toHaveAttribute('href', /^mailto:.*subject=Certificate%20request%3A%20Pecan%20Grove%20Builders/);
  expect(requests).toEqual([]);
  await open(page, '/glossary');
  await page.goBack();
  await expect(page.getByLabel(certificate.fields.holder)).toHaveValue('Pecan Grove Builders');
  await expect(page.getByRole('checkbox', { name: endorsement.label })).toBeChecked();
  await expect(page.getByText('Please issue a certificate of insurance to Pecan Grove Builders')).toBeVisible();
});

test('in forced colors, the labels of charts are legible on the fills, which stay', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const slug of ['storm-deductibles', 'coinsurance', 'surplus-lines', 'claim-clock']) {
      await open(page, `/tools/${slug}`);
      const labels = page.getByRole('main').getByRole('img').locator('text').filter({ visible: true });
      const system = await page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);
      // Again, because the claim clock may draw itself anew for the width of its box.
      await expect(async () => {
        const colors = await labels.evaluateAll((all) =>
          all.map((label) => [getComputedStyle(label).fill, getComputedStyle(label).stroke]),
        );
        expect(colors.length, slug).toBeGreaterThan(2);
        expect(colors, `${slug}, ${colorScheme}`).toEqual(colors.map(() => system));
      }).toPass();
    }
  }
});

test('storm-plan: a checked step stays checked after a reload until the plan is cleared', async ({ page }) => {
  await open(page, '/tools/storm-plan');
  const [home, building] = storm.plans;
  await expect(page.getByRole('checkbox', { name: home!.stages[0]!.steps[0]!.text })).toBeVisible();
  await page.getByRole('button', { name: building!.label }).press('Space');
  const step = page.getByRole('checkbox', { name: building!.stages[0]!.steps[0]!.text });
  await step.press('Space');
  await expect(step).toBeChecked();
  await open(page, '/tools/storm-plan');
  await expect(step).toBeChecked();
  await page.getByRole('button', { name: storm.clear }).press('Enter');
  await expect(page.getByText(storm.cleared)).toBeVisible();
  await expect(step).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('storm-plan'))).toBeNull();
});

test('conversation: choices become topics, documents and terms; clearing them does not lose focus', async ({ page }) => {
  await open(page, '/tools/conversation');
  await expect(page.getByText(conversation.nothing)).toBeVisible();
  const chip = conversation.groups[0]!.choices[0]!;
  await page.getByRole('button', { name: chip.label }).press('Space');
  for (const text of [...chip.topics, ...chip.bring]) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Dwelling limit' })).toHaveAttribute('href', '/glossary#dwelling-limit');
  const clear = page.getByRole('button', { name: conversation.clear });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(clear).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(page.getByText(conversation.nothing)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});

// One field of each kind is enough: all fields of a kind share a parser (fields.test.ts).
for (const [slug, kind, invalid] of [
  ['percent-deductible', 'money', '1oo'],
  ['percent-deductible', 'percent', '1oo'],
  ['business-income', 'count', '1oo'],
  ['claim-clock', 'day', '02302026'],
] as const)
  test(`${kind}: invalid and missing input show an error and keep the last valid result`, async ({ page }) => {
    await open(page, `/tools/${slug}`);
    const good = await resultsOf(page);
    const field = initialFields(contentOf(slug).fields).find((one) => one.kind === kind)!;
    const input = calculatorInput(page, field.label);
    const sentence = interpolate(words.refusals[kind], formatRange(field, 'en'));
    for (const text of [invalid, '']) {
      await input.fill(kind === 'day' ? '' : text);
      // A date input takes month, day and year one after another. It starts empty, so that no intermediate date is valid.
      if (kind === 'day') await input.pressSequentially(text);
      else await expect(input).not.toHaveAttribute('aria-invalid');
      await input.blur();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription([field.hint, sentence].filter(Boolean).join(' '));
      await expect(page.getByText(sentence)).toBeVisible();
      expect(await resultsOf(page)).toEqual(good);
      await expect(page).toHaveURL(`/tools/${slug}`);
      await input.fill(String(field.example));
      await input.blur();
      await expect(input).not.toHaveAttribute('aria-invalid');
    }
  });

test('invalid values in the URL are named, and the example stays', async ({ page }) => {
  await open(page, '/tools/percent-deductible');
  const good = await resultsOf(page);
  const { fields } = contentOf('percent-deductible');
  await open(page, `/tools/percent-deductible#${new URLSearchParams(fields.map(({ name }) => [name, '1e99']))}`);
  await expect(page.getByText(interpolate(words.ignored, { fields: fields.map(({ label }) => label).join(', ') }))).toBeVisible();
  expect(await resultsOf(page)).toEqual(good);
  await expect(page.getByText(words.example)).toBeVisible();
});

test('each tool prints on one letter page, the claim clock on two, with company, date and result', async ({ page }) => {
  for (const slug of slugsIn('tools'))
    await test.step(slug, async () => {
      const tool: { question: string; fields?: unknown; computation?: { heading: string } } = readContent(`tools/${slug}.yaml`);
      await page.emulateMedia({ media: null });
      await open(page, `/tools/${slug}`);
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(slug === 'claim-clock' ? 2 : 1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(`${site.phone.display} · ${site.email}`)).toBeVisible();
      await expect(page.getByText(new RegExp(`^${words.printed} \\w+\\s\\d+, \\d{4}$`))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: tool.question })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').or(page.getByRole('slider')).filter({ visible: true })).toHaveCount(0);
      if (tool.computation) await expect(page.getByRole('heading', { name: tool.computation.heading })).toBeVisible();
      for (const result of await page.locator('[data-result]').all()) await expect(result).toBeVisible();
      for (const { kind, label } of Array.isArray(tool.fields) ? initialFields(tool.fields) : [])
        if (kind !== 'flag' && kind !== 'choice') await expect(calculatorInput(page, label)).toBeVisible();
    });
});

// build/tools.test.ts checks the links of all embedded calculators.
for (const [path, slug, name, value] of [['/blog/texas-claim-clock-explained', 'claim-clock', 'notice', '2026-07-07']] as const)
  test(`${path}: an input changes the embedded calculator, not the URL; the link opens the tool with the same values`, async ({ page }) => {
    const { formLabel, fields } = contentOf(slug);
    await open(page, path);
    const form = calculatorForm(page, formLabel);
    const input = calculatorInput(form, fields.find((field) => field.name === name)!.label);
    const before = await resultsOf(form);
    await input.fill(value);
    await expect.poll(() => resultsOf(form)).not.toEqual(before);
    await input.blur();
    await expect(form.getByText(words.yours)).toBeVisible();
    await expect(page).toHaveURL(path);
    const changed = await resultsOf(form);
    const link = form.getByRole('link', { name: words.openTool });
    await expect(link).toHaveAttribute('href', new RegExp(`^/tools/${slug}#(.*&)?${name}=${value}(&|$)`));
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/tools/${slug}#`));
    await expect.poll(() => resultsOf(page)).toMatchObject(changed);
  });

for (const [slug, name, value] of [
  ['percent-deductible', 'limit', '550000'],
  ['coinsurance', 'limit', '170000'],
  ['claim-clock', 'items', '2026-08-20'],
] as const)
  test(`${slug}: the result is spoken once after a pause, in at most 25 words`, async ({ page }) => {
    const { formLabel, fields } = contentOf(slug);
    await open(page, `/tools/${slug}`);
    const form = calculatorForm(page, formLabel);
    await expect(form.getByRole('status')).toHaveText('');
    const spoken = await recordSpoken(page);
    const input = calculatorInput(form, fields.find((field) => field.name === name)!.label);
    await input.fill(value);
    await expect(form.getByRole('status')).not.toHaveText('');
    await input.blur();
    expect(await spoken()).toHaveLength(1);
    expect((await spoken())[0]!.split(' ').length).toBeLessThanOrEqual(25);
  });

test('certificate-request: a change of the letter is spoken once after a pause, without the letter', async ({ page }) => {
  await open(page, '/tools/certificate-request');
  const spoken = await recordSpoken(page);
  await page.getByLabel(certificate.fields.holder).pressSequentially('Pecan');
  await expect.poll(spoken).toEqual([certificate.request.updated]);
});

/** Records what live regions say from now on. */
async function recordSpoken(page: Page) {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    for (const region of document.querySelectorAll('[role=status], output, [aria-live]'))
      new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test('the label of a number field has its unit, for screen readers', async ({ page }) => {
  await open(page, '/tools/percent-deductible');
  await expect(page.getByLabel(/, in percent$/).first()).toBeVisible();
  await expect(page.getByLabel(/, in dollars$/).first()).toBeVisible();
});
