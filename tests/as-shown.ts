import { noBreakNumbersIn } from '../app/lib/no-break-numbers.ts';

/** The words of a page as it shows them, numbers in one piece. What only machines read stays as it was written. */
export const asShown = <Words extends { meta: unknown }>(words: Words): Words => ({ ...noBreakNumbersIn(words), meta: words.meta });
