import { expect, test, vi } from 'vitest';
import { dataOf, fetchPages } from './fetch-pages';

const network = (status = 200) => vi.fn(async (input: unknown) => new Response(`words of ${String(input)}`, { status }));
const noStyles = async () => {};

test('data of a page is fetched once, and both readers get it whole', async () => {
  const fetch = network();
  const pages = fetchPages(fetch, noStyles);
  const first = await pages('https://site.example/about.data');
  const second = await pages(new URL('https://site.example/about.data?q=hail'));
  expect(await first.text()).toBe('words of /about.data');
  expect(await second.text()).toBe('words of /about.data');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a click that comes while the data is under way does not ask again', async () => {
  const fetch = network();
  const pages = fetchPages(fetch, noStyles);
  const [ahead, clicked] = await Promise.all([pages(dataOf('/about')), pages('https://site.example/about.data')]);
  expect(await ahead.text()).toBe(await clicked.text());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('pages do not share their data', async () => {
  const pages = fetchPages(network(), noStyles);
  await pages('https://site.example/about.data');
  expect(await (await pages('https://site.example/careers.data')).text()).toContain('careers');
});

test('everything else goes to the network each time, as it was asked', async () => {
  const fetch = network();
  const pages = fetchPages(fetch, noStyles);
  await pages('https://forms.example/send.data', { method: 'POST' });
  await pages('https://forms.example/send.data', { method: 'POST' });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenCalledWith('https://forms.example/send.data', { method: 'POST' });
});

test('a failed answer is given on but not kept', async () => {
  const fetch = network(500);
  const pages = fetchPages(fetch, noStyles);
  expect((await pages('/about.data')).status).toBe(500);
  await pages('/about.data');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a lost connection does not spoil the next try', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(new Response('words'));
  const pages = fetchPages(fetch, noStyles);
  await expect(pages('/about.data')).rejects.toThrow('lost');
  expect(await (await pages('/about.data')).text()).toBe('words');
});

test('the data waits for the stylesheet of its page', async () => {
  const asked: string[] = [];
  let arrive = () => {};
  const pages = fetchPages(network(), (path) => {
    asked.push(path);
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  });
  let there = false;
  const data = pages(dataOf('/')).then(() => {
    there = true;
  });
  await Promise.resolve();
  expect(asked).toEqual(['/']);
  expect(there).toBe(false);
  arrive();
  await data;
  expect(there).toBe(true);
});
