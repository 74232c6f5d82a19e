import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';
import { createRateLimit } from './rate-limit.ts';

test('requests are counted for an hour; the salt changes every day', () => {
  let now = Date.UTC(2026, 6, 16, 23, 30);
  const limit = createRateLimit(() => now);
  limit.count('203.0.113.7');
  limit.count('203.0.113.7');
  expect(limit.seen('203.0.113.7')).toBe(2);
  expect(limit.seen('203.0.113.8')).toBe(0);
  now += 45 * 60_000;
  expect(limit.seen('203.0.113.7')).toBe(0);
  limit.count('203.0.113.7');
  now += 59 * 60_000;
  expect(limit.seen('203.0.113.7')).toBe(1);
  now += 2 * 60_000;
  expect(limit.seen('203.0.113.7')).toBe(0);
  // A clock that was wrong for a moment leaves nothing behind.
  now += 60_000;
  limit.count('203.0.113.7');
  now -= 30_000;
  expect(limit.seen('203.0.113.7')).toBe(0);
});

test('an IPv6 network counts as one client, an IPv4-mapped address as its IPv4 address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:0db8:0001:0002::1'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('2001:db8:1:2::1', 48)).toBe(networkOf('2001:db8:1:3::1', 48));
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('not an address')).toBe(networkOf('nor this'));
  for (const withPort of ['203.0.113.7:51234', '[::ffff:203.0.113.7]:51234', '[::ffff:203.0.113.7]'])
    expect(networkOf(withPort)).toBe('203.0.113.7');
  expect(networkOf('[2001:db8:1:2::1]:443')).toBe(networkOf('2001:db8:1:2::9'));
});

test('only what trusted proxies added to X-Forwarded-For is believed', () => {
  const addressOf = (remoteAddress: string | undefined, forwardedFor: string | undefined, proxies: number, socketAddress = '6.6.6.6') =>
    clientAddress(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor, 'x-socket-address': socketAddress } } as never,
      proxies,
    );
  expect(addressOf('10.0.0.1', '6.6.6.6', 0)).toBe('10.0.0.1');
  expect(addressOf('10.0.0.1', '6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(addressOf('10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  expect(addressOf('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  // The main thread forwards on a socket without an address.
  expect(addressOf(undefined, undefined, 0, '10.0.0.1')).toBe('10.0.0.1');
});
