import { keepAllNumbersWhole } from '../app/lib/whole-numbers.ts';

/** The words of a page as it shows them, numbers in one piece. What only machines read stays as it was written. */
export const asShown = <Words extends { meta: unknown }>(words: Words): Words => ({ ...keepAllNumbersWhole(words), meta: words.meta });
