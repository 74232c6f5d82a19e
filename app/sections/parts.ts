/**
 * Parts that only some pages have: the kinds of figures, and the small sheets. A layout route of app/pages/parts gives
 * them to its pages, so that only these bring their styles; app/routes.ts knows which page has which.
 */
import { type ComponentType, createContext, use } from 'react';
import type { AnyFigure, FigureWords } from '../../content/schema';
import type { livePairs } from '../tools/live-pair';
import type { KindProps } from './figures/signs';

type FigureKinds = { [K in AnyFigure['kind']]?: ComponentType<KindProps<Extract<AnyFigure, { kind: K }>, FigureWords[K]>> };

export interface PagePart {
  figures?: FigureKinds;
  liveSheets?: typeof livePairs;
}

export const PageParts = createContext<PagePart>({});

/** Draws the small sheets of a page; nothing where it has none. */
export function useLiveSheets(): typeof livePairs {
  const { liveSheets } = use(PageParts);
  return (sheets) => {
    if (!sheets.length) return false;
    if (!liveSheets) throw new Error('app/routes.ts gives this page no part for its small sheets');
    return liveSheets(sheets);
  };
}
