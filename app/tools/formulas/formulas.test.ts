import { describe, expect, test } from 'vitest';
import { addDays } from '../days';
import { businessIncome } from './business-income';
import { claimClock, interestIfExtended } from './claim-clock';
import { coinsurance } from './coinsurance';
import { costOfRisk } from './cost-of-risk';
import { floodStart } from './flood-start';
import { lifeNeeds } from './life-needs';
import { ownerDeadlines } from './owner-deadlines';
import { percentDeductible } from './percent-deductible';
import { rebuildLimit } from './rebuild-limit';
import { stormDeductibles } from './storm-deductibles';
import { surplusLines } from './surplus-lines';

/** A test that runs 500 times. `next(most)` is a pseudo-random number from 0 to `most`, the same in every run. */
const randomTest = (name: string, check: (next: (most: number) => number) => void) =>
  test(name, () => {
    let state = 23;
    const next = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % (most + 1);
    };
    for (let round = 0; round < 500; round++) check(next);
  });

/** Expects that the parts add up to the total and that none is negative. */
function expectParts(total: number, ...parts: number[]): void {
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
}

describe('percent deductible', () => {
  test('the percent is of the insured amount, not of the loss', () => {
    const house = { limit: 400_000, address: 0, schedule: 0, basis: 'limit', percent: 2 } as const;
    expect(percentDeductible({ ...house, loss: 15_000 })).toMatchObject({ deductible: 8_000, paid: 7_000, yours: 8_000 });
    expect(percentDeductible({ ...house, loss: 30_000 })).toMatchObject({ deductible: 8_000, paid: 22_000, yours: 8_000 });
    expect(percentDeductible({ ...house, loss: 6_000 })).toMatchObject({ deductible: 8_000, paid: 0, yours: 6_000 });
    expect(percentDeductible({ ...house, loss: 500_000 })).toMatchObject({ paid: 400_000, yours: 100_000, above: 92_000 });
  });

  test('the percent can be of one building, one address or the whole schedule', () => {
    const schedule = { limit: 4_000_000, address: 8_000_000, schedule: 20_000_000, percent: 2, loss: 530_000 };
    expect(percentDeductible({ ...schedule, basis: 'schedule' })).toMatchObject({ deductible: 400_000, paid: 130_000 });
    expect(percentDeductible({ ...schedule, basis: 'address' })).toMatchObject({ deductible: 160_000, paid: 370_000 });
    expect(percentDeductible({ ...schedule, basis: 'limit' })).toMatchObject({ deductible: 80_000, paid: 450_000 });
  });

  randomTest('payments stay within the insured amount, the parts add up to the loss, and a higher percent never pays more', (next) => {
    const loss = next(2_000_000);
    const inputs = { limit: 1 + next(1_000_000), address: 1, schedule: 1, basis: 'limit', percent: next(10_000) / 100, loss } as const;
    const { deductible, paid, yours, above } = percentDeductible(inputs);
    expect(deductible).toBeGreaterThanOrEqual(0);
    expect(paid).toBeLessThanOrEqual(inputs.limit);
    expectParts(loss, paid, yours);
    expectParts(loss, Math.min(deductible, loss), paid, above);
    expect(percentDeductible({ ...inputs, percent: Math.min(100, inputs.percent + 1) }).paid).toBeLessThanOrEqual(paid);
  });
});

describe('coinsurance', () => {
  const example = { value: 250_000, percent: 80, limit: 100_000, deductible: 250, loss: 40_000 };

  test('worked example: required $200,000, share 50%, paid $19,750', () => {
    expect(coinsurance(example)).toMatchObject({ required: 200_000, share: 0.5, paid: 19_750, yours: 20_250, paidAtMark: 39_750 });
  });

  test('no penalty at or above the required limit', () => {
    expect(coinsurance({ ...example, limit: 200_000 })).toMatchObject({ share: 1, paid: 39_750 });
    expect(coinsurance({ ...example, limit: 220_000 })).toMatchObject({ share: 1, paid: 39_750, unreached: 0 });
  });

  test('the payment never exceeds the limit', () => {
    const result = { paid: 100_000, yours: 150_000, unreached: 125_000, off: 250, above: 24_750 };
    expect(coinsurance({ ...example, loss: 250_000 })).toMatchObject(result);
  });

  test('nothing is paid if the deductible exceeds the covered share of the loss', () => {
    expect(coinsurance({ ...example, deductible: 50_000 })).toMatchObject({ paid: 0, yours: 40_000, off: 20_000 });
    expect(coinsurance({ ...example, limit: 0 })).toMatchObject({ share: 0, paid: 0, yours: 40_000 });
  });

  randomTest('payments stay within the limit, the parts add up to the loss, and a higher limit never pays less', (next) => {
    const [value, loss] = [1 + next(2_000_000), next(2_000_000)];
    const inputs = { value, percent: [80, 90, 100][next(2)]!, limit: next(2_000_000), deductible: next(50_000), loss };
    const { share, paid, yours, unreached, off, above } = coinsurance(inputs);
    expect(share).toBeLessThanOrEqual(1);
    expect(paid).toBeLessThanOrEqual(inputs.limit);
    expectParts(loss, paid, yours);
    expectParts(loss, paid, unreached, off, above);
    expect(coinsurance({ ...inputs, limit: inputs.limit + 1 + next(100_000) }).paid).toBeGreaterThanOrEqual(paid);
  });
});

