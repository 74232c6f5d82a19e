/**
 * The page size of lists depends on the width: under 768 px, exactly 768 px, above (docs/spec.md). CSS shows the entries
 * for the current width (app/pages/blog/paged-list.module.css).
 */
export const bands = ['narrow', 'exact', 'wide'] as const;
export type Band = (typeof bands)[number];
export type PageSizes = Record<Band, number>;

export const blogSizes: PageSizes = { narrow: 2, exact: 8, wide: 11 };
export const resultSizes: PageSizes = { narrow: 2, exact: 9, wide: 12 };

/** The page number in a query; invalid values mean page 1. */
export function wantedPage(text: string | null | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** Page numbers beyond the end mean the last page. An empty list has one page. */
export function paginate(count: number, size: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * size;
  return { page, pages, start, end: Math.min(start + size, count) };
}

/** For each range of widths, whether an entry is on the wanted page. */
export function bandsOf(index: number, count: number, sizes: PageSizes, wanted: number): Record<Band, boolean> {
  const on = (band: Band) => {
    const { start, end } = paginate(count, sizes[band], wanted);
    return index >= start && index < end;
  };
  return { narrow: on('narrow'), exact: on('exact'), wide: on('wide') };
}

/** Seven items fit in one row at 320 px. */
const maxItems = 7;

/** The page numbers to show: all, or the first, the last and those around the current page, with null for gaps. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
  if (pages <= maxItems) return from(1, pages);
  const run = maxItems - 2;
  if (page < run) return [...from(1, run), null, pages];
  if (page > pages - run + 1) return [1, null, ...from(pages - run + 1, run)];
  return [1, null, ...from(page - 1, 3), null, pages];
}
