import { expect, it } from 'vitest';
import { pathFromLabel } from './path-from-label';

it.each([
  ['/industry', 'Real Estate Insurance', '/industry/real-estate-insurance'],
  ['/industry', 'Food & Beverage Insurance', '/industry/food-beverage-insurance'],
  ['/industry', 'Retail & Service Insurance', '/industry/retail-service-insurance'],
  ['/industry', 'Non-Profit Insurance', '/industry/non-profit-insurance'],
  ['/services', 'Benchmark Network', '/services/benchmark-network'],
  ['/portals', ' Booking  Scheduler ', '/portals/booking-scheduler'],
])('the path is the parent path plus the lowercased, hyphenated label: %s + %s', (parent, label, path) => {
  expect(pathFromLabel(parent, label)).toBe(path);
});