describe('rebuild limit', () => {
  const house = { limit: 400_000, extension: 25, rebuild: 540_000 };

  test('computes the gap for a $400,000 limit, a 25% extension and a rebuild cost of $540,000', () => {
    expect(rebuildLimit(house)).toMatchObject({ available: 500_000, gap: 40_000, needed: 540_000 });
    expect(rebuildLimit({ ...house, extension: 0 })).toMatchObject({ available: 400_000, gap: 140_000, alone: 140_000, needed: 540_000 });
  });

  test('an extension adds at most 50% of the limit', () => {
    expect(rebuildLimit({ ...house, extension: 50 })).toMatchObject({ available: 600_000, gap: 0, needed: 540_000 });
    expect(rebuildLimit({ ...house, extension: 90, rebuild: 700_000 })).toMatchObject({ available: 600_000, gap: 100_000 });
  });

  randomTest('the needed limit covers the cost without an extension, the parts add up, and a higher limit never widens the gap', (next) => {
    const inputs = { limit: 1 + next(1_000_000), extension: next(50), rebuild: 1 + next(2_000_000) };
    const { gap, needed, fromLimit, fromExtension } = rebuildLimit(inputs);
    expectParts(inputs.rebuild, fromLimit, fromExtension, gap);
    expect(rebuildLimit({ ...inputs, limit: needed })).toMatchObject({ gap: 0, fromExtension: 0 });
    expect(rebuildLimit({ ...inputs, limit: inputs.limit + next(100_000) }).gap).toBeLessThanOrEqual(gap);
  });
});

describe('flood start', () => {
  const ordinary = { reason: 'ordinary', closing: '2027-05-14' } as const;
  const loan = { reason: 'loan', closing: '2027-05-14' } as const;

  test('ordinary purchase: starts on the 30th day after it; May 2 is the last day to buy for June 1', () => {
    expect(floodStart({ bought: '2027-05-02', ...ordinary })).toMatchObject({ start: '2027-06-01', lastday: '2027-05-02' });
    expect(floodStart({ bought: '2027-05-03', ...ordinary })).toMatchObject({ start: '2027-06-02', lastday: '2028-05-02' });
    expect(floodStart({ bought: '2026-11-15', ...ordinary })).toMatchObject({ start: '2026-12-15', lastday: '2027-05-02' });
  });

  test('counts across a year end and a leap day', () => {
    expect(floodStart({ bought: '2026-12-15', ...ordinary }).start).toBe('2027-01-14');
    expect(floodStart({ bought: '2028-02-01', ...ordinary }).start).toBe('2028-03-02');
    expect(floodStart({ bought: '2027-02-01', ...ordinary }).start).toBe('2027-03-03');
  });

  test('loan: starts on the closing day if bought by then, otherwise after the usual wait', () => {
    expect(floodStart({ bought: '2027-05-02', ...loan })).toMatchObject({ start: '2027-05-14', late: false });
    expect(floodStart({ bought: '2027-05-14', ...loan }).start).toBe('2027-05-14');
    expect(floodStart({ bought: '2027-05-15', ...loan })).toMatchObject({ start: '2027-06-14', late: true });
  });

  test('required by the lender of an existing loan: starts on the day of application; map change: on the next day', () => {
    const lender = floodStart({ bought: '2027-05-02', reason: 'lender', closing: '' });
    expect(lender).toMatchObject({ start: '2027-05-02', ordinary: '2027-06-01' });
    expect(floodStart({ bought: '2027-12-31', reason: 'map', closing: '' }).start).toBe('2028-01-01');
  });

  randomTest('the last day to buy for the season is always a May 2 that is not in the past', (next) => {
    const bought = addDays('2020-01-01', next(20_000));
    const { lastday } = floodStart({ bought, ...ordinary });
    expect(lastday.slice(5)).toBe('05-02');
    expect(lastday >= bought).toBe(true);
  });
});

