/** The tools at /tools: results, fields, values in the URL, copy, print and save. every-tool.spec.ts tests what they share. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { shortDay } from '../app/tools/calendar';
import { readContent } from '../content-model/read';
import { documentToolSlug, toolSlug } from '../content-model/schemas/embedded-calculators';
import { delayRequests, expect, open, test } from './site-test';

const toolIndex = readContent('pages/tools.yaml');
const claimClock = readContent('tools/claim-clock.yaml');
const coinsurance = readContent('tools/coinsurance.yaml');
const storm = readContent('tools/storm-plan.yaml');

const words = toolIndex.labels;
const result = (page: Page, name: string) => page.locator(`[data-result="${name}"]`);
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const labelOf = (tool: { fields: { name: string; label: string }[] }, name: string) => tool.fields.find((one) => one.name === name)!.label;
const limitLabel = labelOf(coinsurance, 'limit');

const slugs = [...toolSlug.options, ...documentToolSlug.options];

/** The results that each calculator shows for its example. */
const exampleResults: [slug: string, results: Record<string, string>][] = [
  ['percent-deductible', { deductible: '$8,000', paid: '$7,000', yours: '$8,000' }],
  ['coinsurance', { required: '$200,000', share: '50%', paid: '$19,750', yours: '$20,250' }],
  ['rebuild-limit', { available: '$500,000', gap: '$40,000', needed: '$540,000' }],
  ['business-income', { monthly: '$60,000', loss: '$359,000', paid: '$240,000', yours: '$125,000' }],
  ['storm-deductibles', { windyours: '$8,000', floodyours: '$5,000', together: '$15,500' }],
  ['surplus-lines', { tax: '$502', stamping: '$4', total: '$10,856', difference: '$356', kept: '$2,989' }],
  ['cost-of-risk', { total: '$688,000', per1000: '$12.51' }],
  ['life-needs', { need: '$1,085,000', gap: '$1,000,000' }],
  ['flood-start', { start: 'June 1, 2027', lastday: 'May 2, 2027' }],
  [
    'claim-clock',
    {
      acknowledge: 'July 21, 2026',
      decide: 'August 14, 2026',
      longest: 'September 28, 2026',
      pay: 'August 21, 2026',
      interest: 'September 23, 2026',
      proof: 'September 2, 2026',
      windclaim: 'July 4, 2027',
    },
  ],
];

/** Results for values in the URL, with one field of each kind. formulas.test.ts tests more values. */
const linkResults: [address: string, results: Record<string, string>][] = [
  ['percent-deductible#basis=schedule&loss=530000', { deductible: '$400,000', paid: '$130,000' }],
  ['business-income#months=4', { loss: '$239,000', yours: '$6,000' }],
  ['flood-start#reason=loan&closing=2027-05-20', { start: 'May 20, 2027' }],
  ['claim-clock#surplus=1&disaster=1', { acknowledge: 'September 1, 2026', decide: 'August 29, 2026' }],
];

test.describe('results', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('each tool shows its example and says that it needs scripts to compute', async ({ page }) => {
      for (const [slug, results] of exampleResults)
        await test.step(slug, async () => {
          await page.goto(`/tools/${slug}`);
          for (const [name, text] of Object.entries(results)) await expect(result(page, name)).toHaveText(text);
          await expect(page.locator('main noscript p')).toHaveText(words.noScripts);
          await expect(page.getByText(words.disclaimer)).toBeVisible();
          await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
          await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        });
    });
  });

  test('values in the URL are restored', async ({ page }) => {
    for (const [address, results] of linkResults)
      await test.step(address, async () => {
        await open(page, `/tools/${address}`);
        for (const [name, text] of Object.entries(results)) await expect(result(page, name)).toHaveText(text);
        await expect(page.getByText(words.yours).first()).toBeVisible();
      });
  });
});

