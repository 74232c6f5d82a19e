/**
 * Parts that only some pages have: the kinds of figures, and the small sheets. A layout route of app/pages/parts gives
 * them to its pages, so that only these bring their styles; app/routes.ts knows which page has which.
 */
import { type ComponentType, createContext } from 'react';
import type { AnyFigure } from '../../content-model/schemas/figure';
import type { FigureWords } from '../../content-model/schemas/figure-legends';
import type { EmbeddedCalculatorSectionProps } from '../tools/embedded-calculator-section';
import type { ToolLinkProps } from '../tools/tool-link';
import type { FigureKindProps } from './figures/symbols';

type FigureKinds = { [K in AnyFigure['kind']]?: ComponentType<FigureKindProps<Extract<AnyFigure, { kind: K }>, FigureWords[K]>> };

export interface PagePart {
  figures?: FigureKinds;
  EmbeddedCalculatorSection?: ComponentType<EmbeddedCalculatorSectionProps>;
  ToolLink?: ComponentType<ToolLinkProps>;
}

export const PageParts = createContext<PagePart>({});

/** The parts of a page, each of which it must have been given. */
export function partOf<T>(part: T | undefined, name: string): T {
  if (!part) throw new Error(`app/routes.ts gives this page no part for ${name}`);
  return part;
}
