/** Sentences of content with the visitor's numbers in them: “{paid} of {loss}”. */

export type Figures = Record<string, string>;

/** The pieces of a sentence in order: words, and the names of figures with their values. */
export function pieces(sentence: string, figures: Figures): { text: string; figure?: string }[] {
  return sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const figure = /^\{(\w+)\}$/.exec(piece)?.[1];
      return figure === undefined ? { text: piece } : { text: figures[figure] ?? '', figure };
    });
}

export const fill = (sentence: string, figures: Figures) =>
  pieces(sentence, figures)
    .map(({ text }) => text)
    .join('');

/** The figures that a sentence names. */
export const named = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
