import { describe, expect, test } from 'vitest';
import { bandsOf, blogSizes, paginate, resultSizes, wantedPage } from './paginate';

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
  ])('%s asks for page %i', (text, page) => expect(wantedPage(text)).toBe(page));
});

describe('paginate', () => {
  test('first page', () => expect(paginate(16, 11, 1)).toEqual({ page: 1, pages: 2, start: 0, end: 11 }));
  test('last page is shorter', () => expect(paginate(16, 11, 2)).toEqual({ page: 2, pages: 2, start: 11, end: 16 }));
  test('a page past the end is the last', () => expect(paginate(16, 2, 99)).toEqual({ page: 8, pages: 8, start: 14, end: 16 }));
  test('a list that fits has one page', () => expect(paginate(11, 12, 1)).toEqual({ page: 1, pages: 1, start: 0, end: 11 }));
  test('an empty list has one page', () => expect(paginate(0, 12, 3)).toEqual({ page: 1, pages: 1, start: 0, end: 0 }));
});

test('an entry knows the widths at which it is on the page', () => {
  expect(bandsOf(0, 16, blogSizes, 1)).toEqual({ narrow: true, exact: true, wide: true });
  expect(bandsOf(2, 16, blogSizes, 1)).toEqual({ narrow: false, exact: true, wide: true });
  expect(bandsOf(8, 16, blogSizes, 1)).toEqual({ narrow: false, exact: false, wide: true });
  expect(bandsOf(15, 16, blogSizes, 9)).toEqual({ narrow: true, exact: true, wide: true });
});