describe('claim clock', () => {
  const july = { notice: '2026-07-06', items: '2026-07-24', surplus: false, disaster: false };
  const dates = { acknowledge: '2026-07-21', decide: '2026-08-14', longest: '2026-09-28', pay: '2026-08-21', interest: '2026-09-23' };

  test('computes the dates of the example in the claim clock article', () => expect(claimClock(july)).toEqual(dates));

  test('surplus lines: 30 business days to acknowledge and 20 to pay; August 27 and Labor Day are not business days', () => {
    expect(claimClock({ ...july, surplus: true })).toEqual({ ...dates, acknowledge: '2026-08-17', pay: '2026-09-15' });
  });

  test('a catastrophe extends four deadlines by 15 days, and each counts from the extended deadline before it', () => {
    const extended = { acknowledge: '2026-08-05', decide: '2026-08-29', longest: '2026-10-28', pay: '2026-09-19' };
    expect(claimClock({ ...july, disaster: true })).toEqual({ ...dates, ...extended });
    expect(claimClock({ ...july, surplus: true, disaster: true })).toMatchObject({ acknowledge: '2026-09-01', decide: '2026-08-29' });
  });

  test('after a catastrophe there are two days from which interest can start, 60 and 75 days after the last item', () => {
    expect(interestIfExtended(july)).toBeUndefined();
    expect(interestIfExtended({ ...july, disaster: true })).toBe('2026-10-08');
  });

  test('counts across a year end', () => {
    // 15 business days after December 18, 2026; December 24, 25, 26 and January 1 are holidays
    const winter = claimClock({ ...july, notice: '2026-12-10', items: '2026-12-18' });
    expect(winter).toMatchObject({ acknowledge: '2026-12-25', decide: '2027-01-13' });
  });

  randomTest('dates are in order, and the flags `surplus` and `disaster` only make them later', (next) => {
    const notice = addDays('2000-01-01', next(36_000));
    const items = addDays(notice, next(400));
    const plain = claimClock({ notice, items, surplus: false, disaster: false });
    expect(plain.acknowledge > notice).toBe(true);
    expect(plain.decide > items).toBe(true);
    expect(plain.longest > plain.decide && plain.pay > plain.decide).toBe(true);
    for (const [surplus, disaster] of [
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const later = claimClock({ notice, items, surplus, disaster });
      for (const step of ['acknowledge', 'decide', 'longest', 'pay', 'interest'] as const) expect(later[step] >= plain[step]).toBe(true);
    }
  });
});

describe('life needs', () => {
  const costs = { debts: 20_000, mortgage: 240_000, education: 90_000, final: 15_000 };
  const family = { ...costs, income: 60_000, years: 12, survivor: 0, savings: 85_000, coverage: 0 };

  test('adds up the needs and subtracts savings and coverage', () => {
    expect(lifeNeeds(family)).toMatchObject({ need: 1_085_000, gap: 1_000_000 });
    expect(lifeNeeds({ ...family, years: 8 }).gap).toBe(760_000);
    expect(lifeNeeds({ ...family, survivor: 30_000 }).need).toBe(725_000);
  });

  test('two earners: counts what the household needs, not the lost paycheck', () => {
    expect(lifeNeeds({ ...family, income: 100_000, survivor: 60_000 })).toMatchObject({ yearly: 40_000, living: 480_000 });
  });

  test('a survivor’s higher income does not reduce the other needs', () => {
    expect(lifeNeeds({ ...family, survivor: 90_000 })).toMatchObject({ yearly: 0, need: 365_000 });
    expect(lifeNeeds({ ...family, coverage: 5_000_000 }).gap).toBe(0);
  });

  randomTest('more savings or coverage never widens the gap', (next) => {
    const inputs = Object.fromEntries(Object.keys(family).map((name) => [name, next(name === 'years' ? 40 : 500_000)])) as typeof family;
    const { need, gap } = lifeNeeds(inputs);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(need);
    expect(lifeNeeds({ ...inputs, coverage: inputs.coverage + next(100_000) }).gap).toBeLessThanOrEqual(gap);
  });
});

describe('business income', () => {
  const restaurant = { sales: 100_000, stops: 40_000, months: 6, wait: 72, extra: 5_000, limit: 240_000 };

  test('the owner pays for the waiting period and what exceeds the limit', () => {
    expect(businessIncome(restaurant)).toMatchObject({ monthly: 60_000, loss: 359_000, paid: 240_000, waiting: 6_000 });
    expect(businessIncome(restaurant)).toMatchObject({ overLimit: 119_000, yours: 125_000, usedUp: 5 });
    const shorter = { loss: 239_000, paid: 239_000, waiting: 6_000, yours: 6_000, usedUp: 0 };
    expect(businessIncome({ ...restaurant, months: 4 })).toMatchObject(shorter);
    expect(businessIncome({ ...restaurant, wait: 0, extra: 0 })).toMatchObject({ loss: 360_000, waiting: 0, yours: 120_000 });
  });

  test('if the waiting period exceeds the closure, only extra expense is insured; saved costs above sales are not a gain', () => {
    expect(businessIncome({ ...restaurant, months: 1, wait: 1_440 })).toMatchObject({ loss: 5_000, waiting: 60_000 });
    expect(businessIncome({ ...restaurant, stops: 150_000 })).toMatchObject({ monthly: 0, loss: 5_000 });
  });

  randomTest('the columns add up to loss and payment, none is negative, and a higher limit never pays less', (next) => {
    const [months, wait, extra, limit] = [1 + next(35), next(2_160), next(50_000), next(2_000_000)];
    const inputs = { sales: next(500_000), stops: next(500_000), months, wait, extra, limit };
    const { monthly, loss, waiting, paid, overLimit, yours, whole, columns, usedUp } = businessIncome(inputs);
    expect(Math.min(monthly, waiting)).toBeGreaterThanOrEqual(0);
    expect(paid).toBeLessThanOrEqual(limit);
    expectParts(loss, paid, overLimit);
    expectParts(whole, paid, yours);
    expect(columns).toHaveLength(months);
    expectParts(whole, ...columns.flatMap((column) => [column.waiting, column.paid, column.overLimit]));
    expectParts(paid, ...columns.map((column) => column.paid));
    expect(usedUp > 0).toBe(overLimit > 0);
    expect(businessIncome({ ...inputs, limit: limit + next(100_000) }).paid).toBeGreaterThanOrEqual(paid);
  });
});

describe('cost of risk', () => {
  const year = { premiums: 431_000, retained: 128_000, claims: 36_000, safety: 52_000, uninsured: 41_000, revenue: 55_000_000 };

  test('computes the cost per $1,000 of revenue with two decimals', () => {
    expect(costOfRisk(year)).toEqual({ total: 688_000, per1000: 12.51 });
    expect(costOfRisk({ ...year, revenue: 1 }).per1000).toBe(688_000_000);
  });

  test('saving on safety costs more if losses rise', () => {
    expect(costOfRisk({ ...year, safety: 20_000, retained: 185_000 }).per1000).toBe(12.96);
  });

  randomTest('the total is the sum of the parts', (next) => {
    const parts = { premiums: next(1e9), retained: next(1e9), claims: next(1e9), safety: next(1e9), uninsured: next(1e9) };
    const { total, per1000 } = costOfRisk({ ...parts, revenue: 1 + next(1e9) });
    expectParts(total, ...Object.values(parts));
    expect(per1000).toBeGreaterThanOrEqual(0);
  });
});

describe('storm deductibles', () => {
  const flood = { flood: 5_000, floodlimit: 250_000, floodloss: 80_000 };
  const fire = { others: false, otherloss: 10_000, other: 2_500 };
  const house = { dwelling: 400_000, wind: 2, windloss: 45_000, ...flood, ...fire };

  test('adds the deductibles of the losses that happened', () => {
    expect(stormDeductibles(house)).toMatchObject({ winddeductible: 8_000, windyours: 8_000, floodyours: 5_000, together: 13_000 });
    expect(stormDeductibles({ ...house, others: true })).toMatchObject({ otheryours: 2_500, together: 15_500 });
    expect(stormDeductibles({ ...house, others: true, otherloss: 1_000 })).toMatchObject({ otheryours: 1_000, together: 14_000 });
    expect(stormDeductibles({ ...house, wind: 5 })).toMatchObject({ windyours: 20_000, together: 25_000 });
    expect(stormDeductibles({ ...house, windloss: 0, floodloss: 0 }).together).toBe(0);
  });

  test('the owner pays damage below the deductible and damage above the flood limit', () => {
    expect(stormDeductibles({ ...house, windloss: 6_000 })).toMatchObject({ windyours: 6_000, windpaid: 0 });
    expect(stormDeductibles({ ...house, floodloss: 3_000 })).toMatchObject({ floodyours: 3_000, floodpaid: 0 });
    expect(stormDeductibles({ ...house, floodlimit: 50_000 })).toMatchObject({ floodpaid: 50_000, floodyours: 30_000 });
    expect(stormDeductibles({ ...house, floodlimit: 0 })).toMatchObject({ floodyours: 80_000 });
  });

  randomTest('no amount is negative, and payment and owner’s share add up to the damage', (next) => {
    const wind = { dwelling: 1 + next(1_000_000), wind: next(100), windloss: next(2_000_000) };
    const flood = { flood: next(50_000), floodlimit: next(500_000), floodloss: next(1_000_000) };
    const fire = { others: next(2) === 1, otherloss: next(20_000), other: next(10_000) };
    const { windpaid, windyours, floodpaid, floodyours, otheryours, together } = stormDeductibles({ ...wind, ...flood, ...fire });
    expectParts(wind.windloss, windpaid, windyours);
    expectParts(flood.floodloss, floodpaid, floodyours);
    expect(together).toBe(windyours + floodyours + otheryours);
  });
});

describe('surplus lines', () => {
  const quote = { premium: 10_000, fee: 350, earned: 25, admitted: 10_500, months: 2 };

  test('4.85% tax and 0.04% stamping fee on premium and policy fee', () => {
    expect(surplusLines(quote)).toMatchObject({ taxable: 10_350, tax: 502, stamping: 4, total: 10_856, difference: 356 });
    const large = surplusLines({ ...quote, premium: 100_000, fee: 0, admitted: 110_000 });
    expect(large).toMatchObject({ tax: 4_850, stamping: 40, total: 104_890, difference: -5_110 });
  });

  test('after an early cancellation the insurer keeps the minimum earned premium, later the share of the months', () => {
    expect(surplusLines(quote)).toMatchObject({ minimum: 2_500, proRata: 1_667, retained: 2_850, kept: 2_989 });
    expect(surplusLines({ ...quote, months: 6 })).toMatchObject({ proRata: 5_000, retained: 5_350, kept: 5_611 });
  });

  test.each([{ earned: 100 }, { months: 12 }])('a fully earned premium or a full term leaves no refund: %o', (change) => {
    const { kept, total } = surplusLines({ ...quote, ...change });
    expect(kept).toBe(total);
  });
});

describe('owner’s deadlines', () => {
  const days = { denied: '', accepted: '', winddenied: '', decided: '', noticeby: '', holdback: '', suit: '' };
  const insured = { loss: '2026-07-04', nfip: true, twia: true, coast: false, ...days };

  test('NFIP proof of loss 60 days after the loss, TWIA claim by the first anniversary', () => {
    expect(ownerDeadlines(insured)).toMatchObject({ proof: '2026-09-02', windclaim: '2027-07-04', appraisal: '', windsuit: '' });
  });

  test('suits count from the first letter of each insurer: NFIP one year, TWIA two', () => {
    const letters = { denied: '2026-10-15', winddenied: '2026-11-02' };
    expect(ownerDeadlines({ ...insured, ...letters })).toMatchObject({ floodsuit: '2027-10-15', windsuit: '2028-11-02' });
  });

  test('TWIA: appraisal has to be demanded 60 days after its letter that accepts', () => {
    expect(ownerDeadlines({ ...insured, accepted: '2026-10-15' }).appraisal).toBe('2026-12-14');
  });

  test('on the coast the time to sue can end two years from the decision or three from the loss, whichever is first', () => {
    const coast = { ...insured, coast: true };
    expect(ownerDeadlines(coast)).toMatchObject({ coastclaim: '2027-07-04', coastsuit: '' });
    expect(ownerDeadlines({ ...coast, decided: '2026-12-01' }).coastsuit).toBe('2028-12-01');
    expect(ownerDeadlines({ ...coast, decided: '2028-03-01' }).coastsuit).toBe('2029-07-04');
  });

  test('dates of a policy that the owner does not have are left out, even if their days were entered', () => {
    const letters = { denied: '2026-10-15', accepted: '2026-10-15', decided: '2026-10-15' };
    const dates = ownerDeadlines({ ...insured, ...letters, nfip: false, twia: false, suit: '2028-07-05' });
    expect(Object.entries(dates).filter(([, date]) => date !== undefined)).toEqual([
      ['noticeby', ''],
      ['holdback', ''],
      ['suit', '2028-07-05'],
    ]);
  });
});
