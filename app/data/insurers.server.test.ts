import { expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { insurerNumbers } from './insurers.server';

const days = readContent('insurers.yaml').map(({ checked }) => checked);
const oldest = days.toSorted()[0]!;
const daysAfter = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

test('a day is old after 90 days', () => {
  const isOld = (count: number) => insurerNumbers('en', daysAfter(oldest, count)).oldest?.isOld;
  expect([isOld(90), isOld(91)]).toEqual([false, true]);
});

test('the card has the oldest day, numbers are links, and hours are translated', () => {
  const { oldest: printed, list } = insurerNumbers('es');
  expect(printed?.iso).toBe(oldest);
  expect(list[0]?.claims).toMatchObject({ phone: { display: '(409) 555-0110', href: 'tel:+14095550110' }, hours: '24 horas' });
});
