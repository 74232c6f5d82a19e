/** Every worked example of the personal pages, the articles, home and about, computed again from the figures that are printed. */
import { describe, expect, test } from 'vitest';
import { withClockDates } from '../app/clock-dates.server';
import { readContent } from './read.ts';

const about = readContent('pages/about.yaml');
const home = readContent('pages/home.yaml');
const personalIndex = readContent('pages/personal-index.yaml');
const auto = readContent('personal/auto.yaml');
const buildersRisk = readContent('personal/builders-risk.yaml');
const classicAuto = readContent('personal/classic-auto.yaml');
const condo = readContent('personal/condo.yaml');
const flood = readContent('personal/flood.yaml');
const homeowners = readContent('personal/homeowners.yaml');
const life = readContent('personal/life.yaml');
const motorcycle = readContent('personal/motorcycle.yaml');
const rentalProperty = readContent('personal/rental-property.yaml');

const amountPattern = /(−?)\$([\d,]+(?:\.\d+)?)(M?)/g;

/** Every amount of a text, in dollars: −$8,000 is −8000, $6.1M is 6,100,000. */
const dollars = (text: string) =>
  [...text.matchAll(amountPattern)].map(
    ([, minus, digits = '', million]) => (minus ? -1 : 1) * Number(digits.replaceAll(',', '')) * (million ? 1_000_000 : 1),
  );
const percents = (text: string) => [...text.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, digits]) => Number(digits));
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const one = (numbers: number[], what: string): number => {
  const [first] = numbers;
  if (first === undefined) throw new Error(`no figure in “${what}”`);
  return first;
};
const dollar = (text: string) => one(dollars(text), text);
const percent = (text: string) => one(percents(text), text) / 100;
/** The number before a word: 4 in “4 months at $1,950”. */
const countOf = (text: string, unit: string) =>
  Number(
    one(
      [...text.matchAll(new RegExp(`([\\d,]+) ${unit}`, 'g'))].map(([, n = '']) => Number(n.replaceAll(',', ''))),
      text,
    ),
  );

/** What the words of a row say its amount is made of, or nothing if they do not say. */
function spelledOut(label: string): number | undefined {
  const [first = 0, second = 0] = dollars(label);
  if (/\$[\d,]+ plus \$/.test(label)) return first + second;
  if (/\$[\d,]+ less \$/.test(label)) return first - second;
  if (/\d+ (months|years) at \$/.test(label)) return countOf(label, '(?:months|years)') * first;
  if (/\d+% of \$/.test(label)) return percent(label) * first;
  if (/^Deductibles: /.test(label)) return sum(dollars(label));
  return undefined;
}

interface Example {
  story: string;
  rows: { label: string; amount: string }[];
  lesson: string;
}
const amounts = ({ rows }: Example) => rows.map(({ amount }) => dollar(amount));

const examples: Record<string, Example> = {
  auto: auto.example,
  'builders risk': buildersRisk.example,
  'classic auto': classicAuto.example,
  condo: condo.example,
  flood: flood.example,
  homeowners: homeowners.example,
  life: life.example,
  motorcycle: motorcycle.example,
  'rental property': rentalProperty.example,
  'personal overview': personalIndex.example,
};

describe('Rows that spell out their figures', () => {
  for (const [name, { rows }] of Object.entries(examples))
    for (const { label, amount } of rows) {
      const expected = spelledOut(label);
      if (expected !== undefined) test(`${name}: ${label}`, () => expect(Math.abs(dollar(amount))).toBe(expected));
    }
});

