import { inputReader } from '../inputs';

export const readInputs = inputReader({
  limit: 'number',
  extension: 'number', // percent of the limit
  rebuild: 'number',
});

const maxExtension = 50;

export function rebuildLimit({ limit, extension, rebuild }: ReturnType<typeof readInputs>) {
  const percent = 100 + Math.min(maxExtension, extension);
  const available = Math.round((limit * percent) / 100);
  const gap = Math.max(0, rebuild - available);
  return {
    available,
    gap,
    /** The limit that closes the gap, or the limit as it is if there is none. */
    needed: Math.max(limit, Math.ceil((rebuild * 100) / percent)),
    /** Stacks the rebuild cost: limit, extension, then the owner's share. */
    fromLimit: Math.min(limit, rebuild),
    fromExtension: Math.min(available, rebuild) - Math.min(limit, rebuild),
  };
}
