import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  dwelling: 'number',
  wind: 'number', // percent of the dwelling limit
  windloss: 'number',
  flood: 'number', // deductible
  floodlimit: 'number',
  floodloss: 'number',
  others: 'boolean', // whether there is also a loss by another peril
  otherloss: 'number',
  other: 'number', // deductible for all other perils
});

/** What one hurricane costs the owner of one house. A deductible counts only as far as there is a loss. */
export function stormDeductibles(inputs: ReturnType<typeof readInputs>) {
  const { dwelling, wind, windloss, flood, floodlimit, floodloss, others, otherloss, other } = inputs;
  const winddeductible = Math.round((dwelling * wind) / 100);
  const windpaid = Math.min(dwelling, Math.max(0, windloss - winddeductible));
  const floodpaid = Math.min(floodlimit, Math.max(0, floodloss - flood));
  const windyours = windloss - windpaid;
  const floodyours = floodloss - floodpaid;
  const otheryours = others ? Math.min(otherloss, other) : 0;
  return { winddeductible, windpaid, windyours, floodpaid, floodyours, otheryours, together: windyours + floodyours + otheryours };
}