describe('Personal pages', () => {
  test('auto', () => {
    const [injuries = 0, property = 0, cost, injuryPaid = 0, propertyPaid = 0, left] = amounts(auto.example);
    const [perPerson = 0, perCrash = 0, propertyLimit] = '30/60/25'.split('/').map((n) => Number(n) * 1000);
    const hurt = dollars(auto.example.rows[0]!.label);
    expect(cost).toBe(injuries + property);
    expect(-injuryPaid).toBe(Math.min(perCrash, sum(hurt.map((claim) => Math.min(claim, perPerson)))));
    expect(-propertyPaid).toBe(propertyLimit);
    expect(left).toBe(injuries + property + injuryPaid + propertyPaid);
    expect(dollars(auto.example.lesson)).toEqual([perPerson, perCrash + injuryPaid]);
  });

  test('builders risk', () => {
    const [wire = 0, machines = 0, loss = 0, deductible = 0, above = 0, paid = 0, left] = amounts(buildersRisk.example);
    const [completed, sublimit = 0, storyDeductible] = dollars(buildersRisk.example.story);
    expect(loss).toBe(wire + machines);
    expect(-deductible).toBe(storyDeductible);
    expect(paid).toBe(Math.min(sublimit, loss + deductible));
    expect(-above).toBe(loss + deductible - paid);
    expect(left).toBe(loss - paid);
    expect(dollar(buildersRisk.example.lesson)).toBe(completed);
  });

  test('classic auto', () => {
    const [agreed = 0, less = 0, paid = 0, cash = 0, lessAgain = 0, paidStated = 0, difference] = amounts(classicAuto.example);
    expect([agreed, -less, cash]).toEqual(dollars(classicAuto.example.story));
    expect(paid).toBe(agreed + less);
    expect(paidStated).toBe(Math.min(agreed, cash) + lessAgain);
    expect(difference).toBe(paid - paidStated);
    expect(dollar(classicAuto.example.lesson)).toBe(difference);
  });

  test('condo', () => {
    const [charge = 0, basic = 0, left, same = 0, endorsed = 0, leftThen] = amounts(condo.example);
    expect(charge).toBe(dollar(condo.example.story));
    expect(-basic).toBe(dollar(condo.highlights.cards[0]!.figure!.value));
    expect(left).toBe(charge + basic);
    expect(same).toBe(charge);
    expect(leftThen).toBe(same + endorsed);
    expect(dollar(condo.example.title)).toBe(charge);
  });

  test('flood', () => {
    const [building = 0, contents = 0, rent = 0, cost = 0, buildingPaid = 0, contentsPaid = 0, left] = amounts(flood.example);
    const [deductible = 0, newPrice, worth = 0] = dollars(flood.example.story);
    expect(contents).toBe(newPrice);
    expect(cost).toBe(building + contents + rent);
    expect(-buildingPaid).toBe(building - deductible);
    expect(-contentsPaid).toBe(worth - deductible);
    expect(left).toBe(cost + buildingPaid + contentsPaid);
    expect(left).toBe(contents - worth + rent + 2 * deductible);
    expect(dollars(flood.example.lesson)).toEqual([cost, left]);
  });

  test('homeowners', () => {
    const [rebuild = 0, deductible = 0, paid, left, plain = 0, leftPlain] = amounts(homeowners.example);
    const [limit = 0, storyRebuild] = dollars(homeowners.example.story);
    const [rate = 0, extension = 0] = percents(homeowners.example.story);
    const ceiling = dollar(homeowners.example.rows[2]!.label);
    expect(rebuild).toBe(storyRebuild);
    expect(-deductible).toBe((limit * rate) / 100);
    expect(ceiling).toBe((limit * extension) / 100);
    expect(paid).toBe(Math.min(ceiling, rebuild + deductible));
    expect(left).toBe(rebuild - paid!);
    expect(plain).toBe(Math.min(limit, rebuild + deductible));
    expect(leftPlain).toBe(rebuild - plain);
    expect(dollar(homeowners.example.lesson)).toBe(-deductible);
    expect(dollars(homeowners.example.title)).toEqual([limit, rebuild]);
    const card = homeowners.highlights.cards.find(({ title }) => title.startsWith('Percent'))!.text;
    expect(dollars(card)[1]).toBe(percent(card) * dollar(card));
  });

  test('life', () => {
    const [mortgage = 0, debts = 0, income = 0, school = 0, need = 0, savings = 0, gap] = amounts(life.example);
    expect(need).toBe(mortgage + debts + income + school);
    expect(gap).toBe(need + savings);
    const years = countOf(life.example.rows[2]!.label, 'years');
    expect(life.example.lesson).toMatch(/eight years of income instead of twelve/);
    expect([years, dollar(life.example.lesson)]).toEqual([12, (12 - 8) * dollar(life.example.story)]);
  });

  test('motorcycle', () => {
    const [care = 0, pay = 0, damages = 0, driver = 0, unpaid = 0, own = 0, left] = amounts(motorcycle.example);
    const limit = dollars(motorcycle.example.story)[2] ?? 0;
    expect(dollars(motorcycle.example.story).slice(0, 2)).toEqual([care, pay]);
    expect(damages).toBe(care + pay);
    expect(-driver).toBe(dollar(motorcycle.highlights.cards[0]!.figure!.value));
    expect(unpaid).toBe(damages + driver);
    expect(-own).toBe(Math.min(limit, unpaid));
    expect(left).toBe(unpaid + own);
    expect(motorcycle.example.lesson).toMatch(/^Seventy percent/);
    expect(-own / damages).toBe(0.7);
  });

  test('rental property', () => {
    const [repairs = 0, deductible = 0, rent = 0, paid] = amounts(rentalProperty.example);
    expect(dollar(rentalProperty.example.story)).toBe(dollar(rentalProperty.example.rows[2]!.label));
    expect(paid).toBe(repairs + deductible + rent);
  });

  test('personal overview', () => {
    const [roof = 0, car = 0, floors = 0, cost = 0, deductibles = 0, paid, alone = 0] = amounts(personalIndex.example);
    const ofHome = percent(personalIndex.example.story) * dollar(personalIndex.example.story);
    expect(cost).toBe(roof + car + floors);
    expect(dollar(personalIndex.example.rows[4]!.label)).toBe(ofHome);
    expect(paid).toBe(cost + deductibles);
    expect(alone).toBe(roof - ofHome);
    expect(dollar(personalIndex.example.lesson)).toBe(cost - alone);
  });
});

