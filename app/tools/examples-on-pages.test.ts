/** Worked examples on other pages agree with the tool that computes them. */
import { describe, expect, test } from 'vitest';
import { readContent } from '../../content-model/read';
import { posts } from '../posts.server';
import { dayAndMonth, weekdayName } from './calendar';
import { exampleValues } from './fields';
import { claimClock, readClaim } from './formulas/claim-clock';
import { coinsurance } from './formulas/coinsurance';
import { costOfRisk } from './formulas/cost-of-risk';
import { lifeNeeds, readInputs as readLifeNeeds } from './formulas/life-needs';
import { percentDeductible } from './formulas/percent-deductible';
import { rebuildLimit } from './formulas/rebuild-limit';

const autoService = readContent('industries/auto-service.yaml');
const realEstate = readContent('industries/real-estate.yaml');
const retail = readContent('industries/retail-service.yaml');
const wholesale = readContent('industries/wholesale.yaml');
const personalIndex = readContent('pages/personal-index.yaml');
const buildersRisk = readContent('personal/builders-risk.yaml');
const flood = readContent('personal/flood.yaml');
const homeowners = readContent('personal/homeowners.yaml');
const life = readContent('personal/life.yaml');
const commercialProperty = readContent('services/commercial-property.yaml');
const riskManagement = readContent('services/risk-management.yaml');
const claimClockWords = readContent('tools/claim-clock.yaml');
const costWords = readContent('tools/cost-of-risk.yaml');
const lifeWords = readContent('tools/life-needs.yaml');
const rebuildWords = readContent('tools/rebuild-limit.yaml');

/** The amount of the row whose label fits. */
function amount(rows: { label: string; amount: string }[], label: RegExp): number {
  const found = rows.filter((row) => label.test(row.label));
  if (found.length !== 1) throw new Error(`${found.length} rows fit ${label}: ${rows.map((row) => row.label).join(', ')}`);
  return Number(found[0]!.amount.replace(/[$,−]/g, ''));
}
const inText = (text: string, figure: RegExp) => Number(figure.exec(text)![1]!.replaceAll(',', ''));

describe('percent deductible', () => {
  test('Real estate: two roofs, 2% of the whole schedule, and of each damaged building', () => {
    const { figures, lesson } = realEstate.loss;
    const loss = amount(figures, /^Covered loss/);
    const schedule = percentDeductible({ limit: 0, schedule: 20_000_000, basis: 'schedule', percent: 2, loss });
    expect(schedule.deductible).toBe(amount(figures, /2% of \$20,000,000/));
    expect(schedule.paid).toBe(amount(figures, /^Insurer pays/));
    const damaged = percentDeductible({ limit: 8_000_000, schedule: 0, basis: 'limit', percent: 2, loss });
    expect(damaged.deductible).toBe(inText(lesson, /deductible would have been \$([\d,]+)/));
    expect(damaged.paid).toBe(inText(lesson, /payment \$([\d,]+\d)/));
  });

  test('Homeowners: 2% of the $400,000 limit', () => {
    const { rows } = homeowners.example;
    const { deductible } = percentDeductible({ limit: 400_000, schedule: 0, basis: 'limit', percent: 2, loss: 540_000 });
    expect(deductible).toBe(amount(rows, /2% of \$400,000/));
    expect(amount(rows, /^Paid with the extension/)).toBe(amount(rows, /^Cost to rebuild/) - deductible);
  });

  test('Personal overview: the roof of the three policies', () => {
    const { rows, story } = personalIndex.example;
    const limit = inText(story, /2% wind and hail deductible on \$([\d,]*\d)/);
    const roof = percentDeductible({ limit, schedule: 0, basis: 'limit', percent: 2, loss: amount(rows, /^Roof and gutters/) });
    expect(roof.paid).toBe(amount(rows, /^Paid if homeowners were the only policy/));
  });
});

