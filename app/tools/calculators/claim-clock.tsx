import { defineCalculator, type Evaluation } from '../calculator-definition';
import { dayAndMonth, daysBetween, longDate, weekdayName } from '../calendar';
import { type Claim, claimClock, readClaim } from '../formulas/claim-clock';
import type { Figures } from '../interpolate';

function evaluate(claim: Claim): Evaluation {
  const figures: Figures = {};
  for (const [name, day] of Object.entries({ ...claimClock(claim), notice: claim.notice, items: claim.items })) {
    figures[name] = longDate(day);
    figures[`${name}Day`] = dayAndMonth(day);
    figures[`${name}Weekday`] = weekdayName(day);
  }
  const counted = claimClock({ ...claim, disaster: false }).decide;
  figures['decideBaseDay'] = dayAndMonth(counted);
  figures['decideSpan'] = String(daysBetween(claim.items, counted));
  return { outcome: `${claim.surplus ? 'surplus' : 'usual'}${claim.disaster ? 'Disaster' : ''}`, figures, parts: {} };
}

export const calculator = defineCalculator({
  results: ['acknowledge', 'decide', 'longest', 'pay', 'interest'],
  outcomes: ['usual', 'usualDisaster', 'surplus', 'surplusDisaster'],
  readInputs: readClaim,
  evaluate,
  findContradictions: ({ notice, items }) => (items < notice ? ['notice', 'items'] : []),
});
