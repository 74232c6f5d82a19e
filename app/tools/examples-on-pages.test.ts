/** Checks numbers on pages against the results of the tools. The content check covers all other computed numbers (`sums`). */
import { expect, test } from 'vitest';
import { amountsIn } from '../../content-model/arithmetic';
import { strings } from '../../content-model/check/content-file';
import { languages } from '../../content-model/content-paths';
import { loadContent } from '../../content-model/load-all';
import { readContent } from '../../content-model/read';
import { sectionOf } from '../../content-model/schemas/service';
import { posts } from '../data/posts.server';
import { calculatorWords, toolFigures, toolValues } from '../data/tools.server';
import { placeholderNames } from '../lib/interpolate';
import { exampleValues } from './fields';
import { readInputs as readCosts } from './formulas/cost-of-risk';
import { rates } from './formulas/surplus-lines';

const content = loadContent();

/** The amounts in the content file of a page. */
function amountsOn(page: string): string[] {
  const { value, body } = content.find(({ file }) => file.replace(/\.\w+$/, '') === page)!;
  return [...strings(value), body].flatMap((text) => amountsIn(text)).map(({ key }) => key);
}

test('a calculator starts with figures of the page that embeds or links it, and its result is a figure of the page', () => {
  for (const { page, calculators } of readContent('embedded-calculators.yaml'))
    for (const { tool, start = [] } of calculators) {
      for (const { field, value } of start.filter((one) => Number(one.value) > 100))
        expect(amountsOn(page), `${page}: ${tool} starts with ${field} ${value}`).toContain(`$${value}`);
      if (start.length) expect(amountsOn(page), `${page}: result of ${tool}`).toContain(mainResult(tool, start));
    }
  expect(amountsOn('personal/life')).toContain(mainResult('life-needs'));
  expect(amountsOn('services/risk-management')).toContain(mainResult('cost-of-risk'));
});

/** The first number of a calculator, in the format of `amountsIn`. */
function mainResult(tool: string, start?: { field: string; value: string }[]): string {
  const { result } = calculatorWords('en', tool).figures[0]!;
  return amountsIn(toolFigures('en', tool, toolValues(tool, start))[result]!)[0]!.key;
}

test.each(languages)('each figure that a text beside an embedded calculator names is computed: %s', (language) => {
  const entries = readContent('embedded-calculators.yaml', language).flatMap(({ calculators }) => calculators);
  for (const { tool, points } of entries.filter((one) => one.kind === 'calculator'))
    for (const { text } of points) expect(Object.keys(toolFigures(language, tool))).toEqual(expect.arrayContaining(placeholderNames(text)));
});

test('the second year of the risk management page is the example of the cost of risk calculator', () => {
  const { rows } = sectionOf(readContent('services/risk-management.yaml').sections, 'cost');
  const { revenue: _revenue, ...costs } = readCosts(exampleValues(readContent('tools/cost-of-risk.yaml').fields));
  expect(Object.values(costs)).toEqual(rows.map(({ after }) => after));
});

test('the claim clock article contains computed dates instead of placeholders', () => {
  const dates = { en: /\w{3}, August \d+/, es: /viernes \d+ de agosto/ };
  for (const language of ['en', 'es'] as const) {
    const article = posts(language).find(({ slug }) => slug === 'texas-claim-clock-explained')!;
    expect(article.body).not.toContain('{clock');
    expect(article.body).toMatch(dates[language]);
  }
});

test('texts give the surplus lines tax and stamping fee with which the calculator computes', () => {
  const { taxPercent, stampingPercent } = rates;
  const printed = [taxPercent, stampingPercent].map((rate) => `${Number(rate.toFixed(2))}%`);
  const about = content.filter(({ file }) => /^(?:tools\/surplus-lines|glossary\/(?:stamping-fee|surplus-lines)|faq)\./.test(file));
  const percentages = about.flatMap(({ source }) => source.match(/\d+\.\d+%/g) ?? []);
  expect(new Set(percentages)).toEqual(new Set(printed));
});