describe('Home and about', () => {
  const { rows, total } = home.compare.sheet;
  const premiums = rows[0]!.slice(1).map(dollar);

  test('the sheet counts the gaps it marks', () => {
    expect(total.slice(1).map(Number)).toEqual([1, 2, 3].map((column) => rows.filter((row) => row[column]!.endsWith('*')).length));
  });
  test('more coverage costs more', () => {
    expect(premiums).toEqual([...premiums].sort((a, b) => a - b));
    expect(dollar(home.compare.lead)).toBe(premiums[2]! - premiums[1]!);
  });
  test('the quote desk shows the same building at the same terms', () => {
    const deductibles = rows
      .find(([line]) => line === 'Wind and hail deductible')!
      .slice(1)
      .map(percent);
    for (const { answer, premium } of about.tools.quoting.example.rows.filter(({ answer }) => answer.startsWith('Quoted')))
      expect(deductibles[premiums.indexOf(dollar(premium))]).toBe(percent(answer));
  });
  test('the market reader draws what it says', () => {
    const { ends, ranges } = about.tools.market.example;
    const [low, high] = ends.map(dollar) as [number, number];
    for (const { from, to, text } of ranges) {
      const drawn = [from, to].map((place) => low + ((high - low) * place) / 100);
      for (const [i, said] of dollars(text).entries()) expect(drawn[i]).toBeCloseTo(said, 1);
    }
  });
});

