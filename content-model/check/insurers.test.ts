import { afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '../load-all.ts';
import type { Insurer } from '../schemas/insurer.ts';
import type { Site } from '../schemas/site.ts';
import { checkInsurers, insurersToCheck } from './insurers.ts';

const files = ['insurers.yaml', 'site.yaml'];
const content = loadContent(undefined, (file) => files.includes(file)).filter(({ file }) => files.includes(file));
const contentIn = (name: string) => content.find(({ file }) => file === name)!.value;
const [{ name, checked }] = contentIn('insurers.yaml') as [Insurer];

/** The content as it would be with this in site.yaml. */
const withSample = (sampleContent: boolean) => {
  const site: Site = { ...(contentIn('site.yaml') as Site), sampleContent };
  return content.map((one) => (one.file === 'site.yaml' ? { ...one, value: site } : one));
};
const after = (days: number) => vi.useFakeTimers({ now: Date.parse(checked) + days * 86_400_000 });
const named = (problems: { message: string }[]) => problems.flatMap(({ message }) => (message.includes(`“${name}”`) ? name : []));

afterEach(() => vi.useRealTimers());

test.each([
  [75, [], []],
  [76, [name], []],
  [120, [name], []],
  [121, [], [name]],
])('after %i days: warned about %j, refused %j', (days, warned, refused) => {
  after(days);
  expect(named(insurersToCheck(withSample(false)))).toEqual(warned);
  expect(named(checkInsurers(withSample(false)))).toEqual(refused);
});

test('while the content is a sample, nobody has to check the invented numbers', () => {
  after(1000);
  expect([...insurersToCheck(withSample(true)), ...checkInsurers(withSample(true))]).toEqual([]);
});
