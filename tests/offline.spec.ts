/** The site offline. Most other tests block the service worker. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { readContent } from '../content-model/read';
import { unregisteringWorker } from '../server/build/write-service-worker.ts';
import { siteHandler } from '../server/handler.ts';
import { readServingConfig } from '../server/serving-config.ts';
import { paths } from './site-paths';
import { expect, open, scrollToEnd, test } from './site-test';

const site = readContent('site.yaml');

test.use({ serviceWorkers: 'allow' });

/** The browser decides when a service worker starts and when it replaces the old one. */
const longTimeout = { timeout: 30_000 };

/** Opens a page and waits until the service worker has cached it. */
async function openAndCache(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => cachedPaths(page), longTimeout).toContain(path);
}

const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => url);
  });
const cachedPaths = async (page: Page) => (await cachedUrls(page)).map((url) => new URL(url).pathname);

const offlineMessages = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

test('a visited page opens offline, with working scripts; other pages show the offline page with the phone number and links to cached pages', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(offlineMessages);
  await openAndCache(page, '/');
  await openAndCache(page, '/careers');
  const title = await page.title();
  const offlineHeading = page.getByRole('heading', { level: 1, name: 'You are offline' });
  await context.setOffline(true);
  await open(page, '/careers');
  await expect(page).toHaveTitle(title);
  // Enter instead of a click: hovering prerenders the page, and Playwright's offline mode does not affect prerendering.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclosures' }).press('Enter');
  await expect(offlineHeading).toBeVisible();
  await expect(page).toHaveURL('/disclosures');
  await expect(page.getByRole('main').getByRole('link', { name: site.phone.display })).toHaveAttribute('href', site.phone.href);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page).toHaveTitle(title);

  await page.goto('/about');
  await expect(offlineHeading).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/About|Benchmark/);
  await expect(offlineHeading).toHaveCount(0);
});

test('the first visit caches the files of a page, and a reload gets them without starting the service worker', async ({ page }) => {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await openAndCache(page, '/careers');
  await scrollToEnd(page);
  await expect.poll(async () => expect.arrayContaining(await loaded()).asymmetricMatch(await cachedPaths(page)), longTimeout).toBe(true);
  expect((await loaded()).filter((path) => path.startsWith('/images/'))).not.toEqual([]);
  await page.reload();
  const sources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => (entry.toJSON() as { workerFinalSourceType: string }).workerFinalSourceType),
  );
  expect(sources).toContain('cache');
  expect(sources).not.toContain('fetch-event');
});

test('the tools work offline once one of them was opened, and are not fetched before', async ({ page, context, quiet }) => {
  quiet.allow(offlineMessages);
  const tools = paths.filter((path) => path.startsWith('/tools'));
  expect(tools).toHaveLength(14);
  await openAndCache(page, '/careers');
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/tools'))).toEqual([]);
  await openAndCache(page, '/tools/storm-plan');
  await expect.poll(() => cachedPaths(page), longTimeout).toEqual(expect.arrayContaining(tools));
  await context.setOffline(true);
  const main = page.getByRole('main');
  const control = main.locator('[type=range], [type=checkbox], [type=radio]:not(:checked), [aria-pressed=false]').first();
  for (const path of tools) {
    await open(page, path);
    const before = await main.allInnerTexts();
    await control.press((await control.getAttribute('type')) === 'range' ? 'ArrowRight' : 'Space');
    await expect.poll(() => main.allInnerTexts(), path).not.toEqual(before);
    if (path === '/tools') await expect(page.getByText('$10,000', { exact: true })).toBeVisible();
  }
});

test('the page for clients opens offline in both languages after the first visit to any page', async ({ page, context, quiet }) => {
  quiet.allow(offlineMessages);
  await openAndCache(page, '/careers');
  await expect.poll(() => cachedPaths(page), longTimeout).toEqual(expect.arrayContaining(['/service', '/es/service']));
  await context.setOffline(true);
  for (const [path, language] of [
    ['/service', 'en'],
    ['/es/service', 'es'],
  ] as const) {
    const { happened, requests } = readContent('pages/service.yaml', language);
    await open(page, path);
    const card = page.getByRole('region', { name: happened.heading });
    await expect(card.getByRole('link', { name: site.phone.display })).toHaveAttribute('href', site.phone.href);
    const [{ title, ask }] = requests.items as [(typeof requests.items)[0]];
    await page.getByRole('main').locator('summary', { hasText: title }).click();
    await page.getByRole('link', { name: ask.label }).click();
    await expect(page.locator('#contact').getByRole('textbox', { name: readContent('forms.yaml', language).contact.message })).toHaveValue(
      ask.message,
    );
  }
});

test('online, pages come from the network, not from the cache', async ({ page, context, quiet }) => {
  quiet.allow(offlineMessages);
  await openAndCache(page, '/careers');
  const title = await page.title();
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const old = new Response('<!doctype html><title>Yesterday</title>', { headers: { 'Content-Type': 'text/html' } });
    await (await caches.open(name!)).put('/careers', old);
  });
  await context.setOffline(true);
  await page.goto('/careers');
  await expect(page).toHaveTitle('Yesterday');
  await context.setOffline(false);
  await page.goto('/careers');
  await expect(page).toHaveTitle(title);
});

test('search terms are not cached', async ({ page }) => {
  await openAndCache(page, '/');
  await open(page, '/blog/search?q=secret');
  await expect.poll(() => cachedPaths(page), longTimeout).toContain('/blog/search');
  expect((await cachedUrls(page)).filter((url) => url.includes('secret'))).toEqual([]);
});

test.describe('updates', () => {
  let server: Server;
  let worker: string;

  test.beforeAll(async () => {
    const folder = `${process.env.BUILD_DIRECTORY ?? 'build'}/client`;
    const site = siteHandler(folder, readServingConfig(folder));
    server = createServer((request, response) => {
      if (request.url !== '/sw.js' || !worker) return site(request, response);
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(worker);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a new service worker replaces the cache; the unregistering one removes the cache and itself', async ({ page, request }) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    worker = '';
    await page.goto(`${address}/careers`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => caches.keys()), longTimeout).toHaveLength(1);
    const [first] = await page.evaluate(() => caches.keys());

    worker = (await (await request.get(`${address}/sw.js`)).text()).replace(/const version = '\w+'/, "const version = 'next'");
    await page.goto(`${address}/careers`);
    await expect.poll(() => page.evaluate(() => caches.keys()), longTimeout).toEqual(['site-next']);
    expect(first).not.toBe('site-next');
    // The new service worker now controls the open page.
    await page.evaluate(() => fetch('/robots.txt'));
    await expect.poll(() => cachedPaths(page), longTimeout).toContain('/robots.txt');

    worker = unregisteringWorker;
    await page.goto(`${address}/careers`);
    await expect.poll(() => page.evaluate(() => caches.keys()), longTimeout).toEqual([]);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), longTimeout).toBe(0);
  });
});
