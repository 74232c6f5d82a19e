/** The eight service pages: content, buttons, and tables whose amounts add up. */
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { expect, open, test } from './site-test';

const network = readContent('services/benchmark-network.yaml');
const privateClient = readContent('services/private-client.yaml');
const riskFinancing = readContent('services/alternative-risk-financing.yaml');
const labels = readContent('service-labels.yaml');
const site = readContent('site.yaml');

const below = '/services/commercial-property';
const pages: { path: string; title: string; action?: string }[] = [
  { path: below, title: 'Commercial property', action: 'Request a Quote' },
  { path: `${below}/claims-advocacy`, title: 'Claims advocacy' },
  { path: `${below}/alternative-risk-financing`, title: 'Alternative risk financing' },
  { path: `${below}/loss-control`, title: 'Loss control', action: 'Schedule a Consultation' },
  { path: `${below}/portfolio-management`, title: 'Portfolio management', action: 'Schedule Portfolio Review' },
  { path: '/services/private-client', title: 'Private client', action: 'Schedule Consultation' },
  { path: '/services/risk-management', title: 'Risk management and advisory', action: 'Schedule a Consultation' },
  { path: '/services/benchmark-network', title: 'Benchmark Network', action: "Let's Talk" },
];

const main = (page: Page) => page.getByRole('main');
const units: Record<string, number> = { K: 1e3, M: 1e6 };
const amount = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * (units[text.trim().at(-1)!] ?? 1));
const total = (amounts: number[]) => amounts.reduce((sum, value) => sum + value, 0);

/** The texts of the cells in each row. */
const rows = (table: Locator, part: 'tbody' | 'tfoot' | 'thead' = 'tbody') =>
  table
    .locator(`${part} tr`)
    .evaluateAll((found) => found.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent.trim())));

for (const { path, title, action } of pages) {
  const call = action ? `${action} opens the quote application in a new tab` : 'a text-only call to contact, no button';
  test(`${title}: content of its own; ${call}`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await test.step(call, async () => {
      const toQuote = main(page).locator(`a[href^="${site.urls.quote}"]`).filter({ visible: true });
      if (action) {
        await expect(main(page).getByRole('link', { name: `${action} (opens in a new tab)`, exact: true })).toHaveCount(2);
        await expect(toQuote).toHaveCount(2);
        for (const button of await toQuote.all()) await expect(button).toHaveAttribute('target', '_blank');
      } else {
        // Looks for buttons by name, because glossary terms and embedded calculators also have buttons.
        await expect(main(page).getByRole('button', { name: /quote|consult|schedule|review|let’s talk|contact|call/i })).toHaveCount(0);
        await expect(toQuote).toHaveCount(0);
        await expect(main(page).locator('a[target="_blank"]')).toHaveCount(0);
        await expect(main(page).getByRole('link', { name: site.phone.display }).last()).toHaveAttribute('href', site.phone.href);
        await expect(main(page).getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
      }
      await expect(main(page)).not.toContainText(/[{}]/);
    });

    await test.step('at least 450 words, one loss marked illustrative, one note on Texas', async () => {
      const words = ((await main(page).textContent()) ?? '').match(/\p{L}+/gu) ?? [];
      expect(words.length).toBeGreaterThan(450);
      await expect(main(page).getByText('Illustrative loss')).toBeVisible();
      await expect(main(page).locator('#texas')).toContainText('Texas');
      await expect(main(page).locator('#texas')).toContainText(/Last reviewed \w+ \d{1,2}, \d{4}/);
    });

    await test.step('breadcrumbs: Services has no page of its own, so it is plain text', async () => {
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByText('Services')).toBeVisible();
      await expect(crumbs.getByRole('link', { name: 'Services' })).toHaveCount(0);
      await expect(crumbs.locator('[aria-current="page"]')).toHaveText(title);
      await expect(crumbs.getByRole('link', { name: 'Commercial property' })).toHaveCount(path.startsWith(`${below}/`) ? 1 : 0);
    });
  });
}

