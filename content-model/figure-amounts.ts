import type { AnyFigure } from './schemas/figure.ts';

interface AmountRow {
  label: string;
  amount: string;
}

/**
 * Replaces each row label in braces with the amount of that row in the page's loss example: {Settlement} becomes $600,000.
 * Throws if no row has that label, or if the figure writes out an amount that a row has.
 */
export function withAmounts<F extends AnyFigure>(figure: F, rows: AmountRow[]) {
  const amountOf = (label: string) => {
    const row = rows.find((entry) => entry.label === label);
    if (!row) throw new Error(`no row “${label}” in the loss example; it has: ${rows.map((entry) => entry.label).join(', ')}`);
    // Amounts that the example subtracts have a minus sign; the figure shows them without it.
    return row.amount.replace(/^−/, '');
  };
  const amounts = rows.map((row) => amountOf(row.label)).filter((amount) => amount.startsWith('$') && amount !== '$0');

  return JSON.parse(JSON.stringify(figure), (_key, value) => {
    if (typeof value !== 'string') return value;
    const typed = amounts.find((amount) => new RegExp(`\\${amount}(?![\\d,])`).test(value));
    if (typed) throw new Error(`“${value}” types ${typed}, which is in the loss example: write the label of its row in braces`);
    return value.replaceAll(/\{([^}]+)\}/g, (_, label: string) => amountOf(label));
  }) as F;
}
