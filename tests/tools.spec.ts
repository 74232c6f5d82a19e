/** The tools at /tools: fields, values in the URL, copy, print and save. every-tool.spec.ts tests what they share. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { shortDate } from '../app/tools/days';
import { readContent } from '../content-model/read';
import { blockStorage, calculatorInput, delayRequests, expect, open, test } from './site-test';

const { labels: words } = readContent('pages/tools.yaml');
const claimClock = readContent('tools/claim-clock.yaml');
const coinsurance = readContent('tools/coinsurance.yaml');
const storm = readContent('tools/storm-plan.yaml');

const result = (page: Page, name: string) => page.locator(`[data-result="${name}"]`);
const field = calculatorInput;
const labelOf = (tool: { fields: { name: string; label: string }[] }, name: string) => tool.fields.find((one) => one.name === name)!.label;
const limitLabel = labelOf(coinsurance, 'limit');

test('the cards of the tools that write a document are one row of one height', async ({ page }) => {
  await open(page, '/tools', { width: 1440, height: 900 });
  const boxes = await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ top, height, width }) => [top, height, width].map(Math.round).join()),
    );
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size).toBe(1);
});

test('typing recomputes at once, leaving a field adds separators, Back undoes one change; a suggestion sets its values, reset removes them', async ({
  page,
}) => {
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

  await page.getByRole('button', { name: coinsurance.suggestions![0]!.label }).click();
  await expect(page).toHaveURL('/tools/coinsurance#limit=200000');
  await page.getByRole('button', { name: words.reset }).click();
  await expect(page).toHaveURL('/tools/coinsurance');
  await expect(result(page, 'share')).toHaveText('50%');
});

test('a suggestion beyond the end of a slider extends it', async ({ page }) => {
  await open(page, '/tools/percent-deductible');
  const loss = page.getByRole('slider', { name: /^Wind or hail damage/ });
  await expect(loss).toHaveAttribute('max', '100000');
  await page.getByRole('button', { name: 'Five buildings' }).click();
  await expect(loss).toHaveValue('530000');
  await expect(loss).toHaveAttribute('max', '1000000');
});

test('a slider announces dollars and updates the URL; a key press and a drag each add one history entry', async ({ page }) => {
  await open(page, '/tools/coinsurance');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const slider = page.getByRole('slider', { name: `${limitLabel}, ${words.slider}` });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '$110,000');
  await expect(field(page, limitLabel)).toHaveValue('110,000');
  await expect(page).toHaveURL(/limit=110000/);
  expect(await entries()).toBe(before + 1);

  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.15, y);
  await page.mouse.down();
  for (let step = 2; step <= 8; step++) await page.mouse.move(box.x + (box.width * step) / 10, y);
  await expect(page).not.toHaveURL(/limit=110000/);
  expect(await entries()).toBe(before + 1);
  await page.mouse.up();
  await expect.poll(entries).toBe(before + 2);
  for (const url of ['/tools/coinsurance#limit=110000', '/tools/coinsurance']) {
    await page.goBack();
    await expect(page).toHaveURL(url);
  }
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

test('values come from the fragment, the skip link keeps them, and typed ones are never sent, not even after a reload', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url(), request.headers().referer ?? ''));
  await open(page, '/tools/coinsurance?utm_source=mail#limit=200000');
  await expect(page.getByText(words.yours).first()).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#content';
  });
  await expect(result(page, 'paid')).toHaveText('$39,750');
  await field(page, limitLabel).fill('123456');
  await field(page, limitLabel).blur();
  await expect(page).toHaveURL('/tools/coinsurance?utm_source=mail#limit=123456');
  await page.reload();
  await expect(field(page, limitLabel)).toHaveValue('123,456');
  expect(requests.filter((address) => new URL(address || 'about:blank').search.includes('123456'))).toEqual([]);
});

test('the owner’s dates of the claim clock: one from the policy can be entered, and all are saved as a calendar file', async ({ page }) => {
  await open(page, '/tools/claim-clock');
  const suit = claimClock.owner.rows.find(({ date }) => date === 'suit')!;
  await expect(page.getByRole('row').filter({ hasText: suit.step })).toContainText(suit.missing);
  await field(page, labelOf(claimClock, 'suit')).fill('2028-07-05');
  await expect(result(page, 'suit')).toHaveText('July 5, 2028');
  const savedTypes = await page.evaluateHandle(() => {
    const types: string[] = [];
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      types.push(file.type);
      return createObjectURL(file);
    };
    return types;
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: claimClock.calendar.button }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('claim-clock.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(await savedTypes.jsonValue(), 'phones open this type as a calendar').toEqual(['text/calendar']);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  for (const line of [
    'DTSTART;VALUE=DATE:20260814',
    'DTSTART;VALUE=DATE:20280705',
    'SUMMARY:Latest date: decide',
    'SUMMARY:Your date: file the claim\\, TWIA',
  ])
    expect(file).toContain(line);

  await field(page, labelOf(claimClock, 'suit')).fill('');
  await field(page, labelOf(claimClock, 'accepted')).fill('2026-10-15');
  await expect(result(page, 'appraisal'), 'sixty days to demand appraisal').toHaveText('December 14, 2026');
  await field(page, labelOf(claimClock, 'accepted')).fill('');
  await page.getByRole('switch', { name: labelOf(claimClock, 'nfip') }).uncheck();
  await expect(result(page, 'proof'), 'no proof of loss without an NFIP policy').toHaveCount(0);
  await expect(page).toHaveURL('/tools/claim-clock#nfip=0');
});

test.describe('the timeline of the claim clock', () => {
  /** URL of the script that draws the timeline. Until it has loaded, only the prerendered timeline of the example can show. */
  const timelineScript = /\/assets\/deadline-timeline-/;
  const timeline = (page: Page) => page.getByRole('img', { name: claimClock.drawing.description });
  const [exampleDecides, extendedDecides] = ['2026-08-14', '2026-08-29'].map((day) => shortDate(day, 'en'));

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
    await expect(timeline(page).getByText(claimClock.drawing.words.today!, { exact: true })).toBeVisible();
  });

  for (const width of [1440, 1024, 720])
    test(`the timeline stays horizontal at ${width} px, and no text meets another`, async ({ page }) => {
      await open(page, '/tools/claim-clock', { width, height: 900 });
      const textsIn = () =>
        timeline(page).evaluate((drawing) => {
          const edges = drawing.getBoundingClientRect();
          const boxes = [...drawing.querySelectorAll('text')].map((text) => ({
            text: text.textContent,
            box: text.getBoundingClientRect(),
          }));
          const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2;
          const isMonth = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \d{4})?$/;
          return {
            isHorizontal: edges.width > edges.height,
            namesMonths: boxes.filter(({ text }) => isMonth.test(text)).length > 1,
            outside: boxes.filter(({ box }) => box.left < edges.left - 12 || box.right > edges.right + 12).map(({ text }) => text),
            meeting: boxes.flatMap(({ text, box }, i) =>
              boxes
                .slice(i + 1)
                .filter((other) => meet(box, other.box))
                .map((other) => `${text} | ${other.text}`),
            ),
          };
        });
      for (const fragment of ['', '#items=2026-10-20&disaster=1', '#items=2026-10-01', '#surplus=1&disaster=1', '#notice=2024-01-02']) {
        await page.goto(`/tools/claim-clock${fragment}`);
        await expect.poll(textsIn, fragment).toEqual({ isHorizontal: true, namesMonths: true, outside: [], meeting: [] });
      }
    });

  test('a phone prints the timeline of the dates in the URL', async ({ page }) => {
    await open(page, '/tools/claim-clock#surplus=1&disaster=1', { width: 390, height: 844 });
    await page.emulateMedia({ media: 'print' });
    await expect(timeline(page)).toContainText(extendedDecides!);
  });
});

test('Copy link copies the URL with the values; without clipboard access, it is shown selected in a field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/tools/coinsurance#limit=200000');
  const copy = page.getByRole('button', { name: words.copy });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/tools/coinsurance#limit=200000');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(page.getByLabel(words.copyFailed)).toHaveValue(/\/tools\/coinsurance#limit=200000$/);
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('limit=200000');
});

test('storm plan: with storage blocked, check marks work and a note says that they are not saved', async ({ page }) => {
  await blockStorage(page);
  await open(page, '/tools/storm-plan');
  const step = page.getByRole('checkbox', { name: storm.plans[0]!.stages[0]!.steps[0]!.text });
  await step.check();
  await expect(step).toBeChecked();
  await expect(page.getByText(storm.notSaved)).toBeVisible();
});

test('the claim clock asks for the dates of each kind of policy in a row of their own', async ({ page }) => {
  await open(page, '/tools/claim-clock', { width: 1440, height: 900 });
  const left = async (name: string) => (await page.getByLabel(labelOf(claimClock, name)).boundingBox())!.x;
  const start = await left('loss');
  for (const name of ['twia', 'coast', 'noticeby']) expect(await left(name), name).toBeCloseTo(start, 0);
});
