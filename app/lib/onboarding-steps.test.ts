import { expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { tickSteps } from './onboarding-steps';

const onboarding = readContent('pages/onboarding.yaml');

test('the steps and their thresholds are those of the specification, and progress starts at 0', () => {
  const thresholds = { 'INSURANCE TYPE': 5, INDUSTRY: 15, 'BUSINESS INFO': 35, LOCATIONS: 45, 'PROPERTY INFO': 75, QUOTE: 100 };
  expect(onboarding.steps.map(({ label, at }) => [label, at])).toEqual(Object.entries(thresholds));
  expect(onboarding.progress).toBe(0);
});

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [14.9, 1],
  [45, 4],
  [99, 5],
  [100, 6],
])('a step is ticked once progress reaches its threshold: at %s, the first %i are ticked', (progress, count) => {
  expect(tickSteps(onboarding.steps, progress).map((step) => step.done)).toEqual([0, 1, 2, 3, 4, 5].map((i) => i < count));
});
