import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  limit: 'number',
  extension: 'number', // percent of the limit
  rebuild: 'number',
});

/** Percent of the limit. */
export const maxExtension = 50;

export function rebuildLimit({ limit, extension, rebuild }: ReturnType<typeof readInputs>) {
  const available = Math.round((limit * (100 + Math.min(maxExtension, extension))) / 100);
  const fromLimit = Math.min(limit, rebuild);
  return {
    available,
    gap: Math.max(0, rebuild - available),
    /** The gap if the extension is not paid. */
    alone: Math.max(0, rebuild - limit),
    /**
     * The limit that the owner needs: the full rebuild cost. The extension is not subtracted, because it usually applies only if
     * the limit is the insurer's full estimate.
     */
    needed: rebuild,
    /** What the limit and the extension pay toward the rebuild cost; the owner pays the rest (`gap`). */
    fromLimit,
    fromExtension: Math.min(available, rebuild) - fromLimit,
  };
}
