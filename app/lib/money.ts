const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** $1,150,000. A loss or a fall carries a real minus. */
export const dollars = (amount: number) => format.format(amount).replace('-', '−');

/** +$11,000 or −$57,000. */
export const change = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

/** A part of a whole in whole per cent. */
export const share = (part: number, whole: number) => Math.round((part / whole) * 100);

export const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
