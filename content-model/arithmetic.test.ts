/**
 * Every invented example adds up. The figures are read from the content itself, so a figure that is
 * changed in one place and not in another fails here; so does a dollar amount that is told in the
 * prose of a loss and neither stands in its table nor follows from it.
 */
import { describe, expect, test } from 'vitest';
import { readContent, readFolder } from './read.ts';
import type { IndustryWords } from './schemas/industry.ts';

const faq = readContent('faq.yaml');
const alternativeRisk = readContent('services/alternative-risk-financing.yaml');
const commercialProperty = readContent('services/commercial-property.yaml');
const portfolio = readContent('services/portfolio-management.yaml');
const riskManagement = readContent('services/risk-management.yaml');

const money = /([−-]?)\$(\d[\d,]*(?:\.\d+)?)(?: (million))?/g;

/** “−$39,500” → -39500, “$8.1 million” → 8100000, in the order of the text. */
const dollars = (text: string): number[] =>
  [...text.matchAll(money)].map(
    ([, sign, digits, million]) => (sign ? -1 : 1) * Math.round(Number(digits!.replaceAll(',', '')) * (million ? 1e8 : 100)) * 0.01,
  );
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const cents = (n: number) => Math.round(n * 100) / 100;

/** Reads one example and remembers which of its amounts have been accounted for. */
class Example {
  readonly accounted = new Set<number>();
  readonly #rows: Map<string, number>;
  readonly #prose: string;

  constructor({ story, lesson, figures }: IndustryWords['loss']) {
    this.#prose = `${story} ${lesson}`;
    this.#rows = new Map(figures.map(({ label, amount }) => [label, dollars(amount)[0]!]));
    for (const { label, amount } of figures) this.#account(...dollars(amount), ...dollars(label));
  }

  /** The amount of the row whose label begins so. */
  row(start: string): number {
    return this.#rows.get(this.#label(start))!;
  }

  /** A number that stands in a row’s label: the group of the pattern. */
  labeled(start: string, pattern: RegExp): number {
    return this.#number(pattern, this.#label(start));
  }

  /** A number told in the prose: the group of the pattern. */
  said(pattern: RegExp): number {
    const number = this.#number(pattern, this.#prose);
    this.#account(number);
    return number;
  }

  /** A result that stands in a row, or that the prose repeats. */
  is(result: number, computed: number): void {
    expect(cents(Math.abs(result))).toBe(cents(Math.abs(computed)));
    this.#account(result);
  }

  unaccounted(): number[] {
    return dollars(this.#prose).filter((amount) => !this.accounted.has(cents(Math.abs(amount))));
  }

  #label(start: string): string {
    const found = [...this.#rows.keys()].filter((label) => label.startsWith(start));
    const label = found.includes(start) ? start : found[0];
    if (!label || (found.length > 1 && label !== start))
      throw new Error(`${found.length} rows begin “${start}”: ${[...this.#rows.keys()].join(' · ')}`);
    return label;
  }

  #number(pattern: RegExp, text: string): number {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`no ${pattern} in “${text}”`);
    return found.includes('$') ? dollars(found)[0]! : Number(found.replaceAll(',', ''));
  }

