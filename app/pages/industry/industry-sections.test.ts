import { describe, expect, test } from 'vitest';
import { readFolder } from '../../../content-model/read';
import { industryPath } from '../../lib/page-paths';
import { industryData } from './industry-data.server';
import { industrySections } from './industry-sections';

const pages = readFolder('industries').map(({ slug, figure }) => {
  const sections = industrySections(industryData('en', industryPath(slug)));
  return { slug, figure, sections, keys: sections.map(({ key }) => key) };
});
const shared = ['approach', 'why', 'products', 'clients', 'partners', 'faq', 'posts', 'contact'];

describe.each(pages)('$slug', ({ sections, keys }) => {
  test('has the eight shared sections in order, contact last, and every movable section once', () => {
    expect(keys.filter((key) => shared.includes(key))).toEqual(shared);
    expect(keys.at(-1)).toBe('contact');
    expect(keys.filter((key) => !shared.includes(key)).toSorted()).toEqual(['finePrint', 'goesWrong']);
  });

  test('only sections that belong together share a background: coverages and fine print; clients, partners and questions', () => {
    const edges = [{ key: 'hero', background: 'deep' }, ...sections];
    const joined = edges.flatMap(({ key, background }, i) =>
      background === edges[i - 1]?.background ? `${edges[i - 1]!.key} ${key}` : [],
    );
    const allowed = ['products finePrint', 'clients partners', 'finePrint partners', 'partners faq'];
    expect(joined).toEqual(expect.arrayContaining(['partners faq']));
    expect(joined.filter((pair) => !allowed.includes(pair))).toEqual([]);
  });
});

test('an industry without a layout gets the default order', () => {
  const data = industryData('en', industryPath('construction'));
  const keys = industrySections({ ...data, movableSections: undefined }).map(({ key }) => key);
  expect(keys.join(' ')).toBe('approach goesWrong why products finePrint clients partners faq posts contact');
});

test('the industry pages have at least eight orders of sections and six kinds of figures', () => {
  expect(new Set(pages.map(({ keys }) => keys.join())).size).toBeGreaterThanOrEqual(8);
  expect(new Set(pages.flatMap(({ figure }) => figure?.kind ?? [])).size).toBe(6);
});
