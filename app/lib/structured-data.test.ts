import { expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { agency, blogPosting, breadcrumbs, definedTerms, questions, service, toJson } from './structured-data';

const meta = { title: 'Hail', description: 'About hail.' };
const page = { origin: 'https://site.example', path: '/blog/hail', meta, language: 'en' as const, licenses: [{ state: 'Texas' }] };

test('breadcrumbs start at the home page and have absolute URLs', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Hail', path: '/blog/hail' },
  ];
  expect(breadcrumbs(page.origin, trail)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://site.example/' },
      { position: 2, name: 'Hail', item: 'https://site.example/blog/hail' },
    ],
  });
});

test('the paragraphs of an answer are joined into one text', () => {
  expect(questions([{ question: 'Why?', answer: ['First.', 'Second.'] }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'First. Second.' } }],
  });
});

test('the modification date of a post is that of its last review, never before its publication', () => {
  const post = { date: '2026-03-12', category: 'claims', image: '/a.jpg' };
  expect(blogPosting(page, { ...post, reviewed: '2026-09-21' })).toMatchObject({ dateModified: '2026-09-21' });
  expect(blogPosting(page, { ...post, reviewed: '2026-01-01' })).toMatchObject({ dateModified: '2026-03-12' });
});

test('no text can close the script element that contains the JSON', () => {
  const json = toJson([questions([{ question: '</script><script>alert(1)</script>', answer: ['<!--'] }])]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].mainEntity[0].name).toBe('</script><script>alert(1)</script>');
});

test('every glossary term has its own URL, and its other names are alternate names', () => {
  const terms = [
    { id: 'dec-page', term: 'Declarations page', alsoCalled: ['Dec page'], definition: 'The first pages of a policy.' },
    { id: 'limit', term: 'Limit', alsoCalled: undefined, definition: 'The most that a policy pays.' },
  ];
  const { hasDefinedTerm } = definedTerms({ ...page, path: '/glossary' }, terms) as unknown as { hasDefinedTerm: object[] };
  expect(hasDefinedTerm[0]).toMatchObject({ alternateName: ['Dec page'], url: 'https://site.example/glossary#dec-page' });
  expect(hasDefinedTerm[1]).not.toHaveProperty('alternateName');
});

test('a page names the states where the firm offers its line, and the agency all of them', () => {
  const licenses = [{ state: 'Texas' }, { state: 'Oklahoma', lines: ['commercial' as const] }];
  const offered = (line: 'commercial' | 'personal') => service({ ...page, licenses }, 'Auto', 'Insurance', line);
  const both = { areaServed: [{ name: 'Texas' }, { name: 'Oklahoma' }] };
  expect(offered('personal')).toMatchObject({ areaServed: [{ '@type': 'State', name: 'Texas' }] });
  expect(offered('commercial')).toMatchObject(both);
  expect(agency({ ...readContent('site.yaml'), licenses })).toMatchObject(both);
});

test('another office has an address and its own hours', () => {
  const address = { street: '12 Pelican Lane', city: 'Rockport', state: 'TX', zip: '78382' };
  const otherOffices = [{ name: 'Rockport', ...address, opening: [{ days: ['Monday'], opens: '09:00', closes: '12:00' }] }];
  expect(agency({ ...readContent('site.yaml'), otherOffices })).toMatchObject({
    department: [{ address: { addressLocality: 'Rockport' }, openingHoursSpecification: [{ opens: '09:00', closes: '12:00' }] }],
  });
});