  #account(...amounts: number[]) {
    for (const amount of amounts) this.accounted.add(cents(Math.abs(amount)));
  }
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** How each loss is worked out, row by row. */
const losses: Record<string, (of: Example) => void> = {
  'industries/real-estate': (of) => {
    const each = of.said(/five buildings insured at (\$[\d,]+) each/);
    of.is(of.said(/at the location, which is (\$[\d,]+)/), 5 * each);
    const loss = of.row('Two roofs, at replacement cost') + of.row('Condensers, gutters and screens');
    of.is(of.row('Covered loss'), loss);
    of.is(of.row('Insurer pays'), loss + of.row('Deductible'));
    const perBuilding = (2 * each * of.labeled('Deductible', /(\d+)%/)) / 100;
    of.is(of.said(/the deductible would have been (\$[\d,]+)/), perBuilding);
    of.is(of.said(/and the payment (\$[\d,]+)/), loss - perBuilding);
  },
  'industries/hospitality': (of) => {
    const cost = of.row('Settlement') + of.row('Defense costs');
    of.is(of.row('Cost of the claim'), cost);
    of.is(of.row('Liquor insurer pays, sublimit used up'), of.said(/with a (\$[\d,]+) sublimit/));
    of.is(of.row('Left for the owner'), cost + of.row('General liability insurer pays') + of.row('Liquor insurer pays, sublimit used up'));
    expect(of.said(/A (\$[\d,]+) assault limit/)).toBeGreaterThan(cost);
  },
  'industries/retail-service': (of) => {
    const stock = of.row('Stock ruined, at cost');
    const limit = of.said(/sets its stock limit at (\$[\d,]+)/);
    of.is(of.said(/back room hold (\$[\d,]+)/), stock);
    const afterDeductible = stock + of.row('Deductible');
    of.is(of.row('Loss after deductible'), afterDeductible);
    of.is(of.row('Insurer pays the June limit'), Math.min(limit, afterDeductible));
    of.is(of.row('Owner bears'), stock - limit);
    const lifted = limit + of.said(/endorsement adding (\$[\d,]+)/);
    of.is(of.said(/lifted the limit to (\$[\d,]+)/), lifted);
    of.is(of.said(/and the payment to (\$[\d,]+)/), Math.min(lifted, afterDeductible));
  },
  'industries/construction': (of) => {
    const cost = of.row('Settlement') + of.row('Defense');
    of.is(of.row('Cost of the claim'), cost);
    of.is(of.row('General contractor’s deductible'), of.said(/after a (\$[\d,]+) deductible/));
    of.is(of.row('General contractor’s insurer pays'), cost + of.row('Framer’s insurer pays') + of.row('General contractor’s deductible'));
  },
  'industries/energy': (of) => {
    const claim = of.row('Fishing attempts') + of.row('Sidetrack and redrilling');
    of.is(of.row('Operator’s claim'), claim);
    of.is(of.row('Underground coverage pays its limit'), of.said(/equipment limit is (\$[\d,]+)/));
    of.is(of.row('Left with the contractor'), claim + of.row('Underground coverage pays its limit'));
  },
  'industries/healthcare': (of) => {
    const paid = of.row('Paid by the old policy') + of.row('Paid by the new policy');
    of.is(of.row('Left for the surgeon and the group to dispute'), of.row('Settlement') + of.row('Defense costs') - paid);
    of.is(of.row('Tail that was quoted'), 2 * of.said(/twice her (\$[\d,]+) premium/));
  },
  'industries/manufacturing': (of) => {
    of.is(of.labeled('Teardown labor', /× (\$[\d,]+)/), of.said(/each bills (\$[\d,]+)/));
    const costs = ['Worker’s injury', 'Notices and freight back', 'Sorting and disposal', 'Teardown labor'];
    of.is(of.row('Products liability pays the injury'), of.row('Worker’s injury'));
    of.is(
      of.row('Recall bill left with the shop'),
      sum(costs.map((label) => of.row(label))) + of.row('Products liability pays the injury'),
    );
  },
  'industries/transportation': (of) => {
    const loss = of.row('Televisions, invoice value') + of.row('Trailer, insured value');
    of.is(of.row('Whole loss'), loss);
    of.is(
      of.row('Physical damage pays'),
      of.row('Trailer, insured value') - of.labeled('Physical damage pays', /less (\$[\d,]+) deductible/),
    );
    of.is(of.row('Left with the hauler'), loss + of.row('Physical damage pays') + of.row('Motor truck cargo pays'));
  },
  'industries/food-beverage': (of) => {
    const jars = of.said(/([\d,]+) jars come back/);
    const stores = of.said(/jars come back from (\d+) stores/);
    of.is(of.labeled('Jars destroyed', /([\d,]+) ×/), jars);
    of.is(of.labeled('Store handling charges', /(\d+) ×/), stores);
    const costs = ['Jars destroyed', 'Freight back and disposal', 'Store handling charges', 'Testing, notices and overtime'];
    of.is(of.row('Cost of the recall'), sum(costs.map((label) => of.row(label))));
    of.is(of.said(/paid up to (\$[\d,]+)/), of.row('Cost of the recall') - of.said(/with a (\$[\d,]+) retention/));
  },
  'industries/auto-service': (of) => {
    const cars = of.labeled('Damage', /(\d+) cars/);
    const damage = cars * of.said(/same beating: (\$[\d,]+)/);
    const paid = damage - cars * of.said(/cap on a (\$[\d,]+) deductible/);
    const capped = damage - of.said(/With the old (\$[\d,]+) cap/);
    of.is(of.row('Damage'), damage);
    of.is(of.row('Deductible'), damage - paid);
    of.is(of.row('Insurer pays'), paid);
    of.is(of.row('Insurer would have paid with the cap'), capped);
    of.is(of.said(/would have paid (\$[\d,]+) for the same storm/), capped);
    of.is(of.row('Payment given up'), capped - paid);
    of.is(of.said(/gave up (\$[\d,]+) for/), capped - paid);
    of.is(of.row('Premium saved'), of.said(/saved (\$[\d,]+) of premium/));
  },
  'industries/environmental': (of) => {
    of.is(of.said(/the buyer claims (\$[\d,]+)/), of.said(/lets a (\$[\d,]+) deposit/) + of.said(/spends (\$[\d,]+) on design/));
    const cost = of.row('Settlement with the buyer') + of.row('Defense costs, inside the limit');
    of.is(of.row('Total cost of the claim'), cost);
    of.is(of.row('Retention, paid by the consultant'), of.said(/and a (\$[\d,]+) retention/));
    const paid = cost + of.row('Retention, paid by the consultant');
    of.is(of.row('Paid by the insurer'), paid);
    of.is(of.row('Limit left for the rest of the year'), of.said(/policy has a (\$[\d,]+) limit/) - paid);
  },
  'industries/financial-services': (of) => {
    of.is(of.row('Wire sent'), of.said(/and wires (\$[\d,]+)/));
    of.is(of.row('Recalled by the bank'), of.said(/claws back (\$[\d,]+)/));
    const net = of.row('Wire sent') + of.row('Recalled by the bank');
    of.is(of.row('Net loss'), net);
    const sublimit = of.said(/sublimit of (\$[\d,]+)/);
    of.is(
      of.row('Paid under cyber, at its sublimit'),
      Math.min(sublimit, net - of.said(/Its (\$[\d,]+) retention comes off the loss first/)),
    );
    of.is(of.row('Left for the agency to replace'), net - sublimit - of.row('Paid under crime and professional'));
  },
  'industries/non-profit': (of) => {
    const settlement = of.row('Settlement with the cyclist');
    of.is(of.said(/pantry settles for (\$[\d,]+)/), settlement);
    of.is(of.said(/helped: (\$[\d,]+) is below it/), settlement);
    of.is(of.row('Volunteer’s own auto policy, paid first'), of.said(/Texas minimum, (\$[\d,]+)/));
    const rest = settlement + of.row('Volunteer’s own auto policy, paid first');
    expect(of.said(/auto liability with a (\$[\d,]+) limit/)).toBeGreaterThan(rest);
    of.is(of.row('Pantry’s non-owned auto, paid second'), rest);
    of.is(of.row('Left for pantry and volunteer'), 0);
    of.is(of.row('Left with the pantry, had it bought no such coverage'), rest);
  },
  'industries/wholesale': (of) => {
    const load = of.row('Load at selling price');
    of.is(of.said(/invoices come to (\$[\d,]+)/), load);
    of.is(of.row('Deductible'), of.said(/The (\$[\d,]+) deductible/));
    of.is(of.row('Loss after the deductible'), load + of.row('Deductible'));
    const limit = of.said(/the limit, (\$[\d,]+) any one truck/);
    of.is(of.row('Paid: the limit for any one truck'), Math.min(limit, load + of.row('Deductible')));
    of.is(of.said(/the (\$[\d,]+) would likely have been refused/), limit);
    of.is(of.row('Left with the distributor'), load - limit);
  },
  'services/alternative-risk-financing': (of) => {
    of.said(/keeps the first (\$[\d,]+) of each claim/);
    const held = of.row('Open reserves in the retained layer') + of.row('Insurer’s allowance for growth');
    of.is(of.row('Collateral held at exit'), held);
    of.is(of.row('Bank fee per year'), (held * of.said(/bank charges (\d+)% a year/)) / 100);
    of.is(of.row('Released in those two years'), held - of.row('Collateral still held two years later'));
  },
  'services/benchmark-network': (of) => {
    const roof = of.row('Covered roof replacement');
    of.is(of.row('First payment'), roof + of.row('Deductible') + of.row('Depreciation held back'));
    of.is(of.row('Released after proof of payment'), of.row('Depreciation held back'));
    of.is(of.said(/the (\$[\d,]+) could have stayed/), of.row('Depreciation held back'));
    of.is(of.row('Insurer’s payments in all'), of.row('First payment') + of.row('Released after proof of payment'));
  },
  'services/claims-advocacy': (of) => {
    const proved = of.row('Rooms with photos and readings');
    of.is(of.row('First payment'), proved + of.row('Less the deductible'));
    of.is(of.row('Repair estimate, five rooms'), proved + of.row('Accepted five months later') + of.row('Never proved'));
  },
  'services/commercial-property': (of) => {
    const rebuild = of.row('Rebuild cost on the day of the fire');
    of.is(of.said(/costs (\$\d+ million) to rebuild/), rebuild);
    const required = (rebuild * of.said(/has a (\d+)% coinsurance clause/)) / 100;
    of.is(of.row('Required by the'), required);
    of.is(of.said(/should have been carried: (\$[\d.]+ million)/), required);
    const carried = of.row('Limit carried');
    of.is(of.said(/The owner carries (\$[\d.]+ million)/), carried);
    expect((100 * carried) / required).toBeCloseTo(of.labeled('Limit carried', /(\d+)%/));
    expect((100 * carried) / required).toBeCloseTo(of.labeled('After coinsurance', /(\d+)%/));
    const damage = of.row('Fire damage');
    of.is(of.row('After coinsurance'), (damage * carried) / required);
    const paid = (damage * carried) / required - of.labeled('Paid after', /(\$[\d,]+)/);
    of.is(of.row('Paid after'), paid);
    of.is(of.said(/carries (\$[\d,]+) of a loss/), damage - paid);
  },
  'services/loss-control': (of) => {
    const slow =
      of.row('Slow building: water removal and drying') + of.row('Walls, ceilings and finishes') + of.row('Rent lost during repairs');
    of.is(of.row('Slow building in total'), slow);
    of.is(of.row('Difference'), slow - of.row('Quick building: carpet and drying'));
  },
  'services/portfolio-management': (of) => {
    of.is(of.row('Paid, newly acquired limit'), of.said(/up to (\$\d+ million) each/));
    of.is(of.row('Left with the owner'), of.row('Fire damage') - of.row('Paid, newly acquired limit'));
    expect(of.row('Fire damage')).toBeLessThan(of.row('Rebuild value of the third purchase'));
  },
  'services/private-client': (of) => {
    const insured = of.row('Home liability, had the trust been named') + of.row('Umbrella, had the trust been named');
    of.is(of.row('In doubt until the question is settled'), insured);
    of.is(of.row('Claim against the trust'), insured);
  },
  'services/risk-management': (of) => {
    of.is(of.row('Limit promised in the contract'), of.said(/promises (\$\d+ million)/));
    of.is(of.row('Resolved amount'), of.said(/resolves at (\$[\d.]+ million)/));
    of.is(of.row('Paid by the policy, its limit'), of.said(/carries (\$\d+ million) and no umbrella/));
    of.is(of.row('Owed under the contract, uninsured'), of.row('Resolved amount') - of.row('Paid by the policy, its limit'));
  },
};

