interface Inputs {
  limit: number;
  /** In per cent of the limit, 0 to 50. */
  extension: number;
  rebuild: number;
}

const mostExtension = 50;

export function rebuildLimit({ limit, extension, rebuild }: Inputs) {
  const percent = 100 + Math.min(mostExtension, extension);
  const available = Math.round((limit * percent) / 100);
  const gap = Math.max(0, rebuild - available);
  return {
    available,
    gap,
    /** The limit that closes the gap; where there is none, the limit as it is. */
    needed: Math.max(limit, Math.ceil((rebuild * 100) / percent)),
    /** Who builds with what: the limit, then the extension, then you. */
    fromLimit: Math.min(limit, rebuild),
    fromExtension: Math.min(available, rebuild) - Math.min(limit, rebuild),
  };
}
