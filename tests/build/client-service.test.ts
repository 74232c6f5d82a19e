/** The page for clients is one link away from where clients look for it. */
import { expect, test } from 'vitest';
import { readFolder } from '../../content-model/read.ts';
import { hrefs } from './read-html.ts';
import { mainOf, pageAt, request } from './start-server.ts';

const linksTo = (page: Parameters<typeof hrefs>[0], path: string) => hrefs(page).filter((href) => href?.replace(/#.*/, '') === path);

test('menu and footer of every page link to it, in the language of the page', async () => {
  for (const [page, service] of [
    ['/careers', '/service'],
    ['/es/glossary', '/es/service'],
  ] as const) {
    const whole = await pageAt(page);
    for (const part of ['#menu', 'footer']) expect(linksTo(whole.querySelector(part)!, service), `${page} ${part}`).not.toEqual([]);
    expect(hrefs(whole.querySelector('#menu')!)).toEqual(
      expect.arrayContaining([
        service,
        `${service}#happened`,
        ...['pay', 'proof', 'certificate', 'change', 'cancel', 'denied'].map((id) => `${service}#${id}`),
      ]),
    );
  }
});

const claims = '/services/commercial-property/claims-advocacy';
const claimPosts = readFolder('blog')
  .filter(({ category }) => category === 'claims')
  .map(({ slug }) => `/blog/${slug}`);

test.each(['/nothing', '/portals/payment-portal', '/portals/booking-scheduler', claims, ...claimPosts])('%s links to it', async (path) => {
  expect(linksTo(await mainOf(path), '/service')).not.toEqual([]);
});

test.each(['/es/nothing', '/es/portals/payment-portal', '/es/portals/booking-scheduler', `/es${claims}`])(
  '%s links to it',
  async (path) => {
    expect(linksTo(await mainOf(path), '/es/service')).not.toEqual([]);
  },
);

test.each([
  ['/portals', '/service'],
  ['/es/portals', '/es/service'],
])('%s redirects to %s', async (from, to) => {
  const response = await request(from);
  expect([response.status, response.headers.get('location')]).toEqual([308, to]);
});
