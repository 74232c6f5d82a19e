import { describe, expect, test } from 'vitest';
import { readFolder } from '../../../content-model/read';
import { layOut } from './layout';

const pages = readFolder('industries').map(({ slug, figure, layout }) => ({ slug, figure, sections: layOut(layout, figure, 'deep') }));
const shared = ['approach', 'why', 'products', 'serve', 'partners', 'faq', 'posts', 'contact'];

describe.each(pages)('$slug', ({ figure, sections }) => {
  const parts = sections.map(({ part }) => part);

  test('the eight shared sections stand in order, contact last', () => {
    expect(parts.filter((part) => shared.includes(part))).toEqual(shared);
    expect(parts.at(-1)).toBe('contact');
  });

  test('every free section stands once', () => {
    const free = parts.filter((part) => !shared.includes(part)).flatMap((part) => (part === 'finePrint' ? ['leftOut', 'texas'] : part));
    expect(free.toSorted()).toEqual(['leftOut', 'loss', 'texas', 'words', 'wrong']);
  });

  test('no two neighbours stand on one background', () => {
    const edges = sections.map(({ part, background }) => ({
      top: background,
      bottom: part === 'wrong' && figure?.kind === 'chain' ? 'page' : background,
    }));
    expect(edges.filter(({ top }, i) => top === (edges[i - 1]?.bottom ?? 'deep'))).toEqual([]);
  });
});

test('an industry that says nothing of its layout gets the usual one', () => {
  expect(layOut(undefined, undefined, 'deep').map(({ part }) => part)).toEqual([
    'approach',
    'why',
    'products',
    'wrong',
    'words',
    'loss',
    'finePrint',
    'serve',
    'partners',
    'faq',
    'posts',
    'contact',
  ]);
});

test('the pages are told apart: at least twelve sequences, six kinds of figures', () => {
  expect(new Set(pages.map(({ sections }) => sections.map(({ part }) => part).join())).size).toBeGreaterThanOrEqual(12);
  expect(new Set(pages.flatMap(({ figure }) => figure?.kind ?? [])).size).toBe(6);
});
