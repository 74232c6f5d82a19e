/** Checks that drawings and tables repeat the numbers of other content correctly. */
import { expect, test } from 'vitest';
import { readContent } from './read.ts';
import { sectionOf } from './schemas/service.ts';

const home = readContent('pages/home.yaml');
const about = readContent('pages/about.yaml');
const dollars = (text: string) => [...text.matchAll(/\$([\d,.]+\d)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

test('each total of the comparison on the home page is the number of gaps marked in its column', () => {
  const { rows, total } = home.compare.table;
  expect(total.slice(1).map(Number)).toEqual([1, 2, 3].map((column) => rows.filter((row) => row[column]!.endsWith('*')).length));
});

test('quotes on the about page have premiums and deductibles of the comparison on the home page', () => {
  const { rows } = home.compare.table;
  const premiums = rows[0]!.slice(1);
  for (const { answer, premium } of about.tools.quoting.example.rows.filter((row) => row.premium.startsWith('$')))
    expect(
      rows.map((row) => row.slice(1)[premiums.indexOf(premium)]?.match(/\$[\d,]+/)?.[0]),
      `${answer} at ${premium}`,
    ).toContain(answer.match(/\$[\d,]+/)![0]);
});

test('the ranges of the market tool start and end where their dollar amounts are on the scale', () => {
  const { ends, ranges } = about.tools.market.example;
  const [low = 0, high = 0] = ends.flatMap(dollars);
  for (const { from, to, text } of ranges)
    for (const [i, figure] of dollars(text).entries()) expect(low + ((high - low) * [from, to][i]!) / 100).toBeCloseTo(figure, 1);
});

test('the layers of alternative risk financing are adjacent and cover the example claims', () => {
  const { items, claims } = sectionOf(readContent('services/alternative-risk-financing.yaml').sections, 'layers');
  expect(items.map(({ from }) => from)).toEqual([0, ...items.slice(0, -1).map(({ to }) => to)]);
  expect(Math.max(...claims)).toBeLessThanOrEqual(items.at(-1)!.to);
});