describe('Articles', () => {
  const post = (slug: string) => {
    const body = withClockDates(readContent(`blog/${slug}.md`).body);
    const tables = body.match(/(?:^\|.*\n?)+/gm)!.map((table) =>
      table
        .trim()
        .split('\n')
        .filter((_, i) => i !== 1)
        .map((row) =>
          row
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.replaceAll('**', '').trim()),
        ),
    );
    const table = (start: string) => {
      const found = tables.find(([head]) => head!.some((cell) => cell.startsWith(start)) || head!.join('|').includes(start));
      if (!found) throw new Error(`${slug} has no table “${start}”`);
      return found.slice(1);
    };
    const cell = (rows: string[][], label: string, column = 1) => {
      const row = rows.find(([first]) => first!.startsWith(label));
      if (!row) throw new Error(`${slug} has no row “${label}”`);
      return row[column]!;
    };
    /** The sentence that holds the words, as far as its figures go. */
    const line = (words: string) => {
      const found = body.split('\n').find((text) => text.includes(words));
      if (!found) throw new Error(`${slug} does not say “${words}”`);
      return found.slice(found.indexOf(words));
    };
    return { body, tables, table, cell, line };
  };
  const byLabel =
    (rows: string[][], column = 1) =>
    (label: string) => {
      const row = rows.find(([first]) => first!.startsWith(label));
      if (!row) throw new Error(`no row “${label}”`);
      return dollar(row[column]!);
    };

  test('certificates', () => {
    const { tables, line } = post('certificates-without-the-back-and-forth');
    const gap = byLabel(tables[1]!.slice(1));
    const late = byLabel(tables[2]!.slice(1));
    expect(gap('Short by')).toBe(gap('Required') - gap('Primary') - gap('Umbrella'));
    const wages = tables[2]![1]![0]!;
    expect(late('6 people')).toBe(countOf(wages, 'people') * countOf(wages, 'hours') * dollar(wages));
    expect(late('Cost to him')).toBe(late('6 people') + late('Excess'));
    expect(dollars(line('The extra'))).toEqual([late('6 people'), late('Excess')]);
  });

  test('elimination period', () => {
    const { tables, line } = post('choosing-an-elimination-period');
    const [bills = 0, spouse = 0, gap = 0, savings = 0, roof = 0, spendable = 0] = dollars(line('Bills that continue come to'));
    expect([gap, spendable]).toEqual([bills - spouse, savings - roof]);
    for (const [wait, months, needed, left] of tables[0]!.slice(1)) {
      expect(Number(months)).toBe(countOf(wait!, 'days') / 30 + 1);
      expect(dollar(needed!)).toBe(Number(months) * gap);
      expect(dollar(left!)).toBe(Math.abs(spendable - dollar(needed!)));
    }
    expect(line('Line 5')).toContain(`is about ${(spendable / gap).toFixed(1)} months, less one is ${(spendable / gap - 1).toFixed(1)}`);
  });

  test('first 24 hours', () => {
    const rows = post('first-24-hours-after-a-property-loss').table('Item');
    const at = byLabel(rows);
    expect(at('Building and')).toBe(at('Building damage') + at('Board-up') + at('Roof tarp') + at('Water'));
    expect(at('Hotel')).toBe(4 * dollar(rows.find(([label]) => label!.startsWith('Hotel, four nights'))![0]!));
    const [spent = 0, usual = 0] = dollars(rows.find(([label]) => label!.startsWith('Meals'))![0]!);
    expect(at('Meals')).toBe(spent - usual);
    expect(at('Payable')).toBe(at('Building and') + at('Less deductible') + at('Hotel') + at('Meals'));
  });

  test('hail claim', () => {
    const { tables, line } = post('hail-claim-from-roof-to-final-check');
    const rows = tables[0]!.slice(1);
    const at = byLabel(rows);
    const cost = at('Replacement cost');
    expect(-at('Less depreciation')).toBe(cost * percent(rows[1]![0]!));
    expect(at('Actual cash value')).toBe(cost + at('Less depreciation'));
    const rate = rows[3]![0]!;
    expect(-at('Less deductible')).toBe(percent(rate) * dollar(rate));
    expect(at('First check')).toBe(at('Actual cash value') + at('Less deductible'));
    expect(at('Holdback')).toBe(-at('Less depreciation'));
    expect(at('Both checks')).toBe(at('First check') + at('Holdback'));
    expect(at('You pay')).toBe(-at('Less deductible'));
    expect(at('Roofer')).toBe(at('Both checks') + at('You pay'));
    expect(dollars(line('Had the policy paid'))).toEqual([cost - at('First check'), at('You pay')]);
    const [invoice = 0, together] = dollars(line('If the final invoice'));
    expect(together).toBe(invoice - at('You pay'));
    expect(dollars(line('A deductible of 2%'))).toEqual([420_000, 0.02 * 420_000]);
  });

  test('Partnership', () => {
    const rows = post('how-texas-partnership-policies-work').table('Without the disregard');
    for (const column of [1, 2]) {
      const at = byLabel(rows, column);
      expect(at('Counted')).toBe(at('Countable') - at('Less: benefits'));
      expect(at('Above')).toBe(at('Counted') - at('Less: resource'));
    }
    const saved = byLabel(rows, 1)('Above') - byLabel(rows, 2)('Above');
    expect(saved).toBe(byLabel(rows, 2)('Less: benefits'));
  });

  test('lost income', () => {
    const rows = post('how-to-document-lost-income').table('Step');
    const at = byLabel(rows);
    expect(at('Plus 5%')).toBe(at('Same weeks') * percent(rows[1]![0]!));
    expect(at('Expected')).toBe(at('Same weeks') + at('Plus 5%'));
    expect(at('Lost revenue')).toBe(at('Expected') + at('Less actual'));
    expect(-at('Less card fees')).toBe(at('Lost revenue') * 0.02);
    expect(at('Business income')).toBe(at('Lost revenue') + at('Less supplies') + at('Less hourly') + at('Less card fees'));
    expect(at('Claimed')).toBe(at('Business income') + at('Plus rented') + at('Plus moving'));
  });

  test('declarations page', () => {
    const { table, line } = post('how-to-read-your-declarations-page');
    const rows = table('Line on the page');
    const dwelling = dollar(rows[0]![2]!);
    for (const [, reads, inDollars] of rows)
      expect(dollar(inDollars!)).toBe(reads!.includes('%') ? percent(reads!) * dwelling : dollar(reads!));
    const premium = table('Premium');
    expect(byLabel(premium)('Total')).toBe(sum(premium.slice(0, -1).map((row) => dollar(row[1]!))));
    const extended = dwelling * 1.5;
    expect(dollars(line('Here, $'))).toEqual([dwelling, extended, extended - dwelling, dwelling]);
    const [repair = 0, deductible = 0, share] = dollars(line('Take a $'));
    expect([deductible, share]).toEqual([0.02 * dwelling, repair - deductible]);
    const [raised = 0, risen] = dollars(line('If A becomes'));
    expect(risen).toBe(0.02 * raised);
  });

  test('overhead expense', () => {
    const { table, body, line } = post('keeping-the-doors-open-overhead-expense-cover');
    const bills = sum([...body.matchAll(/^- [^:]+: (\$[\d,]+)$/gm)].map(([, amount = '']) => dollar(amount)));
    expect(dollar(line('The salon’s covered overhead'))).toBe(bills);
    const [yearly = 0, limit = 0] = dollars(line('In the fourth month'));
    let carried = 0;
    const rows = table('Month');
    for (const [month, spent, pays, left] of rows.slice(0, -1)) {
      const waiting = month === '1';
      expect(dollar(spent!)).toBe(bills + (month === '4' ? yearly : 0));
      const paid = waiting ? 0 : Math.min(dollar(spent!), limit + carried);
      if (!waiting) carried += limit - paid;
      expect([dollar(pays!), dollar(left!)]).toEqual([paid, carried]);
    }
    const [, spent = '', paid = ''] = rows.at(-1)!;
    expect(dollar(spent)).toBe(sum(rows.slice(0, -1).map((row) => dollar(row[1]!))));
    expect(dollar(paid)).toBe(sum(rows.slice(0, -1).map((row) => dollar(row[2]!))));
    expect(dollars(line('The business finds')).slice(0, 3)).toEqual([bills, limit, dollar(spent) - dollar(paid) + bills + yearly - limit]);
  });

  test('own occupation', () => {
    const { table, line } = post('own-occupation-or-any-occupation');
    const [earned = 0, teaching = 0, benefit = 0] = dollars(line('An oral surgeon'));
    for (const [, pays, job, total] of table('Definition in her policy')) expect(dollar(total!)).toBe(dollar(pays!) + dollar(job!));
    const lost = earned - teaching;
    expect(dollars(line('The residual line')).slice(0, 4)).toEqual([lost, earned, benefit, (benefit * lost) / earned]);
    expect(percent(line('The residual line'))).toBe(lost / earned);
  });

  test('reservation of rights', () => {
    const { table, line } = post('reading-a-reservation-of-rights-letter');
    const rows = table('Part of the claim');
    const parts = rows.slice(0, 4);
    const reach = (text: string) => [dollars(text)[0]!, dollars(text).at(-1)!];
    expect(dollar(rows[4]![1]!)).toBe(sum(parts.map((row) => dollar(row[1]!))));
    const total = [0, 1].map((end) => sum(parts.map((row) => reach(row[3]!)[end]!)));
    expect(reach(rows[4]![3]!)).toEqual(total);
    expect(reach(rows[6]![3]!)).toEqual(total.map((end) => end + dollar(rows[5]![3]!)));
    expect(dollar(line('She can ask'))).toBe(total[0]! + dollar(rows[5]![3]!));
    const mold = parts[3]!;
    expect(dollar(line('at least $'))).toBe(dollar(mold[1]!) - reach(mold[3]!)[1]!);
  });

  test('talking to parents', () => {
    const { table, line } = post('talking-to-parents-about-care');
    const hours = table('Who').map((row) => Number(row[2]));
    expect(hours.at(-1)).toBe(sum(hours.slice(0, -1)));
    const [rate = 0, , week = 0, year, , moreWeek = 0, moreYear] = dollars(line('Suppose the aide'));
    expect([week, year, moreWeek, moreYear]).toEqual([6 * rate, 6 * rate * 52, 9 * rate, 9 * rate * 52]);
  });

  test('claim clock: the calendar of 2026', () => {
    const { table, line } = post('texas-claim-clock-explained');
    const day = (text: string) => new Date(`${text.match(/(July|August|September)\s\d+/)![0]}, 2026 UTC`);
    const weekday = (date: Date) => date.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
    const later = (date: Date, days: number, business = false) => {
      const end = new Date(date);
      for (let left = days; left > 0; ) {
        end.setUTCDate(end.getUTCDate() + 1);
        if (!business || !['Sat', 'Sun'].includes(weekday(end))) left--;
      }
      return end;
    };
    const rows = table('Date');
    for (const row of rows)
      for (const cell of row)
        for (const [text, name] of cell.matchAll(/(Mon|Tue|Wed|Thu|Fri),\s(?:July|August|September)\s\d+/g))
          expect(weekday(day(text))).toBe(name);
    const [notice, , papers, accepted] = rows.map(([date]) => day(date!));
    expect(day(rows[0]![2]!)).toEqual(later(notice!, 15));
    expect(day(rows[2]![2]!)).toEqual(later(papers!, 15, true));
    expect(day(rows[3]![2]!)).toEqual(later(accepted!, 5, true));
    expect(day(rows[4]![2]!)).toEqual(later(papers!, 60));
    const [asked = '', decided = ''] = line('Had the insurer instead').match(/(?:August|September)\s\d+/g) ?? [];
    expect(day(decided)).toEqual(later(day(asked), 45));
  });

  test('traditional, hybrid, self-funded', () => {
    const { line } = post('traditional-hybrid-or-self-funded');
    const [income = 0, savings = 0, care = 0, home = 0] = dollars(line('A couple has monthly income'));
    const gap = care + home - income;
    expect(dollars(line('Monthly costs'))).toEqual([care, home, care + home]);
    expect(dollars(line('Monthly gap'))).toEqual([care + home, income, gap]);
    expect(dollars(line('Yearly gap'))).toEqual([gap, gap * 12]);
    expect(line('Savings last')).toContain(`about ${(savings / (gap * 12)).toFixed(1)} years`);
    const [three, left, dearer = 0, dearerGap, dearerYear = 0] = dollars(line('Three years of care'));
    expect([three, left]).toEqual([36 * gap, savings - 36 * gap]);
    expect([dearerGap, dearerYear]).toEqual([dearer + home - income, 12 * (dearer + home - income)]);
    expect(savings / dearerYear).toBeLessThan(6);
    expect(dollar(line('for this couple, $'))).toBe(dearer - care);
    expect(line('for this couple, $')).toContain(`about ${(savings / (gap * 12) - savings / dearerYear).toFixed(1)} years`);
  });

  test('twelve questions', () => {
    const rows = post('twelve-questions-to-ask-any-broker').table('Broker A');
    for (const column of [1, 2]) {
      const at = byLabel(rows, column);
      expect(at('Commission in dollars')).toBe(at('Premium') * percent(rows[1]![column]!));
      expect(at('Broker earns')).toBe(at('Commission in dollars') + at('Broker fee'));
      expect(at('You pay')).toBe(at('Premium') + at('Broker fee'));
    }
    const [more, earns] = dollars(post('twelve-questions-to-ask-any-broker').line('B costs you'));
    const difference = (label: string) => byLabel(rows, 2)(label) - byLabel(rows, 1)(label);
    expect([more, earns]).toEqual([difference('You pay'), difference('Broker earns')]);
  });

  test('good renewal', () => {
    const { table, line } = post('what-a-good-renewal-looks-like');
    const rows = table('Offer A');
    const [each = 0, all] = dollars(line('An owner has three buildings'));
    expect(all).toBe(3 * each);
    for (const column of [1, 2]) expect(byLabel(rows, column)('Deductible if one')).toBe(percent(rows[1]![column]!) * each);
    const saved = byLabel(rows, 1)('Annual') - byLabel(rows, 2)('Annual');
    const dearer = byLabel(rows, 2)('Deductible if one') - byLabel(rows, 1)('Deductible if one');
    expect(dollars(line('Offer B costs'))).toEqual([saved, byLabel(rows, 2)('Deductible if one'), dearer]);
    expect(line('Ten years of savings')).toMatch(/^Ten/);
    expect(dearer / saved).toBe(10);
  });

  test('long-term care and Medicare', () => {
    const { line } = post('what-long-term-care-is-and-what-medicare-pays');
    const [share = 0, , paid = 0] = dollars(line('14 days at the daily share'));
    expect(paid).toBe(14 * share);
    const [hour = 0, , week = 0, half = 0] = dollars(line('If an aide costs'));
    expect([week, half]).toEqual([5 * 6 * hour, 26 * 5 * 6 * hour]);
    expect(dollar(line('Together she pays'))).toBe(paid + half);
  });

  test('group disability', () => {
    const { table, line } = post('why-group-disability-may-fall-short');
    const [base = 0, bonus = 0, together, month, cap = 0] = dollars(line('Base salary is'));
    expect([together, month]).toEqual([base + bonus, (base + bonus) / 12]);
    const at = byLabel(table('Step'));
    expect(at('All pay')).toBe(month);
    expect(at('Covered')).toBe(base / 12);
    expect(at('60% of')).toBe(0.6 * at('Covered'));
    expect(at('After the cap')).toBe(Math.min(cap, at('60% of')));
    const kept = 1 - 0.22;
    expect(at('After tax')).toBe(at('After the cap') * kept);
    const [benefit = 0, pay = 0, net = 0, netPay = 0] = dollars(line('Before tax, $'));
    expect([benefit, pay, net, netPay]).toEqual([at('After the cap'), month, at('After tax'), at('All pay') * kept]);
    expect(percents(line('Before tax, $')).slice(0, 1)).toEqual([(100 * benefit) / pay]);
    expect((100 * net) / netPay).toBe((100 * benefit) / pay);
    const [award = 0, plan = 0] = dollars(line('If Social Security later'));
    expect(plan + award).toBe(at('After the cap'));
    expect(dollars(line('A plan might say')).slice(0, 3)).toEqual([cap, cap / 0.6, (12 * cap) / 0.6]);
  });
});
