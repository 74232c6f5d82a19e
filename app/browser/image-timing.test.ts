import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordImage } from './image-timing';

let setting: string | null;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  setting = 'on';
  vi.stubGlobal('window', { localStorage: { getItem: () => setting } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockClear();
});

it('is off by default: records and logs nothing', () => {
  setting = null;
  recordImage('/a.avif', 5000);
  expect(window.imageTiming).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it('warns on the console above 1000 ms, and only then', () => {
  recordImage('/a.avif', 1000);
  expect(warn).not.toHaveBeenCalled();
  recordImage('/b.avif', 1001);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Image took 1001 ms: /b.avif');
});

it('keeps the last 100 entries', () => {
  for (let i = 1; i <= 130; i++) recordImage(`/${i}.avif`, 1);
  expect(window.imageTiming).toHaveLength(100);
  expect(window.imageTiming?.[0]?.src).toBe('/31.avif');
});
