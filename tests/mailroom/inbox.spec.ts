/** Runs npm run start:mailroom with an empty data folder: a visitor sends a form, staff sign in and read it, and it arrives by e-mail. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { readContent } from '../../content-model/read.ts';
import { words } from '../../mailroom/staff-words.ts';
import { startSmtp, type TestSmtp } from '../../mailroom/testing/smtp.ts';
import { mailroomPort } from '../ports';
import { axeFaults, expect, open, test } from '../site-test';

const forms = readContent('forms.yaml');
const { receipt } = readContent('mailroom-visitor-texts.yaml');

test.describe.configure({ mode: 'serial' });

const build = '.cache/mailroom';
let smtp: TestSmtp;
let folder: string;
let mailroom: ChildProcess;
let ownerLink = '';
const linkPattern = /\/staff\/link\?token=[\w-]+/;

// Chromium logs this if a test types into a field before the page has focused it.
test.beforeEach(({ quiet }) => quiet.allow(/Autofocus processing was blocked/));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  smtp = await startSmtp();
  folder = mkdtempSync(join(tmpdir(), 'mailroom-'));
  // detached: npm does not forward signals, so afterAll() kills the whole process group.
  mailroom = spawn('npm', ['run', '-s', 'start:mailroom'], {
    env: {
      ...process.env,
      BUILD_DIRECTORY: build,
      BUILD_PAGES: '/ /about /careers /tools/coinsurance /offline /404',
      PORT: String(mailroomPort),
      DATA_FOLDER: folder,
      SMTP_URL: smtp.url,
      MAIL_TO: 'office@example.com',
      TRUSTED_PROXIES: '1',
      SITE_URL: `http://127.0.0.1:${mailroomPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  ownerLink = await new Promise<string>((resolve, reject) => {
    let output = '';
    mailroom.once('exit', () => reject(new Error(`The mailroom exited: ${output}`)));
    mailroom.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = output.match(linkPattern)?.[0];
      if (found) resolve(found);
    });
  });
});
test.afterAll(async () => {
  const ended = new Promise((done) => mailroom.once('exit', done));
  process.kill(-(mailroom.pid ?? 0), 'SIGTERM');
  await ended;
  await smtp.stop();
  rmSync(folder, { recursive: true });
});

async function fill(page: Page, message: string) {
  const form = page.locator('#contact');
  await form.getByLabel('Name', { exact: true }).fill('Ana Ruiz');
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('What should we look at?').fill(message);
  return form;
}

/** Creates the first owner's account with the link that npm run start:mailroom prints. */
async function createOwner(page: Page) {
  await page.goto(ownerLink);
  await expect(page).toHaveURL('/staff/link');
  await page.getByLabel('Name').fill('Ana Owner');
  await page.getByLabel('E-mail').fill('ana@benchmark.example');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
}

/** Signs in with a link from the prompt. */
async function signIn(page: Page) {
  const { stdout } = spawnSync(process.execPath, ['mailroom/command-line.ts', 'sign-in', 'Ana Owner'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_FOLDER: folder },
    encoding: 'utf8',
  });
  await page.goto(linkPattern.exec(stdout)?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
}

const withoutScripts = async (browser: Browser) => (await browser.newContext({ javaScriptEnabled: false })).newPage();

test('A visitor sends the form, staff sign in and read it, and it is delivered by e-mail', async ({ page }) => {
  await open(page, '/about');
  const form = await fill(page, 'Roof claim, second visit. <b>Both</b> slopes.');
  // The mailroom marks a form that is sent within two seconds as suspect.
  await page.waitForFunction(() => performance.now() > 2000);
  await form.getByRole('button', { name: 'Send message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your message has been successfully sent' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: forms.result.receipt }).click();
  await expect(page).toHaveURL('/receipt');
  await expect(page.getByRole('heading', { level: 1, name: receipt.states.received.heading })).toBeVisible();
  await expect(page.getByText('Roof claim')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  const mailsTo = (address: string) => smtp.received.filter((mail) => mail.includes(`To: ${address}`));
  await expect.poll(() => mailsTo('ana@example.com').length).toBe(1);
  expect(mailsTo('ana@example.com')[0]).not.toContain('Roof');

  await createOwner(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' });
  await expect(row.getByRole('img', { name: 'New' })).toBeVisible();
  await row.getByRole('link', { name: 'Roof claim, second visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roof claim, second visit');
  await expect(page.getByText('Roof claim, second visit. <b>Both</b> slopes.')).toBeVisible();
  await expect(page.getByRole('link', { name: '/about' })).toBeVisible();

  await expect.poll(() => mailsTo('office@example.com').length).toBe(1);
  expect(mailsTo('office@example.com')[0]).toContain('Subject: Contact: Roof claim, second visit');
  expect(mailsTo('office@example.com')[0]).toContain('Reply-To: Ana Ruiz <ana@example.com>');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'E-mail to office@example.com: delivered' })).toBeVisible();

  await page.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByText('Marked done.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).getByRole('img', { name: 'Done' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/staff/sign-in');
  await page.goBack();
  await expect(page.getByText('Ana Ruiz')).toHaveCount(0);
});

