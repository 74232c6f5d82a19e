import { Fragment } from 'react';
import { useLanguage } from '../lib/language-context';
import { splitEnglish } from '../lib/mark-english';
import { splitNumbers } from '../lib/no-break-numbers';

interface Props {
  text: string;
  /** Converts a piece of the text to elements. */
  render?: (piece: string) => React.ReactNode;
}

/**
 * Keeps each number of a text on one line with its unit, and marks the English names of a Spanish text. For texts in islands
 * only: entry.server.tsx does the same for all other texts.
 */
export function IslandText({ text, render = (piece) => piece }: Props) {
  const pieces = useLanguage() === 'es' ? splitEnglish(text) : [text];
  const withNumbers = (piece: string) =>
    splitNumbers(piece).map((part, i) =>
      i % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
        <span key={i} className="nowrap">
          {render(part)}
        </span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
        <Fragment key={i}>{render(part)}</Fragment>
      ),
    );
  return pieces.map((piece, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <span key={i} lang="en">
        {withNumbers(piece)}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <Fragment key={i}>{withNumbers(piece)}</Fragment>
    ),
  );
}