test.describe('fields', () => {
  test('typing recomputes at once, leaving a field adds separators, Back undoes one change', async ({ page }) => {
    await open(page, '/tools/coinsurance');
    const limit = field(page, limitLabel);
    await limit.fill('200000');
    await expect(result(page, 'paid')).toHaveText('$39,750');
    await limit.press('Tab');
    await expect(limit).toHaveValue('200,000');
    await expect(page).toHaveURL('/tools/coinsurance#limit=200000');
    await page.getByRole('radio', { name: '90%' }).check();
    await expect(page).toHaveURL('/tools/coinsurance#percent=90&limit=200000');
    await page.goBack();
    await expect(page).toHaveURL('/tools/coinsurance#limit=200000');
    await expect(result(page, 'share')).toHaveText('100%');
    await page.goBack();
    await expect(page).toHaveURL('/tools/coinsurance');
    await expect(result(page, 'paid')).toHaveText('$19,750');
    await expect(limit).toHaveValue('100,000');
  });

  test('a slider moves with the arrow keys, announces dollars, and adds one history entry', async ({ page }) => {
    await open(page, '/tools/coinsurance');
    const before = await page.evaluate(() => history.length);
    const slider = page.getByRole('slider', { name: `${limitLabel}, ${words.slider}` });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '$110,000');
    await expect(field(page, limitLabel)).toHaveValue('110,000');
    await expect(page).toHaveURL(/limit=110000/);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('dragging a slider updates the URL; releasing it adds one history entry', async ({ page }) => {
    await open(page, '/tools/coinsurance');
    const before = await page.evaluate(() => history.length);
    const slider = page.getByRole('slider', { name: `${limitLabel}, ${words.slider}` });
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox())!;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.15, y);
    await page.mouse.down();
    for (let step = 2; step <= 8; step++) await page.mouse.move(box.x + (box.width * step) / 10, y);
    await expect(page).toHaveURL(/limit=/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/tools/coinsurance');
    await expect(result(page, 'paid')).toHaveText('$19,750');
  });

  test('claim clock: items dated before the notice give an error, and the last valid results stay', async ({ page }) => {
    await open(page, '/tools/claim-clock');
    const items = field(page, labelOf(claimClock, 'items'));
    await items.fill('2026-07-02');
    await items.blur();
    await expect(items).toHaveAccessibleDescription('The last item cannot arrive before the notice, July 6, 2026.');
    await expect(result(page, 'decide')).toHaveText('August 14, 2026');
    await field(page, labelOf(claimClock, 'notice')).fill('2026-07-01');
    await expect(items).not.toHaveAttribute('aria-invalid');
    await expect(result(page, 'acknowledge')).toHaveText('July 16, 2026');
  });

  test('a suggestion sets its values; reset removes the values from the URL', async ({ page }) => {
    await open(page, '/tools/coinsurance');
    const [suggestion] = coinsurance.suggestions!;
    await page.getByRole('button', { name: suggestion!.label }).click();
    await expect(page).toHaveURL('/tools/coinsurance#limit=200000');
    await page.getByRole('button', { name: words.reset }).click();
    await expect(page).toHaveURL('/tools/coinsurance');
    await expect(result(page, 'share')).toHaveText('50%');
  });
});

test.describe('values in the URL fragment', () => {
  test('an old link with the values in its query opens, and the values move to the fragment', async ({ page }) => {
    await open(page, '/tools/coinsurance?limit=200000&utm_source=mail');
    await expect(result(page, 'paid')).toHaveText('$39,750');
    await expect(page).toHaveURL('/tools/coinsurance?utm_source=mail#limit=200000');
  });

  test('typed values are never sent to a server, not even after a reload', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url(), request.headers()['referer'] ?? ''));
    await open(page, '/tools/coinsurance');
    await field(page, limitLabel).fill('123456');
    await field(page, limitLabel).blur();
    await expect(page).toHaveURL('/tools/coinsurance#limit=123456');
    await page.reload();
    await expect(field(page, limitLabel)).toHaveValue('123,456');
    expect(requests.filter((address) => new URL(address || 'about:blank').search.includes('123456'))).toEqual([]);
  });

  test('the skip link keeps the values', async ({ page }) => {
    await open(page, '/tools/coinsurance#limit=200000');
    await page.evaluate(() => {
      location.hash = '#content';
    });
    await expect(result(page, 'paid')).toHaveText('$39,750');
  });
});

test.describe('the owner’s dates of the claim clock', () => {
  test('a date from the policy can be entered, and is listed and saved to the calendar file', async ({ page }) => {
    await open(page, '/tools/claim-clock');
    const suit = claimClock.owner.rows.find(({ date }) => date === 'suit')!;
    const row = page.getByRole('row').filter({ hasText: suit.step });
    await expect(row).toContainText(suit.missing);
    await field(page, labelOf(claimClock, 'suit')).fill('2028-07-05');
    await expect(result(page, 'suit')).toHaveText('July 5, 2028');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: claimClock.calendar.button }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20280705');
  });

  test('without an NFIP policy there is no date for its proof of loss', async ({ page }) => {
    await open(page, '/tools/claim-clock');
    await page.getByRole('switch', { name: labelOf(claimClock, 'nfip') }).uncheck();
    await expect(result(page, 'proof')).toHaveCount(0);
    await expect(page).toHaveURL('/tools/claim-clock#nfip=0');
  });
});

