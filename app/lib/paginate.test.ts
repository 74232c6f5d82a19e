import { expect, test } from 'vitest';
import { bandsOf, blogSizes, pageNumbers, paginate, resultSizes, wantedPage } from './paginate';

test('under 768 px, at exactly 768 px and above, the blog has 2, 8 and 11 posts on a page, the search 2, 9 and 12 results', () => {
  expect(blogSizes).toEqual({ narrow: 2, exact: 8, wide: 11 });
  expect(resultSizes).toEqual({ narrow: 2, exact: 9, wide: 12 });
});

test.each(['2', '17'])('page %s is requested', (text) => expect(wantedPage(text)).toBe(Number(text)));
test.each([null, undefined, '', '0', '-3', '1.5', 'two', '2<b>', '99999999999999999999'])('%s means page 1', (text) => {
  expect(wantedPage(text)).toBe(1);
});

test.each([
  ['the first page', paginate(16, 11, 1), { page: 1, pages: 2, start: 0, end: 11 }],
  ['the last page, which is shorter', paginate(16, 11, 2), { page: 2, pages: 2, start: 11, end: 16 }],
  ['a number beyond the end, which means the last page', paginate(16, 2, 99), { page: 8, pages: 8, start: 14, end: 16 }],
  ['a list that fits on one page', paginate(11, 12, 1), { page: 1, pages: 1, start: 0, end: 11 }],
  ['an empty list, which has one page', paginate(0, 12, 3), { page: 1, pages: 1, start: 0, end: 0 }],
])('paginate: %s', (_what, result, expected) => expect(result).toEqual(expected));

test('bandsOf returns at which widths an entry is on the page', () => {
  expect(bandsOf(0, 16, blogSizes, 1)).toEqual({ narrow: true, exact: true, wide: true });
  expect(bandsOf(2, 16, blogSizes, 1)).toEqual({ narrow: false, exact: true, wide: true });
  expect(bandsOf(8, 16, blogSizes, 1)).toEqual({ narrow: false, exact: false, wide: true });
  expect(bandsOf(15, 16, blogSizes, 9)).toEqual({ narrow: true, exact: true, wide: true });
});

test.each([
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 10, [1, 2, 3, 4, 5, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [6, 10, [1, null, 5, 6, 7, null, 10]],
  [7, 10, [1, null, 6, 7, 8, 9, 10]],
  [10, 10, [1, null, 6, 7, 8, 9, 10]],
])('numbers shown on page %i of %i', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));

test('page numbers are at most seven items, with the neighboring pages and without a gap that hides a single page', () => {
  for (let pages = 1; pages < 40; pages++)
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages);
      expect(numbers.length).toBeLessThanOrEqual(7);
      for (const n of [1, page - 1, page, page + 1, pages]) if (n >= 1 && n <= pages) expect(numbers).toContain(n);
      numbers.forEach((n, i) => {
        if (n === null) expect(numbers[i + 1]! - numbers[i - 1]!).toBeGreaterThan(2);
      });
    }
});
