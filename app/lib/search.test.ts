import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { searchIn } from './search';
import { type SearchDocument, searchOptions } from './search-terms';

const index = new MiniSearch<SearchDocument>(searchOptions);
const add = (id: string, title: string, text: string, kind: SearchDocument['kind'] = 'Post') =>
  index.add({ id, kind, title, text, description: '', category: '' });
add('/hail', 'Your hail claim', 'roof depreciation holdback deductible');
add('/income', 'Lost income', 'ledger and a hail storm claim');
add('/mail', 'Certified mail', 'a letter');
add('/flood', 'Flood insurance', 'water', 'Personal line');
add('/first-day', 'The first 24 hours', 'flood water rises, the flood adjuster comes, flood flood flood flood');
const search = searchIn(index);
const paths = (query: string) => search(query).map((hit) => hit.path);

test('a title counts more than the text', () => expect(paths('hail')).toEqual(['/hail', '/income']));
test('the page about a word comes before one that only speaks of it, however often', () =>
  expect(paths('flood')).toEqual(['/flood', '/first-day']));
test('words may be unfinished', () => expect(paths('deduct')).toEqual(['/hail']));
test('a misspelled word still finds', () => expect(paths('deductable')).toEqual(['/hail']));
test('a word that exists is taken at its word', () => expect(paths('mail')).toEqual(['/mail']));
test('all words together come before any of them', () => expect(paths('hail income')).toEqual(['/income']));
test('if no page holds all words, any of them counts', () => expect(paths('flood zebra')).toEqual(['/flood', '/first-day']));
test('says what was found, for marking', () => expect(search('clam')[0]?.terms).toEqual(['claim']));
test('nothing finds nothing', () => {
  expect(search('')).toEqual([]);
  expect(search('the')).toEqual([]);
  expect(search('xyzzyx')).toEqual([]);
});

describe('with terms of the glossary', () => {
  const all = new MiniSearch<SearchDocument>(searchOptions);
  const page = (id: string, title: string, category: string, text: string) =>
    all.add({ id, kind: 'Page', title, category, text, description: '' });
  const term = (id: string, title: string, category: string, description: string) =>
    all.add({ id: `/glossary#${id}`, kind: 'Glossary', title, category, description, text: '' });
  page('/hail', 'Your hail claim', '', 'roof');
  page('/income', 'Lost income', '', 'a hail storm');
  page('/choosing', 'Choosing an elimination period', '', '');
  page('/motor', 'Motor insurance', 'Motor', '');
  page('/tools/coinsurance', 'Why would they pay only half?', 'Coinsurance', '');
  term('elimination-period', 'Elimination period', 'Waiting period', 'Days before benefits begin.');
  term('coinsurance', 'Coinsurance', '', 'A property clause.');
  term('motor', 'Motor', '', 'What turns a wheel.');
  term('hail-deductible', 'Hail deductible', '', 'For hail alone.');
  term('soft-costs', 'Soft costs', 'Delay costs', 'What a hail claim delays.');
  const find = searchIn(all);
  const found = (query: string) => find(query).map((hit) => hit.path);

  test('one found by its name comes first, after a page of that name', () => {
    expect(found('elimination period')).toEqual(['/glossary#elimination-period', '/choosing']);
    expect(found('waiting period')[0]).toBe('/glossary#elimination-period');
    expect(found('motor')).toEqual(['/motor', '/glossary#motor']);
    expect(found('coinsurance')).toEqual(['/glossary#coinsurance', '/tools/coinsurance']);
  });
  test('says that it was asked for by name', () => {
    expect(find('hail deductible')[0]).toMatchObject({ path: '/glossary#hail-deductible', named: true });
    expect(find('hail').some(({ named }) => named)).toBe(false);
  });
  test('one that only holds the words comes after the pages about them, misspelled too', () => {
    expect(found('hail')).toEqual(['/hail', '/glossary#hail-deductible', '/income']);
    expect(found('eliminatoin')).toEqual(['/choosing', '/glossary#elimination-period']);
  });
  test('one is not found by what its definition speaks of', () => {
    expect(found('hail')).not.toContain('/glossary#soft-costs');
    expect(found('delay costs')).toEqual(['/glossary#soft-costs']);
  });
});