test.describe('the timeline of the claim clock', () => {
  /** URL of the script that draws the timeline. Until it has loaded, only the prerendered timeline of the example can show. */
  const timelineScript = /\/assets\/deadline-timeline-/;
  const timeline = (page: Page) => page.getByRole('img', { name: claimClock.drawing.description });
  const [exampleDecides, extendedDecides] = ['2026-08-14', '2026-08-29'].map((day) => shortDay(day, 'en'));

  test('the example’s timeline is hidden for other dates until the timeline script has loaded', async ({ page }) => {
    const release = await delayRequests(page, timelineScript);
    await page.goto('/tools/claim-clock#surplus=1&disaster=1');
    await expect(result(page, 'decide')).toHaveText('August 29, 2026');
    await expect(timeline(page)).toBeHidden();
    release();
    await expect(timeline(page)).toContainText(extendedDecides!);
  });

  test('if the timeline script fails to load, the results and the example’s timeline still show', async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|imported module/);
    await page.route(timelineScript, (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.type() === 'error' && /imported module/.test(message.text()));
    await open(page, '/tools/claim-clock');
    await logged;
    await expect(timeline(page)).toContainText(exampleDecides!);
    await page.getByRole('switch', { name: labelOf(claimClock, 'disaster') }).check();
    await expect(result(page, 'decide')).toHaveText('August 29, 2026');
    await expect(timeline(page)).toBeHidden();
    await page.getByRole('button', { name: words.reset }).click();
    await expect(timeline(page)).toContainText(exampleDecides!);
  });

  test('the timeline marks today if it is within the claim', async ({ page }) => {
    await page.clock.setFixedTime('2026-08-03T12:00:00');
    await open(page, '/tools/claim-clock');
    await expect(timeline(page).getByText(claimClock.drawing.words['today']!, { exact: true })).toBeVisible();
  });

  test('a phone prints the timeline of the dates in the URL', async ({ page }) => {
    await open(page, '/tools/claim-clock#surplus=1&disaster=1', { width: 390, height: 844 });
    await page.emulateMedia({ media: 'print' });
    await expect(timeline(page)).toContainText(extendedDecides!);
  });
});

test.describe('copy, print, save', () => {
  test('Copy link copies the URL with the values and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/tools/coinsurance#limit=200000');
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/tools/coinsurance#limit=200000');
  });

  test('without clipboard access, the URL is shown selected in a field', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    });
    await open(page, '/tools/coinsurance#limit=200000');
    await page.getByRole('button', { name: words.copy }).click();
    const address = page.getByLabel(words.copyFailed);
    await expect(address).toHaveValue(/\/tools\/coinsurance#limit=200000$/);
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('limit=200000');
  });

  test('the claim clock saves its dates as a calendar file', async ({ page }) => {
    await open(page, '/tools/claim-clock');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: claimClock.calendar.button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('claim-clock.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    expect(file).toContain('DTSTART;VALUE=DATE:20260814');
    expect(file).toContain('SUMMARY:Outer date: decide');
    expect(file).toContain('SUMMARY:Your date: file the claim\\, TWIA');
  });
});

test.describe('tools that write a document', () => {
  test('storm plan: with storage blocked, check marks work and a note says that they are not saved', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('blocked');
      };
    });
    await open(page, '/tools/storm-plan');
    const step = page.getByRole('checkbox', { name: storm.plans[0]!.stages[0]!.steps[0]!.text });
    await step.check();
    await expect(step).toBeChecked();
    await expect(page.getByText(storm.notSaved)).toBeVisible();
  });
});

test('the index links to every tool, and its slider computes a deductible', async ({ page }) => {
  await open(page, '/tools');
  for (const slug of slugs) await expect(page.getByRole('main').locator(`a[href="/tools/${slug}"]`)).toHaveCount(1);
  const slider = page.getByRole('main').getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('$10,000', { exact: true })).toBeVisible();
});
