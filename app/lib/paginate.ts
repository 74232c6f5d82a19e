/** Lists whose page size depends on the width: under 768 px, at exactly 768 px, above. CSS shows the right one (see list.module.css). */
export const bands = ['narrow', 'exact', 'wide'] as const;
export type Band = (typeof bands)[number];
export type PageSizes = Record<Band, number>;

export const blogSizes: PageSizes = { narrow: 2, exact: 8, wide: 11 };
export const resultSizes: PageSizes = { narrow: 2, exact: 9, wide: 12 };

/** The page that an address asks for; nonsense means the first. */
export function wantedPage(text: string | null | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** A page past the end is the last one. An empty list has one page. */
export function paginate(count: number, size: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * size;
  return { page, pages, start, end: Math.min(start + size, count) };
}

/** At which widths an entry stands on the wanted page. */
export function bandsOf(index: number, count: number, sizes: PageSizes, wanted: number): Record<Band, boolean> {
  const on = (band: Band) => {
    const { start, end } = paginate(count, sizes[band], wanted);
    return index >= start && index < end;
  };
  return { narrow: on('narrow'), exact: on('exact'), wide: on('wide') };
}