test('Index, with four sub-services below', async ({ page }) => {
  await open(page, below);
  const cycle = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Value' }) });
  await expect(cycle.getByRole('heading', { level: 3 })).toHaveText([/^Value/, /^Place/, /^Protect/, /^Recover/]);
  for (const name of ['Portfolio management', 'Alternative risk financing', 'Loss control', 'Claims advocacy']) {
    await expect(cycle.getByRole('link', { name })).toHaveAttribute('href', `${below}/${name.toLowerCase().replaceAll(' ', '-')}`);
  }
  await cycle.getByRole('link', { name: 'Claims advocacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims advocacy');
});

test('each sub-service links to the other three', async ({ page }) => {
  await open(page, `${below}/claims-advocacy`);
  const cycle = page.getByRole('navigation', { name: 'The property cycle' });
  await expect(cycle.getByRole('link')).toHaveCount(4);
  await expect(cycle.locator('[aria-current="page"]')).toHaveText(/^Recover/);
  await cycle.getByRole('link', { name: 'Protect' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loss control');
});

test('claims advocacy shows a claim’s timeline with its statutory clocks', async ({ page }) => {
  await open(page, `${below}/claims-advocacy`);
  const step = (name: RegExp) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  for (const [name, clock] of [
    [/^By day 15/, '15 days to acknowledge'],
    [/^When you send it/, '15 business days after receiving all items'],
    [/^If it needs longer/, '45 more days'],
    [/^After acceptance/, '5 business days'],
    [/^If a date is missed/, 'More than 60 days'],
  ] as const) {
    await expect(step(name)).toContainText(clock);
  }
  await expect(step(/^Day 0/)).not.toContainText('The insurer’s clock');
  await expect(main(page)).toContainText('This is a summary, not legal advice');
});

test('alternative risk financing: the layers of retention, captive and excess add up to each claim', async ({ page }) => {
  await open(page, `${below}/alternative-risk-financing`);
  const layers = main(page).getByRole('table').filter({ hasText: riskFinancing.layers.items[0]!.name });
  const [head] = await rows(layers, 'thead');
  const body = await rows(layers);
  expect(body.map(([layer]) => layer)).toEqual(riskFinancing.layers.items.map(({ name }) => expect.stringContaining(name)).reverse());
  for (const column of [1, 2, 3]) expect(total(body.map((row) => amount(row[column]!)))).toBe(amount(head![column]!));

  const options = main(page).getByRole('table', { name: riskFinancing.options.heading });
  await expect(options.getByRole('row')).toHaveCount(riskFinancing.options.rows.length + 1);
  const { name, keep, collateral, suits, exit } = labels.options;
  await expect(options.getByRole('columnheader')).toHaveText([name, keep, collateral, suits, exit]);
});

test('Loss control covers emergency response too, on a scale from 120 to 0 hours', async ({ page }) => {
  await open(page, `${below}/loss-control#emergency-response`);
  const emergency = page.locator('#emergency-response');
  await expect(emergency.getByRole('heading', { name: 'Emergency response' })).toBeInViewport();
  const stops = emergency.getByRole('heading', { level: 3 });
  const hours = (await stops.allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(hours.at(0)).toBe(120);
  expect(hours.at(-1)).toBe(0);
  expect(hours).toEqual(hours.toSorted((a, b) => b - a));
  await expect(emergency.getByText(/^Owner: ./)).toHaveCount(hours.length);
});

test('portfolio management: the schedule’s totals and shares agree with its rows', async ({ page }) => {
  await open(page, `${below}/portfolio-management`);
  const schedule = main(page).getByRole('table', { name: /^Statement of values/ });
  const body = await rows(schedule);
  const [foot] = await rows(schedule, 'tfoot');
  const values = body.map((row) => amount(row[2]!));
  const premiums = body.map((row) => amount(row[3]!));
  expect(amount(foot![2]!)).toBe(total(values));
  expect(amount(foot![3]!)).toBe(total(premiums));
  for (const [i, row] of body.entries()) {
    expect(row[4]).toContain(`${Math.round((values[i]! / total(values)) * 100)}% of value`);
    expect(row[4]).toContain(`${Math.round((premiums[i]! / total(premiums)) * 100)}% of premium`);
  }
});

test('private client: Overview, who we serve, core coverages, advisory services, why choose us', async ({ page }) => {
  await open(page, '/services/private-client');
  const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 5)).toEqual(['Overview', 'Who we serve', 'Core coverages', 'Advisory services', 'Why choose us']);
  await expect(main(page).locator('#coverages').getByRole('heading', { level: 3 })).toHaveText(
    privateClient.coverages.rows.map(({ line }) => line),
  );
});

test.describe('risk management and advisory', () => {
  test.beforeEach(({ page }) => open(page, '/services/risk-management'));

  test('the process has five steps: identify, measure, treat, finance, monitor', async ({ page }) => {
    const steps = main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'Identify' }) });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Identify', 'Measure', 'Treat', 'Finance', 'Monitor']);
  });

  test('the heat map has every risk of the register once, in the cell of its scores', async ({ page }) => {
    const register = await rows(main(page).getByRole('table', { name: /^Risk register/ }));
    expect(register.length).toBeGreaterThanOrEqual(6);
    const map = main(page).getByRole('table', { name: /^Heat map/ });
    await expect(map.locator('tbody tr')).toHaveCount(5);
    await expect(map.locator('tbody td')).toHaveCount(25);

    const places: Record<string, string> = {};
    for (const row of await map.locator('tbody tr').all()) {
      const severity = Number.parseInt(((await row.getByRole('rowheader').textContent()) ?? '').replace(/\D/g, ''), 10);
      for (const [i, cell] of (await row.locator('td').all()).entries()) {
        for (const id of await cell.getByRole('link').allTextContents()) {
          expect(places[id], `${id} is listed once`).toBeUndefined();
          places[id] = `${i + 1} × ${severity}`;
        }
      }
    }
    expect(places).toEqual(Object.fromEntries(register.map(([id, , likelihood, severity]) => [id, `${likelihood} × ${severity}`])));
    for (const [, , likelihood, severity, rank] of register) {
      expect(Number.parseInt(rank!, 10)).toBe(Number(likelihood) * Number(severity));
      expect(rank!.includes('goes to the board')).toBe(Number(likelihood) * Number(severity) >= 12);
    }
  });

  test('a number on the heat map links to its row in the register', async ({ page }) => {
    await main(page).getByRole('link', { name: 'R4', exact: true }).click();
    await expect(page).toHaveURL(/#R4$/);
    await expect(main(page).getByRole('row', { name: /Vendor contract promises coverage/ })).toBeInViewport();
  });

  test('the page explains six contract clauses and says that this is not legal advice', async ({ page }) => {
    const clauses = main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'Waiver of subrogation' }) });
    await expect(clauses.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(main(page)).toContainText('That is not legal advice');
  });

  test('total cost of risk: every column adds up to its total', async ({ page }) => {
    const cost = main(page).getByRole('table', { name: /^Total cost of risk/ });
    const body = await rows(cost);
    const [foot] = await rows(cost, 'tfoot');
    for (const column of [1, 2, 3]) expect(amount(foot![column]!)).toBe(total(body.map((row) => amount(row[column]!))));
    for (const [, before, after, change] of body) expect(amount(change!)).toBe(amount(after!) - amount(before!));
  });
});

test('benchmark network: six groups with category, icon, specialties and description; sets page metadata', async ({ page }) => {
  await open(page, '/services/benchmark-network');
  await expect(page).toHaveTitle(new RegExp(`^${network.meta.title}`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', network.meta.description);

  const groups = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Passive investors' }) });
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
    'Contractors',
    'Developers',
    'Lenders',
    'Passive investors',
    'Advisors',
    'Facility vendors',
  ]);
  for (const { category, specialties, description } of network.groups.items) {
    const group = groups.getByRole('listitem').filter({ has: page.getByRole('heading', { name: category }) });
    await expect(group.locator('svg')).toHaveCount(1);
    await expect(group.getByRole('listitem')).toHaveText(specialties);
    await expect(group).toContainText(description);
  }
});

test('on a phone, table rows become blocks with the column name before each value', async ({ page }) => {
  await open(page, `${below}/portfolio-management`, { width: 360, height: 780 });
  const table = main(page).getByRole('table', { name: /^Statement of values/, includeHidden: true });
  await table.locator('xpath=ancestor::details/summary').click();
  const first = table.locator('tbody td').first();
  expect(await first.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"County"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
