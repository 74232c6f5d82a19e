import { type Band, bands, type PageSizes, paginate } from '../../lib/paginate';
import { Pagination, type PaginationWords } from '../../ui/pagination';
import styles from './paged-list.module.css';

/** Data attributes by which CSS shows an entry only at the widths at which it is on the current page. */
export function entryProps(on: Record<Band, boolean>) {
  return {
    className: styles.entry,
    'data-narrow': on.narrow || undefined,
    'data-exact': on.exact || undefined,
    'data-wide': on.wide || undefined,
  };
}

interface GroupProps {
  name: string;
  /** With a single group the heading is visually hidden. */
  alone: boolean;
  /** The widths at which each entry is on the current page. */
  on: Record<Band, boolean>[];
  children: React.ReactNode[];
}

/** A group of entries with a heading, which is shown wherever one of its entries is. */
export function ListGroup({ name, alone, on, children }: GroupProps) {
  const any = (band: Band) => on.some((entry) => entry[band]);
  return (
    <div {...entryProps({ narrow: any('narrow'), exact: any('exact'), wide: any('wide') })}>
      <div className={alone ? 'visually-hidden' : `datum ${styles.name}`}>
        <h2>{name}</h2>
      </div>
      {children.map((child, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the wrapper belongs to the position; the child has its own key
        <div key={i} {...entryProps(on[i] ?? { narrow: false, exact: false, wide: false })}>
          {child}
        </div>
      ))}
    </div>
  );
}

interface PagesProps {
  words: PaginationWords;
  count: number;
  sizes: PageSizes;
  wanted: number;
  href: (page: number) => string;
}

/** Page sizes depend on the width: one pagination for each size, of which CSS shows the right one. */
export function ListPages({ words, count, sizes, wanted, href }: PagesProps) {
  return (
    <div className={`${styles.pages} needs-scripts no-print`}>
      {bands.map((band) => (
        <div key={band} {...entryProps({ narrow: band === 'narrow', exact: band === 'exact', wide: band === 'wide' })}>
          <Pagination words={words} {...paginate(count, sizes[band], wanted)} href={href} />
        </div>
      ))}
    </div>
  );
}
