import { expect, test, vi } from 'vitest';
import { fetchOnce } from './fetch-once';

const network = (status = 200) => vi.fn(async (input: unknown) => new Response(`words of ${String(input)}`, { status }));

test('data of a page is fetched once, and both readers get it whole', async () => {
  const fetch = network();
  const once = fetchOnce(fetch);
  const first = await once('https://site.example/about.data');
  const second = await once(new URL('https://site.example/about.data'));
  expect(await first.text()).toBe('words of https://site.example/about.data');
  expect(await second.text()).toBe('words of https://site.example/about.data');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('pages do not share their data', async () => {
  const once = fetchOnce(network());
  await once('https://site.example/about.data');
  expect(await (await once('https://site.example/careers.data')).text()).toContain('careers');
});

test('everything else goes to the network each time', async () => {
  const fetch = network();
  const once = fetchOnce(fetch);
  await once('https://forms.example/send');
  await once('https://forms.example/send');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failed answer is not kept', async () => {
  const fetch = network(500);
  const once = fetchOnce(fetch);
  await once('https://site.example/about.data');
  await once('https://site.example/about.data');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a navigation that was given up does not spoil the next one', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockRejectedValueOnce(new DOMException('given up', 'AbortError'))
    .mockResolvedValueOnce(new Response('words'));
  const once = fetchOnce(fetch);
  await expect(once('https://site.example/about.data')).rejects.toThrow('given up');
  expect(await (await once('https://site.example/about.data')).text()).toBe('words');
});
