/** Sentences of content with the visitor's numbers in them: “{paid} of {loss}”. */

export type Figures = Record<string, string>;

/** The templateParts of a sentence in order: words, and the names of figures with their values. */
export function templateParts(sentence: string, figures: Figures): { text: string; figure?: string }[] {
  return sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const figure = /^\{(\w+)\}$/.exec(piece)?.[1];
      return figure === undefined ? { text: piece } : { text: figures[figure] ?? '', figure };
    });
}

export const interpolate = (sentence: string, figures: Figures) =>
  templateParts(sentence, figures)
    .map(({ text }) => text)
    .join('');

/** The figures that a sentence names. */
export const placeholderNames = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
