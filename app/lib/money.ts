/**
 * $1,150,000. A loss or a fall carries a real minus.
 * By hand, because the first Intl format of a page takes a phone a tenth of a second.
 */
export const dollars = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${String(Math.round(Math.abs(amount))).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** +$11,000 or −$57,000. */
export const change = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

/** A part of a whole in whole per cent. */
export const share = (part: number, whole: number) => Math.round((part / whole) * 100);

export const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
