import type { Figure, FreeSection, Layout } from '../../../content/schema';
import { assignGrounds, type Ground, type Standing } from '../../lib/grounds';
import { standingOf } from '../../sections/figures/standing';

/** The eight of the specification, in its order. */
const shared = ['approach', 'why', 'products', 'serve', 'partners', 'faq', 'posts', 'contact'] as const;
type Part = (typeof shared)[number] | FreeSection;

const usual: Layout['after'] = { products: ['wrong', 'words', 'loss', 'finePrint'] };

const wishes: Record<Exclude<Part, 'wrong'>, Standing['wishes']> = {
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
export function layOut(layout: Layout | undefined, figure: Figure | undefined, above: Ground): { part: Part; ground: Ground }[] {
  const after: Partial<Record<Part, FreeSection[] | undefined>> = layout?.after ?? usual;
  const parts = shared.flatMap((part): Part[] => [part, ...(after[part] ?? [])]);
  const figureStands: Standing = figure ? standingOf(figure) : { wishes: ['mist', 'stone', 'page'] };
  const grounds = assignGrounds(
    parts.map((part) => (part === 'wrong' ? figureStands : { wishes: wishes[part] })),
    above,
  );
  return parts.map((part, i) => ({ part, ground: grounds[i] ?? 'page' }));
}
