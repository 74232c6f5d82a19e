/**
 * Formats as $1,150,000, with a minus sign (U+2212) for negative amounts. Does not use Intl, whose first use in a page
 * takes about 100 ms on a phone.
 */
export const dollars = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${String(Math.round(Math.abs(amount))).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** Formats as $350K or $2.4M, for narrow columns. Amounts that would be rounded, such as $1,234,500, are not shortened. */
export function shortDollars(amount: number): string {
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  if (size >= 1e6 && size % 1e4 === 0) return `${sign}$${size / 1e6}M`;
  if (size >= 1e3 && size < 1e6 && size % 1e3 === 0) return `${sign}$${size / 1e3}K`;
  return dollars(amount);
}

/** Formats as +$11,000 or −$57,000. */
export const change = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

/** A share in percent, rounded to a whole number. */
export const share = (part: number, whole: number) => Math.round((part / whole) * 100);

export const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