describe('a limit and a flat deductible, computed as coinsurance without a penalty', () => {
  const paid = (limit: number, deductible: number, loss: number) => coinsurance({ value: limit, percent: 80, limit, deductible, loss });

  test('Commercial property: a 2019 value, a 90% clause', () => {
    const { figures, lesson } = commercialProperty.loss;
    const fire = coinsurance({
      value: amount(figures, /^Rebuild cost/),
      percent: 90,
      limit: amount(figures, /^Limit carried/),
      deductible: inText(figures.at(-1)!.label, /\$([\d,]+)/),
      loss: amount(figures, /^Fire damage/),
    });
    expect(fire.required).toBe(amount(figures, /^Required by the 90% clause/));
    expect(fire.share).toBe(0.75);
    expect(fire.atShare).toBe(amount(figures, /^After coinsurance/));
    expect(fire.paid).toBe(amount(figures, /^Paid after/));
    expect(fire.yours).toBe(inText(lesson, /carries \$([\d,]+) of a loss/));
  });

  test('Retail: the June limit', () => {
    const { figures } = retail.loss;
    const stock = paid(amount(figures, /June limit/), amount(figures, /^Deductible/), amount(figures, /^Stock ruined/));
    expect(stock.paid).toBe(amount(figures, /June limit/));
    expect(stock.yours).toBe(amount(figures, /^Owner bears/));
  });

  test('Wholesale: the limit for any one truck', () => {
    const { figures } = wholesale.loss;
    const load = paid(amount(figures, /^Paid: the limit/), amount(figures, /^Deductible/), amount(figures, /^Load at selling price/));
    expect(load.paid).toBe(amount(figures, /^Paid: the limit/));
    expect(load.yours).toBe(amount(figures, /^Left with the distributor/));
  });

  test('Builders risk: the theft sublimit', () => {
    const { rows } = buildersRisk.example;
    const theft = paid(amount(rows, /^Paid by the insurer/), amount(rows, /^Theft deductible/), amount(rows, /^The loss/));
    expect(theft.above).toBe(amount(rows, /^Above the theft sublimit/));
    expect(theft.yours).toBe(amount(rows, /^Left to the owner/));
  });

  test('Auto service: sixty cars, a deductible on each or a cap on all', () => {
    const { figures } = autoService.loss;
    const damage = amount(figures, /^Damage/);
    expect(paid(damage, amount(figures, /^Deductible/), damage).paid).toBe(amount(figures, /^Insurer pays/));
    expect(paid(damage, 25_000, damage).paid).toBe(amount(figures, /with the cap/));
  });

  test('Flood: building and contents, a deductible on each', () => {
    const { rows } = flood.example;
    const building = paid(250_000, 2_000, amount(rows, /^Repairing the building/)).paid;
    const contents = paid(100_000, 2_000, 13_000).paid;
    expect(building).toBe(amount(rows, /^Building payment/));
    expect(contents).toBe(amount(rows, /^Contents payment/));
    expect(amount(rows, /^What the flood cost/) - building - contents).toBe(amount(rows, /^Left to the family/));
  });
});

test('Rebuild limit: the homeowners page with its extension and without', () => {
  const { rows } = homeowners.example;
  const rebuild = amount(rows, /^Cost to rebuild/);
  const limit = amount(rows, /^Most the plain limit/);
  expect(rebuildLimit({ limit, extension: 50, rebuild }).available).toBe(600_000);
  expect(rebuildLimit({ limit, extension: 50, rebuild }).gap).toBe(0);
  expect(rebuildLimit({ limit, extension: 0, rebuild }).gap).toBe(amount(rows, /without the extension/));
  const example = exampleValues(rebuildWords.fields);
  expect(example).toMatchObject({ limit, rebuild });
});

test('Life needs: the page’s family is the tool’s example', () => {
  const { rows, lesson } = life.example;
  const family = readLifeNeeds(exampleValues(lifeWords.fields));
  const { living, need, gap } = lifeNeeds(family);
  expect(family.mortgage).toBe(amount(rows, /^Mortgage/));
  expect(family.debts + family.final).toBe(amount(rows, /^Other debts and final/));
  expect(living).toBe(amount(rows, /^Income, 12 years/));
  expect(need).toBe(amount(rows, /^What the family would need/));
  expect(gap).toBe(amount(rows, /^The gap to insure/));
  expect(gap - lifeNeeds({ ...family, years: 8 }).gap).toBe(inText(lesson, /shrinks by \$([\d,]+)/));
});

test('Cost of risk: both years of the page, and its last year is the tool’s example', () => {
  const { rows, lead } = riskManagement.cost;
  const year = (when: 'before' | 'after') => {
    const [premiums = 0, retained = 0, claims = 0, safety = 0, uninsured = 0] = rows.map((row) => row[when]);
    return { premiums, retained, claims, safety, uninsured, revenue: 55_000_000 };
  };
  expect(lead).toContain(`from $${costOfRisk(year('before')).per1000.toFixed(2)} to $${costOfRisk(year('after')).per1000.toFixed(2)}`);
  expect(exampleValues(costWords.fields)).toEqual(year('after'));
});

test('Claim clock: the article’s calendar is computed, for the example of the tool', () => {
  const post = posts.find(({ slug }) => slug === 'texas-claim-clock-explained')!;
  const july = readClaim(exampleValues(claimClockWords.fields));
  const { acknowledge, decide, interest, longest } = claimClock(july);
  const written = (day: string) => `${weekdayName(day).slice(0, 3)}, ${dayAndMonth(day)}`;
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const body = plain(post.body);
  for (const row of [
    `| ${written(july.notice)} | Owner emails written notice; insurer receives it | 15 days: ${written(acknowledge)} |`,
    `| ${written(july.items)} | Owner’s fifth item arrives | 15 business days: ${written(decide)} |`,
    '| Wed, August 12 | Insurer accepts in writing | 5 business days: Wed, August 19 |',
    `Well before day 60: ${written(interest)} |`,
    `written on ${dayAndMonth(decide)} that it needed longer`,
    `45 days on: ${weekdayName(longest)}, ${dayAndMonth(longest)}.`,
  ])
    expect(body).toContain(plain(row));
  expect(body).not.toContain('{clock');
});