test('Without scripts: invalid fields lead to a page that names them and keeps the input, valid ones to a confirmation', async ({
  browser,
}) => {
  const page = await withoutScripts(browser);
  await page.goto('/tools/coinsurance');
  await page.getByRole('link', { name: forms.talk.withoutScripts.link }).click();
  const form = page.locator('#contact');
  await expect(form.getByText(forms.noScripts)).toHaveCount(0);
  await fill(page, 'No scripts here.');
  // This address passes the browser's validation, but not the server's.
  await form.getByLabel('Email', { exact: true }).fill('ana@example');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: forms.result.failed.message })).toBeVisible();
  await expect(page.getByText(forms.errors.email)).toBeVisible();
  await expect(page.getByLabel('What should we look at?')).toHaveValue('No scripts here.');
  await page.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: forms.result.sent.message })).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto((await page.getByRole('link', { name: receipt.follow }).getAttribute('href')) ?? '');
  await visitor.getByLabel(receipt.add.label).fill('A second floor, too.');
  await visitor.getByRole('button', { name: receipt.add.submit }).click();
  await expect(visitor.getByText(receipt.add.added)).toBeVisible();
  await visitor.getByRole('link', { name: 'Español' }).click();
  await visitor.getByText('Retirar el mensaje').click();
  await expect(visitor.getByRole('button', { name: 'Retirarlo' })).toBeVisible();
  await visitor.close();
  await page.getByRole('link', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');

  const lender = page.locator('form', { has: page.getByLabel('Full name') });
  const typed = { 'Full name': 'Tomas Brandvold', 'Best contact': '(713) 555-0199', 'Loan amount': '1850000', 'Property ZIP': '77007' };
  for (const [label, text] of Object.entries(typed)) await lender.getByLabel(label).fill(text);
  await lender.getByLabel('Loan type').selectOption('Refinance');
  await lender.getByLabel('I agree to be contacted *').check();
  await lender.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: forms.result.sent.message })).toBeVisible();

  await signIn(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'No scripts here' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Refinance, $1,850,000, 77007' }).click();
  await page.getByText('Delete this message…').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Moved to the trash')).toBeVisible();
  await expect(page.getByText('Tomas Brandvold')).toHaveCount(0);
  await page.getByRole('link', { name: /^Trash 1/ }).click();
  await page.getByRole('link', { name: 'Refinance, $1,850,000, 77007' }).click();
  await page.getByText('Erase for good…').click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Erased for good.')).toBeVisible();
  await page.context().close();
});

test('A message with a filled honeypot is listed separately with the reason, and can be moved to the others', async ({ page }) => {
  await open(page, '/');
  const form = await fill(page, 'A browser filled in too much.');
  const honeypot = form.locator('[name=company_website]').first();
  await honeypot.evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'x' }));
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: 'Your message has been successfully sent' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('link', { name: 'A browser filled in too much' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Suspect \d/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'A browser filled in too much' });
  await expect(row).toContainText('Filled the field people cannot see');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Not suspect' }).click();
  await expect(page.getByText('Moved to the ordinary messages.')).toBeVisible();
  await page.getByRole('link', { name: /^All \d/ }).click();
  await expect(page.getByRole('link', { name: 'A browser filled in too much' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Suspect 0/ })).toBeVisible();
});

test('An open list shows a new message without a reload and keeps the selection', async ({ page, request }) => {
  await signIn(page);
  await page.getByRole('checkbox').first().check();
  const fields = { form: 'contact', openMs: 30_000, name: 'Live Visitor', email: 'live@example.com', phone: '', message: 'Just now.' };
  expect((await request.post('/messages', { data: fields })).status()).toBe(201);
  await expect(page.getByRole('listitem').filter({ hasText: 'Live Visitor' })).toBeVisible();
  await expect(page.getByText('1 new message since you opened the list.')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByText('1 message was changed.')).toBeVisible();
});

