import { expect, test } from 'vitest';
import { heatMap, rank } from './heat-map';

const risks = [
  { id: 'R1', likelihood: 3, severity: 5 },
  { id: 'R2', likelihood: 3, severity: 5 },
  { id: 'R3', likelihood: 4, severity: 2 },
];

test('the rank is likelihood times severity', () => expect(risks.map(rank)).toEqual([15, 15, 8]));

test('rows run from most to least severe, columns from least to most likely', () => {
  const rows = heatMap(risks);
  expect(rows.map((row) => row.severity)).toEqual([5, 4, 3, 2, 1]);
  expect(rows[0]!.cells.map((cell) => cell.likelihood)).toEqual([1, 2, 3, 4, 5]);
  expect(rows[0]!.cells.at(-1)!.rank).toBe(25);
});

test('each risk is in exactly one cell, at its likelihood and severity', () => {
  const cells = heatMap(risks).flatMap((row) => row.cells.map((cell) => ({ ...cell, severity: row.severity })));
  expect(cells).toHaveLength(25);
  expect(cells.flatMap((cell) => cell.risks)).toHaveLength(3);
  for (const { risks, likelihood, severity } of cells) for (const risk of risks) expect(risk).toMatchObject({ likelihood, severity });
});
