/**
 * $1,150,000. A loss or a fall carries a real minus.
 * By hand, because the first Intl format of a page takes a phone a tenth of a second.
 */
export const dollars = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${String(Math.round(Math.abs(amount))).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** $350K, $2.4M: where a column is too narrow for all the zeros. Never rounded: $1,234,500 stays whole. */
export function shortDollars(amount: number): string {
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  if (size >= 1e6 && size % 1e4 === 0) return `${sign}$${size / 1e6}M`;
  if (size >= 1e3 && size < 1e6 && size % 1e3 === 0) return `${sign}$${size / 1e3}K`;
  return dollars(amount);
}

/** +$11,000 or −$57,000. */
export const change = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

/** A part of a whole in whole per cent. */
export const share = (part: number, whole: number) => Math.round((part / whole) * 100);

export const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