/**
 * A page whose loss is not worked out above, such as one that was added since: its rows are added and subtracted in their
 * order, as the schema asks. A row that repeats what has come together so far is a subtotal; the total must be just that.
 */
function inOrder({ figures }: IndustryWords['loss']): void {
  const end = figures.findIndex(({ total }) => total);
  expect(end, 'one row is the total').toBeGreaterThan(0);
  let soFar = 0;
  for (const { amount } of figures.slice(0, end)) {
    const value = dollars(amount)[0] ?? 0;
    if (value !== soFar) soFar += value;
  }
  expect(dollars(figures[end]!.amount)[0], `“${figures[end]!.label}” is the sum of the rows above`).toBe(soFar);
}

test('an added loss whose total is not the sum of its rows is refused', () => {
  const figures = [
    { label: 'Dock', amount: '$90,000' },
    { label: 'Divers', amount: '$10,000' },
    { label: 'Whole loss', amount: '$100,000' },
    { label: 'Deductible', amount: '−$25,000' },
    { label: 'Paid', amount: '$75,000', total: true },
  ];
  const loss = { title: '', story: '', lesson: '' };
  inOrder({ ...loss, figures });
  expect(() => inOrder({ ...loss, figures: figures.with(4, { label: 'Paid', amount: '$65,000', total: true }) })).toThrow();
});

