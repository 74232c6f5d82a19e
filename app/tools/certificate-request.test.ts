import { expect, test } from 'vitest';
import words from '../../content/tools/certificate-request';
import { type CertificateInputs, certificateRequest } from './certificate-request';

const empty: CertificateInputs = { holder: '', address: '', job: '', liability: '', other: '', by: '', wishes: [] };
const write = (inputs: Partial<CertificateInputs>) => certificateRequest({ ...empty, ...inputs }, words.request, words.wishes.items);

test('What was filled in stands in the request, on one line each', () => {
  const { subject, body } = write({ holder: 'Pecan Grove\n  Builders.', address: '1 Main St', job: 'Heights deck', by: 'July 24, 2026' });
  expect(subject).toBe('Certificate request: Pecan Grove Builders');
  expect(body).toContain('to Pecan Grove Builders, 1 Main St.');
  expect(body).toContain('It is for: Heights deck.');
  expect(body).toContain('needed by July 24, 2026.');
});

test('What was not filled in is a blank that nobody overlooks', () => {
  expect(write({}).body.split(words.request.blank)).toHaveLength(6);
  expect(write({}).subject).toContain(words.request.blank);
});

test('Each wish is asked for; without any, that is said', () => {
  expect(write({ wishes: words.wishes.items.map(({ id }) => id) }).body).toContain(
    words.wishes.items.map(({ asks }) => `- ${asks}`).join('\n'),
  );
  expect(write({}).body).toContain(words.request.noWishes);
  expect(write({ wishes: ['unknown'] }).body).toContain(words.request.noWishes);
});

test('Braces that somebody types are not filled in again', () => {
  expect(write({ holder: '{job}', job: 'deck' }).body).toContain('to {job},');
});
