import type { Language } from '../../../content-model/content-paths';
import type { Figures } from '../../lib/interpolate';
import { defineCalculator, type Evaluation } from '../calculator-definition';
import { dayAndMonth, daysBetween, longDate, weekdayName } from '../days';
import type { Values } from '../fields';
import { claimClock, interestIfExtended, readClaim } from '../formulas/claim-clock';
import { ownerDeadlines, readOwnerInputs } from '../formulas/owner-deadlines';

const readInputs = (values: Values) => ({ claim: readClaim(values), owner: readOwnerInputs(values) });

function evaluate({ claim, owner }: ReturnType<typeof readInputs>, language: Language): Evaluation {
  const figures: Figures = {};
  for (const [name, day] of Object.entries({ ...claimClock(claim), notice: claim.notice, items: claim.items })) {
    figures[name] = longDate(day, language);
    figures[`${name}Day`] = dayAndMonth(day, language);
    figures[`${name}Weekday`] = weekdayName(day, language);
  }
  const { loss, denied, accepted, winddenied, decided } = owner;
  const otherDays = { loss, denied, accepted, winddenied, decided, interestExtended: interestIfExtended(claim), ...ownerDeadlines(owner) };
  for (const [name, day] of Object.entries(otherDays)) if (day) figures[name] = longDate(day, language);
  const counted = claimClock({ ...claim, disaster: false }).decide;
  figures.decideBaseDay = dayAndMonth(counted, language);
  figures.decideSpan = String(daysBetween(claim.items, counted));
  return { outcome: `${claim.surplus ? 'surplus' : 'usual'}${claim.disaster ? 'Disaster' : ''}`, figures, parts: {} };
}

export const calculator = defineCalculator({
  results: [
    'acknowledge',
    'decide',
    'longest',
    'pay',
    'interest',
    'interestExtended',
    'noticeby',
    'proof',
    'windclaim',
    'coastclaim',
    'appraisal',
    'holdback',
    'suit',
    'floodsuit',
    'windsuit',
    'coastsuit',
  ],
  outcomes: ['usual', 'usualDisaster', 'surplus', 'surplusDisaster'],
  readInputs,
  evaluate,
  findContradictions: ({ claim: { notice, items } }) => (items < notice ? ['notice', 'items'] : []),
  showsDates: true,
});
