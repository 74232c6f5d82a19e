/** Replaces placeholders in sentences from content/, such as “{paid} of {loss}”, with values. */

export type Figures = Record<string, string>;
/** Numbers are formatted with thousands separators: 1,250. */
type Values = Record<string, string | number>;

/** Splits a sentence into text and inserted values, in order. */
export function templateParts(sentence: string, figures: Values): { text: string; figure?: string }[] {
  return sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const figure = /^\{(\w+)\}$/.exec(piece)?.[1];
      return figure === undefined ? { text: piece } : { text: figures[figure]?.toLocaleString('en-US') ?? '', figure };
    });
}

export const interpolate = (sentence: string, figures: Values) =>
  templateParts(sentence, figures)
    .map(({ text }) => text)
    .join('');

export const placeholderNames = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
