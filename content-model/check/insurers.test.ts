import { afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '../load-all.ts';
import type { Insurer } from '../schemas/insurer.ts';
import { checkInsurers, insurersToCheck } from './insurers.ts';

const content = loadContent(undefined, (file) => file === 'insurers.yaml').filter(({ file }) => file === 'insurers.yaml');
const [{ name, checked }] = content[0]!.value as [Insurer];

afterEach(() => vi.useRealTimers());

test.each([
  [75, [], []],
  [76, [name], []],
  [120, [name], []],
  [121, [], [name]],
])('after %i days: warned about %j, refused %j', (days, warned, refused) => {
  vi.useFakeTimers({ now: Date.parse(checked) + days * 86_400_000 });
  const named = (problems: { message: string }[]) => problems.flatMap(({ message }) => (message.includes(`“${name}”`) ? name : []));
  expect(named(insurersToCheck(content))).toEqual(warned);
  expect(named(checkInsurers(content))).toEqual(refused);
});
