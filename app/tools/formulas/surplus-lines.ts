import { inputReader } from '../formula-inputs';

export const readInputs = inputReader({
  premium: 'number',
  fee: 'number', // policy fee
  earned: 'number', // minimum earned premium, percent
  admitted: 'number', // total of the quote from an admitted insurer
  months: 'number', // how many months the policy is kept before it is canceled
});

/** The tax of Insurance Code chapter 225, and the stamping fee for policies that begin on or after January 1, 2024. */
export const rates = { taxPercent: 4.85, stampingPercent: 0.04 };

const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);

/** Tax and stamping fee are charged on premium and policy fee. At cancellation both are refunded on the returned premium. */
export function surplusLines({ premium, fee, earned, admitted, months }: ReturnType<typeof readInputs>) {
  const taxable = premium + fee;
  const tax = percentOf(taxable, rates.taxPercent);
  const stamping = percentOf(taxable, rates.stampingPercent);
  const total = taxable + tax + stamping;
  const minimum = percentOf(premium, earned);
  const proRata = Math.round((premium * months) / 12);
  const retained = Math.max(minimum, proRata) + fee;
  return {
    taxable,
    tax,
    stamping,
    total,
    difference: total - admitted,
    minimum,
    proRata,
    retained,
    kept: retained + percentOf(retained, rates.taxPercent) + percentOf(retained, rates.stampingPercent),
  };
}
