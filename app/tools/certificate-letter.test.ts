import { expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { type CertificateInputs, certificateRequest, pairLines } from './certificate-letter';

const words = readContent('tools/certificate-request.yaml');

const empty: CertificateInputs = { holder: '', address: '', job: '', liability: '', other: '', by: '', endorsements: [] };
const write = (inputs: Partial<CertificateInputs>) => certificateRequest({ ...empty, ...inputs }, words.request, words.endorsements.items);

test('each entered text appears in the request, on one line', () => {
  const { subject, body } = write({ holder: 'Pecan Grove\n  Builders.', address: '1 Main St', job: 'Heights deck', by: 'July 24, 2026' });
  expect(subject).toBe('Certificate request: Pecan Grove Builders');
  expect(body).toContain('to Pecan Grove Builders, 1 Main St.');
  expect(body).toContain('It is for: Heights deck.');
  expect(body).toContain('needed by July 24, 2026.');
});

test('empty fields become blanks', () => {
  expect(write({}).body.split(words.request.blank)).toHaveLength(6);
  expect(write({}).subject).toContain(words.request.blank);
});

test('lists the requested endorsements, or says that there are none', () => {
  const { items } = words.endorsements;
  expect(write({ endorsements: items.map(({ id }) => id) }).body).toContain(items.map(({ request }) => `- ${request}`).join('\n'));
  expect(write({}).body).toContain(words.request.noEndorsements);
  expect(write({ endorsements: ['unknown'] }).body).toContain(words.request.noEndorsements);
});

test('braces in entered text are not interpolated', () => expect(write({ holder: '{job}', job: 'deck' }).body).toContain('to {job},'));

test('each Spanish line is paired with the English line that it translates', () => {
  const spanish = readContent('tools/certificate-request.yaml', 'es');
  const meanings = spanish.endorsements.items.map(({ id, meanings }) => ({ id, request: meanings!.request }));
  const inputs = { ...empty, holder: 'Pecan Grove Builders', address: '1 Main St', liability: '$1,000,000', endorsements: ['waiver'] };
  const sent = certificateRequest(inputs, spanish.request, spanish.endorsements.items);
  const lines = pairLines(sent, certificateRequest(inputs, spanish.request.meanings!, meanings));
  expect(lines.every(({ says }) => says)).toBe(true);
  const pairs = Object.fromEntries(lines.map((line) => [line.sent, line.says]));
  expect(pairs).toMatchObject({
    'Please issue a certificate of insurance to Pecan Grove Builders, 1 Main St.':
      'Pide un certificado de seguro a nombre de Pecan Grove Builders, 1 Main St.',
    '- A waiver of subrogation in their favor.': '- Una renuncia a la subrogación a favor de ellos.',
  });
});
