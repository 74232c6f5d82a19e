import { expect, test } from 'vitest';
import { contactHref, subjectOf } from './contact-href';

test('the subject of the page goes along: its title up to the colon', () => {
  expect(contactHref('Flood insurance in Texas: national program and private')).toBe('/?about=Flood+insurance+in+Texas#contact');
  expect(contactHref()).toBe('/#contact');
});

test('the form reads it back as one line of at most 120 characters', () => {
  expect(subjectOf(new URL(contactHref('Benchmark & you'), 'https://x.example').search)).toBe('Benchmark & you');
  expect(subjectOf('?about=%0Aone%0A%0Atwo+')).toBe('one two');
  expect(subjectOf(`?about=${'x'.repeat(500)}`)).toHaveLength(120);
  expect(subjectOf('?page=2')).toBe('');
});
