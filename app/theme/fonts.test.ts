import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Ascent and descent of the web fonts, in percent of the font size. */
const ours = { 'Besley Fallback': [125, 42.5], 'Instrument Fallback': [97, 25] };

const fallbacks = [...styles.matchAll(/"(.+ Fallback.*)";\n {2}src: (local.+);\n {2}size-adjust: (.+)%;\n.+: (.+)%;\n.+: (.+)%;/g)].map(
  ([, name = '', fonts = '', ...percent]) => ({ name, fonts, percent: percent.map(Number) }),
);

test.each(fallbacks)('$name is as high as the web font that it stands in for, and in use', ({ name, percent: [size = 0, ...heights] }) => {
  const [, wanted = []] = Object.entries(ours).find(([start]) => name.startsWith(start)) ?? [];
  for (const [i, height] of heights.entries()) expect((height * size) / 100).toBeCloseTo(wanted[i] ?? 0, 0);
  expect(tokens).toContain(`"${name}"`);
});

test('the fonts of Windows, Apple, Android and Linux have a fallback, Android’s by their PostScript names', () => {
  const fonts = fallbacks.map((fallback) => fallback.fonts).join();
  for (const name of ['Georgia', 'Arial', 'NotoSerif-Regular', 'Roboto-Regular', 'Liberation Serif', 'Liberation Sans'])
    expect(fonts).toContain(`local("${name}")`);
});
