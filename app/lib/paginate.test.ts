import { describe, expect, test } from 'vitest';
import { bandsOf, blogSizes, pageNumbers, paginate, resultSizes, wantedPage } from './paginate';

describe('page sizes', () => {
  test('blog: 2 under 768 px, 8 at exactly 768 px, 11 above', () => expect(blogSizes).toEqual({ narrow: 2, exact: 8, wide: 11 }));
  test('search results: 2, 9, 12 at the same widths', () => expect(resultSizes).toEqual({ narrow: 2, exact: 9, wide: 12 }));
});

describe('wantedPage', () => {
  test.each([
    ['2', 2],
    ['17', 17],
    [null, 1],
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['two', 1],
    ['2<b>', 1],
    ['99999999999999999999', 1],
  ])('%s means page %i', (text, page) => expect(wantedPage(text)).toBe(page));
});

describe('paginate', () => {
  test('first page', () => expect(paginate(16, 11, 1)).toEqual({ page: 1, pages: 2, start: 0, end: 11 }));
  test('the last page is shorter', () => expect(paginate(16, 11, 2)).toEqual({ page: 2, pages: 2, start: 11, end: 16 }));
  test('a page number beyond the end means the last page', () =>
    expect(paginate(16, 2, 99)).toEqual({ page: 8, pages: 8, start: 14, end: 16 }));
  test('a list that fits has one page', () => expect(paginate(11, 12, 1)).toEqual({ page: 1, pages: 1, start: 0, end: 11 }));
  test('an empty list has one page', () => expect(paginate(0, 12, 3)).toEqual({ page: 1, pages: 1, start: 0, end: 0 }));
});

test('bandsOf returns at which widths an entry is on the page', () => {
  expect(bandsOf(0, 16, blogSizes, 1)).toEqual({ narrow: true, exact: true, wide: true });
  expect(bandsOf(2, 16, blogSizes, 1)).toEqual({ narrow: false, exact: true, wide: true });
  expect(bandsOf(8, 16, blogSizes, 1)).toEqual({ narrow: false, exact: false, wide: true });
  expect(bandsOf(15, 16, blogSizes, 9)).toEqual({ narrow: true, exact: true, wide: true });
});

describe('pageNumbers', () => {
  test('shows all numbers of up to seven pages', () => expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]));
  test.each([
    [1, [1, 2, 3, 4, 5, null, 10]],
    [4, [1, 2, 3, 4, 5, null, 10]],
    [5, [1, null, 4, 5, 6, null, 10]],
    [6, [1, null, 5, 6, 7, null, 10]],
    [7, [1, null, 6, 7, 8, 9, 10]],
    [10, [1, null, 6, 7, 8, 9, 10]],
  ])('numbers shown on page %i of ten', (page, numbers) => expect(pageNumbers(page, 10)).toEqual(numbers));
  test('shows at most seven items, always the neighboring pages, and no gap that hides a single page', () => {
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
});
