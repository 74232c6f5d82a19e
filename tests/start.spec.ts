/** When React starts (server/build/late-loader.js). What a visitor does before that is not lost: tests/shell.spec.ts, tests/faults.spec.ts. */
import { createServer } from 'node:http';
import { freePort } from './servers.ts';
import { expect, hydrated, test } from './site-test';

test('The scripts are asked for when the page can be seen, not before', async ({ page }) => {
  await page.goto('/privacy-notice');
  await hydrated(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance.getEntriesByType('resource').filter(({ name }) => /\/(react|router|legal)-[^/]+\.js$/.test(name)),
  }));
  expect(asked.length).toBe(3);
  for (const { name, startTime } of asked) expect(startTime, name).toBeGreaterThan(painted);
});

test('An address that only React can read starts it at once, and it waits for a document that is still arriving', async ({
  page,
  baseURL,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const port = await freePort();
  const slow = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL));
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    if (!url.startsWith('/blog?')) return response.end(body);
    const half = body.indexOf('<footer');
    response.write(body.subarray(0, half));
    await arrived;
    return response.end(body.subarray(half));
  }).listen(port, '127.0.0.1');
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (name: string, ...rest: [EventListener]) => {
      if (name === 'DOMContentLoaded') Object.assign(window, { waits: true });
      listen(name, ...rest);
    };
  });
  await page.goto(`http://127.0.0.1:${port}/blog?page=2`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'waits' in window);
  arrive();
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: 'Pages of posts' }).locator('[aria-current=page]')).toHaveText('2');
  await expect(page.getByRole('contentinfo')).toContainText('Houston');
  slow.close();
});