test('Open lists of one browser share one stream, and all show a new message with the counts of the folders', async ({ page, request }) => {
  let streams = 0;
  page.context().on('request', (sent) => {
    if (sent.url().endsWith('/staff/events')) streams += 1;
  });
  await signIn(page);
  const other = await page.context().newPage();
  await other.goto('/staff');
  const all = page.getByRole('link', { name: /^All \d/ });
  const before = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  const fields = { form: 'contact', openMs: 30_000, name: 'Two Tabs', email: 'tabs@example.com', phone: '', message: 'For both.' };
  // More messages from the address of the other tests would be kept apart as suspect.
  const headers = { 'X-Forwarded-For': '192.0.2.7' };
  expect((await request.post('/messages', { data: fields, headers })).status()).toBe(201);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('listitem').filter({ hasText: 'Two Tabs' })).toBeVisible();
    await expect(tab.getByRole('link', { name: /^All \d/ })).toHaveText(new RegExp(`^All\\s*${before + 1}$`));
  }
  expect(streams).toBe(1);
  // The next tab takes the stream over.
  await page.close();
  await request.post('/messages', { data: { ...fields, name: 'One Tab' }, headers });
  await expect(other.getByRole('listitem').filter({ hasText: 'One Tab' })).toBeVisible();
});

test('A link by e-mail signs in the browser that asked for it, and no other', async ({ page, browser, quiet }) => {
  quiet.allow(/status of 410/);
  await page.goto('/staff');
  await page.getByLabel('E-mail').fill('ana@benchmark.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.signIn.sent.title })).toBeVisible();
  const isLink = (mail: string) => mail.includes('Subject: Sign in to the messages of Benchmark');
  await expect.poll(() => smtp.received.some(isLink)).toBe(true);
  const link = linkPattern.exec(smtp.received.find(isLink)!.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? '';

  const elsewhere = await withoutScripts(browser);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1, name: words.link.elsewhere.title })).toBeVisible();
  await elsewhere.context().close();

  await page.goto(link);
  await expect(page).toHaveURL('/staff/link');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
  await page.goto('/staff/account');
  await expect(page.getByText('this device')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: words.link.over.title })).toBeVisible();
});

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`Staff pages, ${theme}, ${width} px: axe finds nothing, nothing scrolls sideways, the console stays empty`, async ({
    page,
    quiet,
  }) => {
    // This test runs axe on ten pages.
    test.setTimeout(180_000);
    // /staff/link without a link.
    quiet.allow(/status of 410/);
    await page.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
    await page.setViewportSize({ width, height: 900 });
    const check = async (name: string) => {
      expect(await page.evaluate(() => document.documentElement.dataset.theme), name).toBe(theme);
      expect(await axeFaults(page), name).toEqual([]);
      for (const other of [768, width]) {
        await page.setViewportSize({ width: other, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name}, ${other} px`).toBeLessThanOrEqual(0);
      }
    };
    await page.goto('/staff/sign-in');
    await check('sign in');
    await signIn(page);
    await check('list');
    await page.getByRole('link', { name: 'Roof claim, second visit' }).click();
    await page.getByText('Delete this message…').click();
    await check('message');
    for (const path of ['/staff/people', '/staff/audit', '/staff/account', '/staff/link', '/staff?q=nothing', '/messages/sent']) {
      await page.goto(path);
      await check(path);
    }
    await page.goto('/staff/help');
    await check('help');
    for (const sentence of words.help.sentences) await expect(page.getByText(sentence)).toBeVisible();
  });
}

test.describe('The public site does not mention the mailroom', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no page, sitemap or feed links to the staff pages, and the service worker does not cache them', async ({ page }) => {
    // Checks both builds: the site alone, and the site whose forms post to the mailroom.
    for (const folder of ['build/client', join(build, 'client')])
      for (const file of globSync('**/*.{html,xml,txt,json,webmanifest}', { cwd: folder }))
        expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/\/staff\b/);
    await open(page, '/careers');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await signIn(page);
    await page.getByRole('link', { name: 'Roof claim, second visit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roof claim, second visit');
    const cachedPaths = () =>
      page.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return stores.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(cachedPaths).toContain('/careers');
    expect((await cachedPaths()).filter((path) => path.startsWith('/staff') || path === '/messages/sent')).toEqual([]);
  });
});
