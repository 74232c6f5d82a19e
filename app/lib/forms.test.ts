import { describe, expect, it } from 'vitest';
import { readContent } from '../../content-model/read';
import { findErrors, findField, forms, isFormName, isValid } from './forms';

it.each([
  ['propertyZip', true, ['77002']],
  ['propertyZip', false, ['', '77 002', '77\t002', '7700', '770022', '77002-1234', 'abcde', '7700a']],
  ['loanAmount', true, ['1850000', '1,850,000', '$1,850,000', '1 850 000', '250000.50']],
  ['loanAmount', false, ['', '0', 'a lot', '1.8M', '-5', '1.234']],
  ['bestContact', true, ['a@b.co', '713.555.0142', '555-0142']],
  ['bestContact', false, ['', 'abc', '-', 'a@b', '5']],
])(
  'propertyZip has exactly 5 digits, loanAmount is a positive number, bestContact can be answered: %s, valid: %s, %o',
  (name, valid, values) => {
    for (const value of values) expect(isValid(findField('mortgage', name)!, value), value).toBe(valid);
  },
);

describe('findErrors', () => {
  const messages = { ...readContent('forms.yaml').errors, name: 'Enter your name.', tooLong: 'too long' };
  it('returns the message of each invalid field', () => {
    expect(findErrors('contact', { name: '  ', phone: '', email: 'ana@example.com', message: 'x' }, messages)).toEqual({
      name: 'Enter your name.',
    });
  });
  it('rejects values that are too long, in unknown fields too', () => {
    expect(findErrors('contact', { name: 'x'.repeat(201), message: 'x'.repeat(4000), other: 'x'.repeat(201) }, messages)).toEqual({
      name: 'too long',
      other: 'too long',
    });
  });
  it('treats names of built-in properties as unknown fields', () => {
    for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']) {
      expect(findErrors('contact', Object.fromEntries([[name, 'x']]), messages)).toEqual({});
      expect(isFormName(name)).toBe(false);
    }
  });
});

it('a select sends the English label of the chosen option', () => {
  const { mortgage } = readContent('forms.yaml');
  expect(findField('mortgage', 'loanType')?.values).toEqual(mortgage.loanTypes);
  expect(findField('mortgage', 'creditRange')?.values).toEqual(mortgage.creditRanges);
});

it('no form has two fields with the same name', () => {
  for (const fields of Object.values(forms)) expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});
