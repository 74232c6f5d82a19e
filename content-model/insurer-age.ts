/** After how many days an insurer’s numbers should be, have to be and must have been checked again. */
export const insurerAge = {
  /** The check warns. */
  warn: 75,
  /** The page says so. */
  tell: 90,
  /** The check fails. */
  fail: 120,
};

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from one date to another, such as 2026-11-19. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