describe('illustrative losses', () => {
  const pages = [
    ...readFolder('industries').map((page) => ({ name: `industries/${page.slug}`, page })),
    ...readFolder('services').map((page) => ({ name: `services/${page.slug}`, page })),
  ];
  for (const { name, page } of pages) {
    test(name, () => {
      const example = new Example(page.loss);
      const works = losses[name] ?? (() => inOrder(page.loss));
      works(example);
      expect(example.unaccounted(), 'every amount told follows from the table').toEqual([]);

      for (const { label, amount } of page.loss.figures) {
        const [, percent, of] = /(\d+)% of (\$[\d,]+)/.exec(label) ?? [];
        if (percent) expect(Math.abs(dollars(amount)[0]!), label).toBe((Number(percent) * dollars(of!)[0]!) / 100);
        const [, count, each] = /(\d[\d,]*)(?: \w+)? × (\$[\d.,]+)/.exec(label) ?? [];
        if (count) expect(Math.abs(dollars(amount)[0]!), label).toBeCloseTo(Number(count.replaceAll(',', '')) * dollars(each!)[0]!);
      }
    });
  }
});

test('portfolio schedule: what is read from it follows from its rows', () => {
  const { rows, reading } = portfolio.schedule;
  const value = sum(rows.map((row) => row.value));
  const premium = sum(rows.map((row) => row.premium));
  const gulf = sum(rows.filter(({ county }) => ['Harris', 'Galveston'].includes(county)).map((row) => row.value));
  const coast = rows.find(({ county }) => county === 'Galveston')!;
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
  const byValue = (premium * coast.value) / value;

  expect(dollars(reading)).toEqual([value, gulf, coast.premium, premium, byValue, coast.premium - byValue]);
  expect([...reading.matchAll(/(\d+)%/g)].map(([, n]) => Number(n))).toEqual([
    percent(gulf, value),
    percent(coast.value, value),
    percent(coast.premium, premium),
  ]);
  const others = words[rows.length - 1]!;
  expect(reading).toContain(`the other ${others} would`);
  expect(portfolio.schedule.heading.toLowerCase()).toContain(words[rows.length]!);
});

