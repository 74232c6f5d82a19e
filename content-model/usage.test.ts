import { describe, expect, test } from 'vitest';
import { contentFile } from './check/content';
import { checkUsage } from './check/usage';
import { usage } from './usage';

const problems = (sentence: string) => checkUsage([contentFile({ file: 'faq.yaml', value: [{ answer: [sentence] }] })]);

describe('Each word of the usage list is caught when it is put back', () => {
  test.each(usage)('$example', ({ example, say }) =>
    expect(problems(example)).toEqual([{ file: 'faq.yaml', message: expect.stringMatching(new RegExp(`: ${say}$`)) }]),
  );

  test.each([
    'What a policy can cover at home',
    'Does it cover ongoing work, completed work, or both?',
    'Send everything together, with a cover sheet.',
    'Standard unit forms list the causes they cover.',
    'Some cover depreciation or principal.',
    'It is not an investment adviser.',
    'Effective October 1, 2026.',
    'A fall in March: 20 march in.',
  ])('“%s” is fine', (sentence) => expect(problems(sentence)).toEqual([]));
});
