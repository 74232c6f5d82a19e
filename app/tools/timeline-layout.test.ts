import { expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { addDays } from './days';
import { claimClock } from './formulas/claim-clock';
import { arrangeLabels, dayPosition, minWidthPx, scaleLength, spreadLabels, stretchesOf, textWidthPx } from './timeline-layout';

const stretchesFor = (notice: string, items: string) => {
  const dates = claimClock({ notice, items, surplus: false, disaster: false });
  return stretchesOf({ acknowledge: dates.acknowledge, items, days: [notice, items, ...Object.values(dates)] });
};

test('weeks in which nothing runs are cut out, and only those', () => {
  expect(stretchesFor('2026-07-06', '2026-07-24')).toHaveLength(1);
  expect(stretchesFor('2026-07-06', '2026-08-05')).toHaveLength(1);
  expect(stretchesFor('2026-07-06', '2026-10-20')).toEqual([
    { first: '2026-07-05', last: '2026-07-24' },
    { first: '2026-10-17', last: '2026-12-27' },
  ]);
});

test('however long the insurer waited for an item, the scale stays as long as that of a short claim', () => {
  expect(scaleLength(stretchesFor('2024-01-02', '2026-10-20'))).toBeLessThan(115);
});

test('the position grows by one with each day that is shown, and a day that is cut out is at the break', () => {
  const stretches = stretchesFor('2026-07-06', '2026-10-20');
  expect(dayPosition(stretches, '2026-07-05')).toBe(0);
  expect(dayPosition(stretches, '2026-07-06')).toBe(1);
  expect(dayPosition(stretches, '2026-10-18') - dayPosition(stretches, '2026-10-17')).toBe(1);
  expect(dayPosition(stretches, '2026-09-01')).toBe(dayPosition(stretches, '2026-10-17'));
  expect(dayPosition(stretches, '2026-12-28')).toBe(scaleLength(stretches));
});

test.each(['en', 'es'] as const)(
  'labels cover neither one another nor the poles of others, for any day of a last item (%s)',
  (language) => {
    const { words } = readContent('tools/claim-clock.yaml', language).drawing;
    for (let wait = 0; wait < 120; wait += 1) {
      const notice = '2026-07-06';
      const items = addDays(notice, wait);
      const dates = { notice, items, ...claimClock({ notice, items, surplus: wait % 2 === 1, disaster: wait % 3 === 0 }) };
      const stretches = stretchesOf({ acknowledge: dates.acknowledge, items, days: Object.values(dates) });
      const x = (day: string) => (dayPosition(stretches, day) + 0.5) / scaleLength(stretches);
      const widthOf = (name: string) => (20 + textWidthPx(words[name]!)) / minWidthPx;
      const labels = arrangeLabels(Object.entries(dates).map(([name, day]) => ({ name, x: x(day), width: widthOf(name) })));
      expect(labels.length, `${wait} days`).toBe(7);
      for (const one of labels)
        for (const other of labels) {
          if (one === other) continue;
          const [from, to] = one.isLeft ? [one.x - widthOf(one.name), one.x] : [one.x, one.x + widthOf(one.name)];
          const isPoleBeside = other.x <= from || other.x >= to;
          expect(isPoleBeside || other.row > one.row, `${wait} days: ${one.name}, ${other.name}`).toBe(true);
        }
    }
  },
);

test('labels that cannot all be placed are left out together', () => {
  expect(arrangeLabels(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ name, x: 0.5, width: 0.6 })))).toEqual([]);
});

test('labels of the vertical timeline keep their distance', () => {
  expect(spreadLabels([0, 10, 100], 42)).toEqual([0, 42, 100]);
});
