import { expect, test } from 'vitest';
import { contactFormLink, subjectOf } from './contact-form-link';

test('links to the contact form with the page title up to its colon as subject', () => {
  expect(contactFormLink('Flood insurance in Texas: national program and private')).toBe('/?about=Flood+insurance+in+Texas#contact');
  expect(contactFormLink()).toBe('/#contact');
});

test('reads the subject back as one line of at most 120 characters', () => {
  expect(subjectOf(new URL(contactFormLink('Benchmark & you'), 'https://x.example').search)).toBe('Benchmark & you');
  expect(subjectOf('?about=%0Aone%0A%0Atwo+')).toBe('one two');
  expect(subjectOf(`?about=${'x'.repeat(500)}`)).toHaveLength(120);
  expect(subjectOf('?page=2')).toBe('');
});
