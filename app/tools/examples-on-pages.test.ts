/** Figures on pages that a tool computes too. All other computed figures are listed as sums in content/. */
import { expect, test } from 'vitest';
import { amountsIn } from '../../content-model/arithmetic';
import { strings } from '../../content-model/check/content';
import { loadContent } from '../../content-model/load';
import { readContent } from '../../content-model/read';
import { posts } from '../data/posts.server';
import { exampleValues } from './fields';
import { costOfRisk, readInputs as readCosts } from './formulas/cost-of-risk';

const content = loadContent();

test('an embedded calculator starts with figures that its page tells', () => {
  for (const { page, calculators } of readContent('embedded-calculators.yaml'))
    for (const { tool, start = [] } of calculators) {
      const { value, body } = content.find(({ file }) => file.replace(/\.\w+$/, '') === page)!;
      const told = [...strings(value), body].flatMap(amountsIn).map(({ key }) => key);
      for (const { field, value: figure } of start.filter((one) => Number(one.value) > 100))
        expect(told, `${page}: ${tool} starts with ${field} ${figure}`).toContain(`$${figure}`);
    }
});

test('each calculator is embedded in its pages', () => {
  const pages = readContent('embedded-calculators.yaml');
  const embedded = pages.flatMap(({ page, calculators }) =>
    calculators.flatMap(({ kind, tool }) => (kind === 'calculator' ? `${tool} in ${page}` : [])),
  );
  expect(embedded.sort()).toEqual([
    'business-income in industries/hospitality',
    'claim-clock in blog/texas-claim-clock-explained',
    'claim-clock in services/claims-advocacy',
    'coinsurance in industries/retail-service',
    'cost-of-risk in services/risk-management',
    'flood-start in personal/flood',
    'life-needs in personal/life',
    'percent-deductible in industries/real-estate',
    'percent-deductible in personal/homeowners',
    'rebuild-limit in personal/homeowners',
  ]);
});

test('the second year of the risk management page is the example of the cost of risk calculator', () => {
  const { rows } = readContent('services/risk-management.yaml').cost;
  const { revenue, ...costs } = readCosts(exampleValues(readContent('tools/cost-of-risk.yaml').fields));
  expect(Object.values(costs)).toEqual(rows.map(({ after }) => after));
  expect(costOfRisk({ revenue, ...costs }).per1000).toBeCloseTo(12.51, 2);
});

test('the dates of the claim clock article are computed', () => {
  const article = posts('en').find(({ slug }) => slug === 'texas-claim-clock-explained')!;
  expect(article.body).not.toContain('{clock');
  expect(article.body).toMatch(/\w{3}, August \d+/);
});
