import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  dwelling: 'number',
  wind: 'number', // percent of the dwelling limit
  windloss: 'number',
  flood: 'number', // deductible
  floodlimit: 'number',
  floodloss: 'number',
  other: 'number', // deductible for all other perils
});

/** What one hurricane costs the owner of one house under its wind, flood and other deductibles. */
export function stormDeductibles({ dwelling, wind, windloss, flood, floodlimit, floodloss, other }: ReturnType<typeof readInputs>) {
  const winddeductible = Math.round((dwelling * wind) / 100);
  const windpaid = Math.min(dwelling, Math.max(0, windloss - winddeductible));
  const floodpaid = Math.min(floodlimit, Math.max(0, floodloss - flood));
  const windyours = windloss - windpaid;
  const floodyours = floodloss - floodpaid;
  return { winddeductible, windpaid, windyours, floodpaid, floodyours, together: windyours + floodyours + other };
}