test('portfolio limits: what a shared flood aggregate leaves', () => {
  const [aggregate, flood, left] = dollars(portfolio.notCovered.items.find((item) => /flood/.test(item))!);
  expect(left).toBe(aggregate! - flood!);
});

test('total cost of risk: per $1,000 of revenue, before and after', () => {
  const { lead, rows } = riskManagement.cost;
  const [revenue, before, after, per] = dollars(lead);
  const cost = (when: 'before' | 'after') => sum(rows.map((row) => row[when]));
  expect(cents((cost('before') / revenue!) * per!)).toBe(before);
  expect(cents((cost('after') / revenue!) * per!)).toBe(after);
  expect(rows[0]!.after, 'premium rose').toBeGreaterThan(rows[0]!.before);
});

test('risk register: what goes to the board', () => {
  const { lead, boardAt } = riskManagement.register;
  expect(lead).toContain(`anything at ${boardAt} or more goes to the board`);
});

test('alternative risk financing: each layer starts where the one below ends, and the claims fit', () => {
  const { items, claims } = alternativeRisk.layers;
  expect(items[0]!.from).toBe(0);
  for (const [i, layer] of items.entries()) if (i) expect(layer.from).toBe(items[i - 1]!.to);
  for (const claim of claims) expect(claim).toBeLessThanOrEqual(items.at(-1)!.to);
});

test('commercial property: the percent deductible and the older roof', () => {
  const text = (title: string) =>
    commercialProperty.parts.flatMap((part) => part.points ?? []).find((point) => point.title === title)!.text;
  const percent = (told: string) => Number(/(\d+)%/.exec(told)![1]);

  const deductible = text('Percent deductibles');
  const [insured, amount] = dollars(deductible);
  expect(amount).toBe((percent(deductible) * insured!) / 100);

  const roof = text('Older roofs');
  const [cost, brings, yours] = dollars(roof);
  expect(brings).toBe(cost! - (percent(roof) * cost!) / 100);
  expect(yours).toBe(cost! - brings!);
});

describe('questions', () => {
  const answer = (id: string) => faq.find((item) => item.id === id)!.answer;
  const figures = (id: string, paragraph: number) => dollars(answer(id)[paragraph]!);
  const percents = (id: string, paragraph: number) => [...answer(id)[paragraph]!.matchAll(/(\d+)%/g)].map(([, n]) => Number(n) / 100);

  test('replacement cost or actual cash value', () => {
    const [cost, depreciation, deductible, ...rest] = figures('replacement-cost', 1);
    expect(depreciation, 'halfway through its life').toBe(cost! / 2);
    const cash = cost! - depreciation! - deductible!;
    const all = cash + depreciation!;
    expect(rest).toEqual([cost, depreciation, deductible, cash, cash, depreciation, all, deductible]);
    expect(all).toBe(cost! - deductible!);
  });

  test('percent deductible', () => {
    const [percent] = percents('percent-deductible', 0);
    const [insured, deductible, large, paid, small] = figures('percent-deductible', 0);
    expect(deductible).toBe(percent! * insured!);
    expect(paid).toBe(large! - deductible!);
    expect(small, 'the insurer pays nothing').toBeLessThan(deductible!);

    const [ofAll] = percents('percent-deductible', 1);
    const [schedule, total] = figures('percent-deductible', 1);
    expect(total).toBe(ofAll! * schedule!);
  });

  test('named storm deductible', () => {
    const [percent] = percents('flood-named-storm', 1);
    const [insured, first] = figures('flood-named-storm', 1);
    expect(first).toBe(percent! * insured!);
  });
});
