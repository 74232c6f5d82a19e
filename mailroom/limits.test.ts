import { expect, test } from 'vitest';
import { addressOf, createLimits, network } from './limits.ts';

test('an hour is counted, then forgotten; another day has another salt', () => {
  let now = Date.UTC(2026, 6, 16, 23, 30);
  const limits = createLimits(() => now);
  limits.count('203.0.113.7');
  limits.count('203.0.113.7');
  expect(limits.seen('203.0.113.7')).toBe(2);
  expect(limits.seen('203.0.113.8')).toBe(0);
  now += 45 * 60_000;
  expect(limits.seen('203.0.113.7')).toBe(0);
  limits.count('203.0.113.7');
  now += 59 * 60_000;
  expect(limits.seen('203.0.113.7')).toBe(1);
  now += 2 * 60_000;
  expect(limits.seen('203.0.113.7')).toBe(0);
});

test('a network of the new kind counts as one visitor, an old address in new clothes as itself', () => {
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:0db8:0001:0002::1'));
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
  expect(network('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(network('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(network('::1')).toBe('0:0:0:0');
});

test('what a visitor says about the own address proves nothing', () => {
  expect(addressOf('10.0.0.1', '6.6.6.6', 0)).toBe('10.0.0.1');
  expect(addressOf('10.0.0.1', '6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(addressOf('10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  expect(addressOf('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});
