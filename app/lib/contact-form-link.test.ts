import { expect, test } from 'vitest';
import { contactFormLink, pageName, subjectOf } from './contact-form-link';

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

test('a page is named by its last breadcrumb, or else by a link to it', () => {
  const links = [{ label: 'Customer Service' }, { label: 'Careers', path: '/careers' }];
  expect(pageName('/flood', [{ label: 'Home', path: '/' }, { label: 'Flood' }], links)).toBe('Flood');
  expect(pageName('/careers', undefined, links)).toBe('Careers');
  expect(pageName('/elsewhere', undefined, links)).toBeUndefined();
});
