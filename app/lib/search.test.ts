import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { searchIn } from './search';
import { type SearchDocument, searchOptions } from './search-terms';

const index = new MiniSearch<SearchDocument>(searchOptions('en'));
const add = (id: string, title: string, text: string, kind: SearchDocument['kind'] = 'post') =>
  index.add({ id, kind, kindLabel: '', title, text, description: '', category: '' });
add('/hail', 'Your hail claim', 'roof depreciation holdback deductible');
add('/income', 'Lost income', 'ledger and a hail storm claim');
add('/mail', 'Certified mail', 'a letter');
add('/flood', 'Flood insurance', 'water', 'personal');
add('/first-day', 'The first 24 hours', 'flood water rises, the flood adjuster comes, flood flood flood flood');
const search = searchIn(index, 'en');
const paths = (query: string) => search(query).map((hit) => hit.path);

test('ranks a match in the title above one in the text', () => expect(paths('hail')).toEqual(['/hail', '/income']));
test('ranks a match in the title above many matches in a text', () => expect(paths('flood')).toEqual(['/flood', '/first-day']));
test('matches incomplete words', () => expect(paths('deduct')).toEqual(['/hail']));
test('matches misspelled words', () => expect(paths('deductable')).toEqual(['/hail']));
test('does not treat an existing word as a misspelling', () => expect(paths('mail')).toEqual(['/mail']));
test('pages with all words exclude pages with only some', () => expect(paths('hail income')).toEqual(['/income']));
test('falls back to any word if no page has all of them', () => expect(paths('flood zebra')).toEqual(['/flood', '/first-day']));
test('returns the matched terms for highlighting', () => expect(search('clam')[0]?.terms).toEqual(['claim']));
test('returns nothing for empty, stop-word and unknown queries', () => {
  expect(search('')).toEqual([]);
  expect(search('the')).toEqual([]);
  expect(search('xyzzyx')).toEqual([]);
});

describe('glossary terms and tools, wherever their pages are', () => {
  const all = new MiniSearch<SearchDocument>(searchOptions('en'));
  const page = (id: string, title: string, category: string, text: string, kind: SearchDocument['kind'] = 'post') =>
    all.add({ id, kind, kindLabel: '', title, category, text, description: '' });
  const term = (id: string, title: string, category: string, description: string) =>
    all.add({ id: `/words#${id}`, kind: 'term', kindLabel: '', title, category, description, text: '' });
  page('/hail', 'Your hail claim', '', 'roof');
  page('/income', 'Lost income', '', 'a hail storm');
  page('/choosing', 'Choosing an elimination period', '', '');
  page('/motor', 'Motor insurance', 'Motor', '');
  page('/half', 'Why would they pay only half?', 'Coinsurance', '', 'tool');
  term('elimination-period', 'Elimination period', 'Waiting period', 'Days before benefits begin.');
  term('coinsurance', 'Coinsurance', '', 'A property clause.');
  term('motor', 'Motor', '', 'What turns a wheel.');
  term('hail-deductible', 'Hail deductible', '', 'For hail alone.');
  term('soft-costs', 'Soft costs', 'Delay costs', 'What a hail claim delays.');
  const find = searchIn(all, 'en');
  const found = (query: string) => find(query).map((hit) => hit.path);

  test('a term whose name equals the query ranks first, unless a page has the same name', () => {
    expect(found('elimination period')).toEqual(['/words#elimination-period', '/choosing']);
    expect(found('waiting period')[0]).toBe('/words#elimination-period');
    expect(found('motor')).toEqual(['/motor', '/words#motor']);
    expect(found('coinsurance')).toEqual(['/words#coinsurance', '/half']);
  });
  test('flags a term whose name equals the query', () => {
    expect(find('hail deductible')[0]).toMatchObject({ path: '/words#hail-deductible', named: true });
    expect(find('hail').some(({ named }) => named)).toBe(false);
  });
  test('a term whose name only contains the query ranks after pages about it, also if the query is misspelled', () => {
    expect(found('hail')).toEqual(['/hail', '/words#hail-deductible', '/income']);
    expect(found('eliminatoin')).toEqual(['/choosing', '/words#elimination-period']);
  });
  test('the definition of a term is not searched', () => {
    expect(found('hail')).not.toContain('/words#soft-costs');
    expect(found('delay costs')).toEqual(['/words#soft-costs']);
  });
});

describe('in Spanish', () => {
  const spanish = new MiniSearch<SearchDocument>(searchOptions('es'));
  const page = (id: string, title: string, text: string, kind: SearchDocument['kind'] = 'personal') =>
    spanish.add({ id, kind, kindLabel: '', title, text, description: '', category: '' });
  page('/es/personal/auto-insurance', 'Seguro de auto', 'El choque con un carro sin seguro.');
  page('/es/personal/home-insurance', 'Seguro de vivienda', 'El techo y las exclusiones de la póliza.');
  page('/es/words#exclusion', 'Exclusión', '', 'term');
  const find = searchIn(spanish, 'es');
  const found = (query: string) => find(query).map(({ path }) => path.replace(/^.*[/#]/, ''));

  test('a colloquial word finds the pages that use the standard word', () => {
    expect(found('aseguranza de carro')).toEqual(['auto-insurance']);
    expect(found('aseguransa casa techo')).toContain('home-insurance');
  });
  test('finds words that are typed without accents, in singular or plural', () => {
    expect(found('poliza')).toEqual(['home-insurance']);
    expect(found('exclusiones')).toEqual(['exclusion', 'home-insurance']);
    expect(find('exclusion')[0]).toMatchObject({ path: '/es/words#exclusion', named: true });
  });
  test('leaves out stop words', () => expect(find('de la')).toEqual([]));
});
