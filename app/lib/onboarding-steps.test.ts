import { describe, expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { tickSteps } from './onboarding-steps';

const onboarding = readContent('pages/onboarding.yaml');

const ticked = (progress: number) =>
  tickSteps(onboarding.steps, progress)
    .filter((step) => step.done)
    .map((step) => step.label);

describe('onboarding', () => {
  test('steps and thresholds: INSURANCE TYPE 5, INDUSTRY 15, BUSINESS INFO 35, LOCATIONS 45, PROPERTY INFO 75, QUOTE 100', () => {
    expect(onboarding.steps.map(({ label, at }) => `${label} ${at}`)).toEqual([
      'INSURANCE TYPE 5',
      'INDUSTRY 15',
      'BUSINESS INFO 35',
      'LOCATIONS 45',
      'PROPERTY INFO 75',
      'QUOTE 100',
    ]);
  });

  test('progress starts at 0 and nothing is ticked', () => {
    expect(onboarding.progress).toBe(0);
    expect(ticked(onboarding.progress)).toEqual([]);
  });

  test.each([
    [4, []],
    [5, ['INSURANCE TYPE']],
    [14.9, ['INSURANCE TYPE']],
    [45, ['INSURANCE TYPE', 'INDUSTRY', 'BUSINESS INFO', 'LOCATIONS']],
    [99, ['INSURANCE TYPE', 'INDUSTRY', 'BUSINESS INFO', 'LOCATIONS', 'PROPERTY INFO']],
    [100, ['INSURANCE TYPE', 'INDUSTRY', 'BUSINESS INFO', 'LOCATIONS', 'PROPERTY INFO', 'QUOTE']],
  ])('a step is ticked once progress reaches its threshold: at %s', (progress, steps) => {
    expect(ticked(progress)).toEqual(steps);
  });
});
