import type { AnyFigure } from '../../../content-model/schemas/figure';
import type { FreeSection, IndustryLayout } from '../../../content-model/schemas/industry';
import { assignBackgrounds, type Background, type BackgroundChoice } from '../../lib/backgrounds';
import { figureBackground } from '../../sections/figures/figure-background';

/** The eight of the specification, in its order. */
const shared = ['approach', 'why', 'products', 'serve', 'partners', 'faq', 'posts', 'contact'] as const;
type IndustryPart = (typeof shared)[number] | FreeSection;

const usual: IndustryLayout['after'] = { products: ['wrong', 'words', 'loss', 'finePrint'] };

const options: Record<Exclude<IndustryPart, 'wrong'>, BackgroundChoice['options']> = {
  approach: ['page', 'mist', 'stone'],
  why: ['stone', 'mist', 'page'],
  products: ['page', 'stone', 'mist'],
  words: ['page', 'mist', 'stone'],
  loss: ['stone', 'mist', 'page'],
  leftOut: ['page', 'stone', 'mist'],
  texas: ['mist', 'stone', 'page'],
  finePrint: ['page', 'stone', 'mist'],
  serve: ['mist', 'stone', 'page'],
  partners: ['page', 'stone', 'mist'],
  faq: ['stone', 'page', 'mist'],
  posts: ['page', 'mist', 'stone'],
  contact: ['deep'],
};
/** The sections of a page from top to bottom, each with its ground: no two neighbours on the same. */
export function layOut(
  layout: IndustryLayout | undefined,
  figure: AnyFigure | undefined,
  above: Background,
): { part: IndustryPart; background: Background }[] {
  const after: Partial<Record<IndustryPart, FreeSection[] | undefined>> = layout?.after ?? usual;
  const parts = shared.flatMap((part): IndustryPart[] => [part, ...(after[part] ?? [])]);
  const figureStands: BackgroundChoice = figure ? figureBackground(figure) : { options: ['mist', 'stone', 'page'] };
  const backgrounds = assignBackgrounds(
    parts.map((part) => (part === 'wrong' ? figureStands : { options: options[part] })),
    above,
  );
  return parts.map((part, i) => ({ part, background: backgrounds[i] ?? 'page' }));
}
