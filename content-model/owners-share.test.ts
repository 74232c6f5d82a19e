import { expect, test } from 'vitest';
import { readContent, slugsIn } from './read.ts';

const pages = [
  ...slugsIn('industries')
    .map((slug) => ({ slug, ...readContent(`industries/${slug}.yaml`) }))
    .map(({ slug, lossSlider, loss }) => ({ slug, lossSlider, rows: loss.figures })),
  ...slugsIn('personal')
    .map((slug) => ({ slug, ...readContent(`personal/${slug}.yaml`) }))
    .map(({ slug, lossSlider, example }) => ({ slug, lossSlider, rows: example.rows })),
];

test.each(pages)('$slug: the table of the loss leaves the owner with the amount of the hero, and with no other', ({ lossSlider, rows }) => {
  const share = lossSlider.stops.at(-1)!.share;
  expect(rows.map(({ amount }) => amount.replace('−', ''))).toContain(share);
  const left = rows.filter(({ label }) => /^(Left|Unpaid)\b(?! for the rest)/.test(label) && !/^Limit/.test(label));
  for (const { amount } of left) expect(amount).toBe(share);
});
