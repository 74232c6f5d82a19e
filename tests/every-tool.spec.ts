/** What all tools share: keyboard, invalid input, print, embedded calculators, search. tools.spec.ts tests single tools. */
import type { Locator, Page } from '@playwright/test';
import { interpolate } from '../app/lib/interpolate';
import { addDays } from '../app/tools/calendar';
import { type Field, formatRange, isVisible, type Values } from '../app/tools/fields';
import { readContent } from '../content-model/read';
import { toolSlug } from '../content-model/schemas/embedded-calculators';
import { expect, open, test } from './site-test';

const embeddedCalculators = readContent('embedded-calculators.yaml');
const home = readContent('pages/home.yaml');
const toolIndex = readContent('pages/tools.yaml');
const site = readContent('site.yaml');
const certificate = readContent('tools/certificate-request.yaml');
const claimClock = readContent('tools/claim-clock.yaml');
const conversation = readContent('tools/conversation.yaml');
const storm = readContent('tools/storm-plan.yaml');

interface Calculator {
  formLabel: string;
  question: string;
  name: string;
  fields: Field[];
  computation?: { heading: string } | undefined;
}
const calculators: Record<string, Calculator> = Object.fromEntries(
  toolSlug.options.map((slug) => [slug, readContent(`tools/${slug}.yaml`)]),
);
const documentTools = { 'certificate-request': certificate, 'storm-plan': storm, conversation };
const tools = { ...calculators, ...documentTools };
const words = toolIndex.labels;

const calculatorForm = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
/** The text of all results, by name of the result. */
const resultsOf = (within: Page | Locator) =>
  within
    .locator('[data-result]')
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [(one as HTMLElement).dataset['result'], one.textContent])));
/** The results and the steps of the computation. A change of a deductible or limit may change the steps only. */
const shown = async (page: Page) => ({ ...(await resultsOf(page)), steps: await page.getByRole('main').locator('ol').allInnerTexts() });
const exampleValues = (fields: Field[]): Values => Object.fromEntries(fields.map(({ name, example }) => [name, example]));
const initialFields = (fields: Field[]) => fields.filter((field) => isVisible(field, exampleValues(fields)));
const typedDay = (day: string) => `${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`;

/** Presses Tab and checks that an element has focus. */
async function tab(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
}
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await tab(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('not reached with Tab');
}
/** Focuses the heading, so that Tab moves to the first control after it. */
const focusHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });

test.describe('with the keyboard only', () => {
  for (const [slug, { formLabel: name, fields }] of Object.entries(calculators))
    test(`${slug}: Tab reaches each field, which changes the result, and then the buttons`, async ({ page }) => {
      await open(page, `/tools/${slug}`);
      await focusHeading(page);
      const form = calculatorForm(page, name);
      const used = new Set<string>();
      const copy = form.getByRole('button', { name: words.copy });
      for (;;) {
        await tab(page);
        if (await copy.evaluate((button) => button === document.activeElement)) break;
        const {
          field: of,
          type,
          form: isInside,
        } = await page.evaluate(() => {
          const { dataset, type } = document.activeElement as HTMLInputElement;
          return { field: dataset['field'] ?? dataset['sliderFor'] ?? '', type, form: document.activeElement!.closest('form') !== null };
        });
        if (!isInside || !of || used.has(of + type)) continue;
        used.add(of + type);
        const field = fields.find((one) => one.name === of)!;
        const before = await shown(page);
        if (type === 'checkbox') await page.keyboard.press('Space');
        else if (type === 'range' || type === 'radio') await page.keyboard.press('ArrowRight');
        else if (field.kind === 'day') await page.keyboard.type(typedDay(addDays(field.example || '2026-10-15', 1)));
        else {
          await page.keyboard.press('ControlOrMeta+a');
          // 10% more changes even a rounded result and is within the slider's range.
          const more = field.kind === 'money' ? Math.round(Number(field.example) * 1.1) + 1_000 : Number(field.example) + 1;
          await page.keyboard.type(String(more));
        }
        await expect.poll(() => shown(page), `${of}, ${type}`).not.toEqual(before);
      }
      for (const field of fields.filter(({ showWhen }) => !showWhen))
        expect([...used].some((one) => one.startsWith(field.name))).toBe(true);
      await expect(form.getByText(words.yours).first()).toBeVisible();
      await tabTo(page, form.getByRole('button', { name: words.reset }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/tools/${slug}`);
    });

  test('certificate-request: fields fill the letter, which can be copied; nothing is sent', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/tools/certificate-request');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByLabel(certificate.fields.by, { exact: true }).fill('2026-12-04');
    await focusHeading(page);
    await tabTo(page, page.getByLabel(certificate.fields.holder));
    await page.keyboard.type('Pecan Grove Builders');
    const endorsement = certificate.endorsements.items[2]!;
    await tabTo(page, page.getByRole('checkbox', { name: endorsement.label }));
    await page.keyboard.press('Space');
    await expect(page.getByText('Please issue a certificate of insurance to Pecan Grove Builders')).toBeVisible();
    await expect(page.getByText('It is needed by December 4, 2026.')).toBeVisible();
    await expect(page.getByText(endorsement.warning)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: certificate.actions.copy }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(certificate.actions.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(endorsement.request);
    const mail = page.getByRole('link', { name: certificate.actions.email });
    await expect(mail).toHaveAttribute('href', /^mailto:.*subject=Certificate%20request%3A%20Pecan%20Grove%20Builders/);
    expect(requests).toEqual([]);
  });

  test('storm-plan: a checked step stays checked after a reload until the plan is cleared', async ({ page }) => {
    await open(page, '/tools/storm-plan');
    await focusHeading(page);
    const [home, building] = storm.plans;
    await expect(page.getByRole('checkbox', { name: home!.stages[0]!.steps[0]!.text })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: building!.label }));
    await page.keyboard.press('Space');
    const step = page.getByRole('checkbox', { name: building!.stages[0]!.steps[0]!.text });
    await tabTo(page, step);
    await page.keyboard.press('Space');
    await expect(step).toBeChecked();
    await open(page, '/tools/storm-plan');
    await expect(step).toBeChecked();
    await step.focus();
    await tabTo(page, page.getByRole('button', { name: storm.clear }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(storm.cleared)).toBeVisible();
    await expect(step).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('storm-plan'))).toBeNull();
  });

  test('conversation: choices become topics, documents and terms; clearing them does not lose focus', async ({ page }) => {
    await open(page, '/tools/conversation');
    await focusHeading(page);
    await expect(page.getByText(conversation.nothing)).toBeVisible();
    const chip = conversation.groups[0]!.choices[0]!;
    await tabTo(page, page.getByRole('button', { name: chip.label }));
    await page.keyboard.press('Space');
    for (const text of [...chip.topics, ...chip.bring]) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Dwelling limit' })).toHaveAttribute('href', '/glossary#dwelling-limit');
    await tabTo(page, page.getByRole('button', { name: conversation.clear }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(conversation.nothing)).toBeVisible();
    await tab(page);
  });
});

test.describe('invalid input', () => {
  for (const [slug, { fields }] of Object.entries(calculators)) {
    test(`${slug}: invalid input and invalid values in the URL show an error and keep the last valid result`, async ({ page }) => {
      await open(page, `/tools/${slug}`);
      const good = await resultsOf(page);
      const kindsSeen = new Set<string>();
      for (const field of initialFields(fields)) {
        if (field.kind === 'choice' || field.kind === 'flag' || (field.kind === 'day' && field.optional)) continue;
        const input = page.getByLabel(field.label, { exact: true });
        const sentence = interpolate(words.refusals[field.kind], formatRange(field, 'en'));
        const enter = async (text: string) => {
          if (field.kind !== 'day') return input.fill(text);
          // A date input takes month, day and year one after another. It starts empty, so that no intermediate date is valid.
          await input.fill('');
          await input.focus();
          await page.keyboard.type(text);
        };
        // One field of each kind is enough: all fields of a kind share a parser (fields.test.ts).
        if (kindsSeen.has(field.kind)) continue;
        for (const bad of field.kind === 'day' ? ['02302026', ''] : ['1oo', '']) {
          await enter(bad);
          if (field.kind !== 'day') await expect(input).not.toHaveAttribute('aria-invalid');
          await input.blur();
          await expect(input, `${field.name}: “${bad}”`).toHaveAttribute('aria-invalid', 'true');
          await expect(input).toHaveAccessibleDescription([field.hint, sentence].filter(Boolean).join(' '));
          await expect(page.getByText(sentence)).toBeVisible();
          expect(await resultsOf(page)).toEqual(good);
          await expect(page).toHaveURL(`/tools/${slug}`);
          await input.fill(String(field.example));
          await input.blur();
          await expect(input).not.toHaveAttribute('aria-invalid');
        }
        kindsSeen.add(field.kind);
      }

      const nonsense = { money: '1e99', percent: '-1', count: 'abc', day: '2026-02-30', choice: 'nothing', flag: 'yes' };
      const query = new URLSearchParams(fields.map(({ name, kind }) => [name, nonsense[kind]]));
      await open(page, `/tools/${slug}#${query}`);
      await expect(page.getByText(interpolate(words.ignored, { fields: fields.map(({ label }) => label).join(', ') }))).toBeVisible();
      expect(await resultsOf(page)).toEqual(good);
      await expect(page.getByText(words.example)).toBeVisible();
    });
  }
});

test('each tool prints on one letter page, the claim clock on two, with company, date and result', async ({ page }) => {
  for (const [slug, { question }] of Object.entries(tools))
    await test.step(slug, async () => {
      const pages = slug === 'claim-clock' ? 2 : 1;
      await page.emulateMedia({ media: null });
      await open(page, `/tools/${slug}`);
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(`${site.phone.display} · ${site.email}`)).toBeVisible();
      await expect(page.getByText(new RegExp(`^${words.printed} \\w+\\s\\d+, \\d{4}$`))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').or(page.getByRole('slider')).filter({ visible: true })).toHaveCount(0);
      if (!(slug in calculators)) return;
      const { computation } = calculators[slug]!;
      if (computation) await expect(page.getByRole('heading', { name: computation.heading })).toBeVisible();
      for (const result of await page.locator('[data-result]').all()) await expect(result).toBeVisible();
      for (const { kind, label } of initialFields(calculators[slug]!.fields))
        if (kind !== 'flag' && kind !== 'choice') await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    });
});

test.describe('embedded calculators', () => {
  /** Paths of the pages with an embedded calculator, by content file. */
  const addresses: Record<string, string> = {
    'industries/real-estate': '/industry/real-estate-insurance',
    'industries/retail-service': '/industry/retail-service-insurance',
    'industries/hospitality': '/industry/hospitality-insurance',
    'personal/homeowners': '/personal/homeowners-insurance',
    'personal/flood': '/personal/flood-insurance',
    'personal/life': '/personal/life-insurance',
    'services/claims-advocacy': '/services/commercial-property/claims-advocacy',
    'services/risk-management': '/services/risk-management',
    'blog/texas-claim-clock-explained': '/blog/texas-claim-clock-explained',
  };
  const places = embeddedCalculators.flatMap(({ page: file, calculators }) => calculators.map((entry) => ({ file, ...entry })));

  for (const place of places) {
    if (place.kind !== 'calculator') continue;
    const { file, tool, start, fields: fieldNames } = place;
    const address = addresses[file]!;
    test(`${tool} in ${file}: an input changes the result, not the URL; the link opens the tool with the same values`, async ({ page }) => {
      const { formLabel: name, fields } = calculators[tool]!;
      await open(page, address);
      const form = calculatorForm(page, name);
      await expect(form.getByText(words.disclaimer)).toBeVisible();
      const field = fields.find((one) => (fieldNames?.includes(one.name) ?? true) && (one.kind === 'money' || one.kind === 'day'))!;
      const value =
        field.kind === 'day'
          ? addDays(field.example, 1)
          : Number(start?.find((one) => one.field === field.name)?.value ?? field.example) + 7_000;
      const before = await resultsOf(form);
      await form.getByLabel(field.label, { exact: true }).fill(String(value));
      await expect.poll(() => resultsOf(form)).not.toEqual(before);
      await form.getByLabel(field.label, { exact: true }).blur();
      await expect(form.getByText(words.yours)).toBeVisible();
      await expect(page).toHaveURL(address);
      const changed = await resultsOf(form);
      const link = form.getByRole('link', { name: words.openTool });
      await expect(link).toHaveAttribute('href', new RegExp(`^/tools/${tool}#(.*&)?${field.name}=${value}(&|$)`));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/tools/${tool}#`));
      await expect.poll(() => resultsOf(page)).toMatchObject(changed);
    });
  }

  test('pages without an embedded calculator link to a tool by its question', async ({ page }) => {
    const links: [path: string, tool: string, query: string][] = [
      ['/services/commercial-property/loss-control', 'storm-plan', ''],
      ['/industry/construction-insurance', 'certificate-request', ''],
      ['/services/commercial-property', 'coinsurance', '?value=12000000&percent=90&limit=8100000&loss=1600000&deductible=50000'],
    ];
    for (const [path, tool, query] of links) {
      await open(page, path);
      const link = page.getByRole('main').getByRole('link', { name: tools[tool as keyof typeof tools].question });
      const [, search = ''] = ((await link.getAttribute('href')) ?? '').split('#');
      expect([...new URLSearchParams(search)].sort()).toEqual([...new URLSearchParams(query)].sort());
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/tools/${tool}`));
    }
    await expect(page.locator('[data-result="paid"]')).toHaveText('$1,150,000');
  });
});

test('the claim clock and the article show the same dates', async ({ page }) => {
  await open(page, '/tools/claim-clock');
  const clock = await resultsOf(page);
  await open(page, '/blog/texas-claim-clock-explained');
  const small = await resultsOf(calculatorForm(page, claimClock.formLabel));
  for (const [name, date] of Object.entries(small)) expect(date, name).toBe(clock[name]);
  const text = (await page.getByRole('article').first().textContent())!;
  const day = (name: string) => String(clock[name]).replace(/, \d{4}$/, '');
  for (const name of ['acknowledge', 'decide', 'longest', 'interest']) expect(text, name).toContain(day(name));
});

test.describe('search and navigation', () => {
  test('site search finds each tool by its name', async ({ page }) => {
    await open(page, '/');
    for (const { name, question } of Object.values(tools)) {
      await page.getByRole('combobox', { name: home.compare.search.label }).fill(name);
      await expect(page.getByRole('option', { name: question }), name).toBeVisible();
    }
  });

  test('the home page links to the tools', async ({ page }) => {
    await open(page, '/');
    const often = home.compare.oftenLinks.filter(({ path }) => path.startsWith('/tools/'));
    expect(often.length).toBeGreaterThan(0);
    for (const { label, path } of often) await expect(page.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  });
});
