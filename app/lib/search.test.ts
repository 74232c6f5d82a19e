import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
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

const term = (id: string, title: string, category: string, description: string) =>
  index.add({ id: `/glossary#${id}`, kind: 'Glossary', title, description, category, text: '' });
test('a term found by its name comes first, after a page of that name', () => {
  index.add({ id: '/choosing', kind: 'Post', title: 'Choosing an elimination period', text: '', description: '', category: '' });
  index.add({ id: '/motor', kind: 'Personal line', title: 'Motor insurance', text: '', description: '', category: 'Motor' });
  term('elimination-period', 'Elimination period', 'Waiting period', 'Days before benefits begin.');
  term('motor', 'Motor', '', 'What turns a wheel.');
  expect(paths('elimination period')).toEqual(['/glossary#elimination-period', '/choosing']);
  expect(paths('waiting period')[0]).toBe('/glossary#elimination-period');
  expect(paths('motor')).toEqual(['/motor', '/glossary#motor']);
});
test('a term is not found by what its definition speaks of', () => {
  term('soft-costs', 'Soft costs', 'Delay costs', 'What a hail claim delays.');
  expect(paths('hail')).toEqual(['/hail', '/income']);
  expect(paths('delay costs')).toEqual(['/glossary#soft-costs']);
});

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
