import { expect, test } from 'vitest';
import { contactFormLink, pageName, preparedMessageLink, preparedMessageOf, subjectOf, withPreparedMessage } from './contact-form-link';

test('links to the contact form with the name of the page as subject', () => {
  expect(contactFormLink('Flood insurance')).toBe('/?about=Flood+insurance#contact');
  expect(contactFormLink()).toBe('/#contact');
});

test('reads the subject back as one line of at most 120 characters', () => {
  expect(subjectOf(new URL(contactFormLink('Benchmark & you'), 'https://x.example').search)).toBe('Benchmark & you');
  expect(subjectOf('?about=%0Aone%0A%0Atwo+')).toBe('one two');
  expect(subjectOf(`?about=${'x'.repeat(500)}`)).toHaveLength(120);
  expect(subjectOf('?page=2')).toBe('');
});

test('links to the contact form with a prepared message', () => {
  const link = preparedMessageLink('/service', 'Change my policy', 'Please ask.\nWhat changes:');
  const { pathname, search, hash } = new URL(link, 'https://x.example');
  expect([pathname, hash, subjectOf(search), preparedMessageOf(search)]).toEqual([
    '/service',
    '#contact',
    'Change my policy',
    'Please ask.\nWhat changes:',
  ]);
  expect(preparedMessageOf('?about=x')).toBe('');
});

test.each([
  ['', 'B', '', 'B'],
  ['typed', 'B', '', 'typed\n\nB'],
  ['A', 'B', 'A', 'B'],
  ['A completed', 'B', 'A', 'A completed\n\nB'],
  ['typed\n\nB', 'B', 'B', 'typed\n\nB'],
])('typed “%s”, prepared “%s” after “%s”: “%s”', (typed, prepared, earlier, expected) => {
  expect(withPreparedMessage(typed, prepared, earlier)).toBe(expected);
});

test('a page is named by its last breadcrumb, or else by a link to it', () => {
  const links = [{ label: 'Customer Service' }, { label: 'Careers', path: '/careers' }];
  expect(pageName('/flood', [{ label: 'Home', path: '/' }, { label: 'Flood' }], links)).toBe('Flood');
  expect(pageName('/careers', undefined, links)).toBe('Careers');
  expect(pageName('/elsewhere', undefined, links)).toBeUndefined();
});
