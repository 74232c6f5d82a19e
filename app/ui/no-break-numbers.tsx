import { Fragment } from 'react';
import { splitNumbers } from '../lib/no-break-numbers';

/**
 * Keeps each number of a text on one line with its unit. Only islands need it: entry.server.tsx does the same for
 * everything else. `render` turns a piece of the text into elements.
 */
export const noBreakNumbers = (text: string, render = (piece: string): React.ReactNode => piece): React.ReactNode =>
  splitNumbers(text).map((piece, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <span key={i} className="nowrap">
        {render(piece)}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <Fragment key={i}>{render(piece)}</Fragment>
    ),
  );
