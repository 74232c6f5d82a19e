import { describe, expect, it } from 'vitest';
import { amount, findErrors, required, zip } from './form-rules';

describe('propertyZip exactly 5 digits', () => {
  it.each(['77002', ' 77002', '77 002'.replace(' ', ''), '77 002'])('takes %s', (value) => expect(zip(value.trim())).toBe(true));
  it.each(['', '7700', '770022', '77002-1234', 'abcde', '7700a'])('refuses “%s”', (value) => expect(zip(value)).toBe(false));
});

describe('loanAmount numeric', () => {
  it.each(['1850000', '1,850,000', '$1,850,000', '1 850 000', '250000.50'])('takes %s', (value) => expect(amount(value)).toBe(true));
  it.each(['', '0', 'a lot', '1.8M', '-5', '1.234'])('refuses “%s”', (value) => expect(amount(value)).toBe(false));
});

describe('findErrors', () => {
  const rules = { name: { rule: required, error: 'Enter your name.' } };
  it('says the sentence of each wrong field', () => {
    expect(findErrors({ name: '  ', other: '' }, rules, 'too long')).toEqual({ name: 'Enter your name.' });
  });
  it('refuses absurd lengths', () => {
    expect(findErrors({ name: 'x'.repeat(201), message: 'x'.repeat(4000) }, rules, 'too long')).toEqual({ name: 'too long' });
  });
});
