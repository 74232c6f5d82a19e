import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageColor } from '../lib/page-color.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [, darkRule = ''] = css.match(/\[data-theme="dark"\] \{([^}]*)\}/) ?? [];

const [, moreContrast = ''] = css.match(/prefers-contrast: more\) \{([\s\S]*?)\n {2}\}/) ?? [];

/** The hex value of a color token in one of the themes. `rules` may replace values of the root element. */
function color(name: string, theme: 'light' | 'dark', rules = ''): string {
  const own = theme === 'dark' && darkRule.match(new RegExp(`--${name}: (#\\w{6});`))?.[1];
  const declared = new RegExp(`--${name}: ([^;]*);`);
  const value = (rules.match(declared) ?? css.match(declared))?.[1] ?? '';
  const [, other] = value.match(/^var\(--(.*)\)$/) ?? [];
  if (other) return color(other, theme, rules);
  const [light, dark = light] = value.match(/#\w{6}/g) ?? [];
  const found = own || (theme === 'dark' ? dark : light);
  if (!found) throw new Error(`tokens.css has no color --${name}`);
  return found;
}

/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const backgrounds = ['page', 'stone', 'mist'];
test.each(backgrounds)('dark theme: the background %s differs visibly from the others and from cards', (background) => {
  for (const other of ['surface', ...backgrounds.filter((one) => one !== background)])
    expect(contrast(color(background, 'dark'), color(other, 'dark')), other).toBeGreaterThanOrEqual(1.15);
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test('pageColor equals the token --page', () => expect(pageColor[theme]).toBe(color('page', theme)));
  const under = ['page', 'stone', 'mist', 'surface', 'surface-sunk'];
  test.each([
    ['text', 4.5, ['fg', 'fg-muted', 'fg-link', 'fg-clay', 'err', 'ok'], under],
    ['drawings', 3, ['line-strong', 'focus', 'mark', 'accent', 'primary'], under],
    ['primary buttons', 4.5, ['on-primary'], ['primary', 'primary-hover']],
    ['accent buttons', 4.5, ['on-accent'], ['accent', 'accent-hover']],
    ['good news', 4.5, ['ok'], ['ok-bg']],
    ['errors', 4.5, ['err'], ['err-bg']],
    ['text on tints', 4.5, ['fg'], ['tint-sky', 'tint-sand', 'tint-sage']],
    ['muted text on a tint', 4.5, ['fg-muted'], ['tint-sky']],
  ])('%s: the contrast is at least %d', (_what, least, colors, fills) => {
    for (const one of colors)
      for (const fill of fills) expect(contrast(color(one, theme), color(fill, theme)), `${one} on ${fill}`).toBeGreaterThanOrEqual(least);
  });
  test.each([
    ['text', ['fg', 'fg-muted', 'fg-link', 'fg-clay'], [...under, 'tint-sky', 'tint-sand', 'tint-sage']],
    ['states', ['err', 'ok'], ['surface']],
    ['errors', ['err'], ['err-bg']],
    ['good news', ['ok'], ['ok-bg']],
    ['buttons', ['on-accent'], ['accent', 'accent-hover']],
  ])('for visitors who prefer more contrast, it is at least 7: %s', (_what, colors, fills) => {
    for (const one of colors)
      for (const fill of fills) {
        const [text, background] = [color(one, theme, moreContrast), color(fill, theme, moreContrast)];
        expect(contrast(text, background), `${one} on ${fill}`).toBeGreaterThanOrEqual(7);
      }
  });
  test('text colors of the dark theme are readable on a section with the background deep', () => {
    for (const text of ['fg', 'fg-muted', 'fg-link', 'fg-clay'])
      expect(contrast(color(text, 'dark'), color('deep', theme)), text).toBeGreaterThanOrEqual(4.5);
  });
});
