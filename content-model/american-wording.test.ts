import { expect, test } from 'vitest';
import { americanWording } from './american-wording';
import { checkAmericanWording } from './check/american-wording';
import { contentFile } from './check/content-file';

const problems = (sentence: string) => checkAmericanWording([contentFile({ file: 'faq.yaml', value: [{ answer: [sentence] }] })]);

test.each(americanWording)('“$example” is reported', ({ example, say }) =>
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
