import { type Band, bands, type PageSizes, paginate } from '../../lib/paginate';
import { Pagination, type PaginationWords } from '../../ui/pagination';
import styles from './paged-list.module.css';

/** If the URL has a query, hides the prerendered list, which ignores it, until hydration or for at most 5 s. */
export function HiddenByQuery({ children }: { children: React.ReactNode }) {
  return <div className={styles.hiddenByQuery}>{children}</div>;
}

/** Attributes that let CSS show an entry only at the screen widths where it is on the current page. */
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
  /** Whether this is the only group; then its heading is visually hidden. */
  alone: boolean;
  /** For each entry, the screen widths at which it is on the current page. */
  on: Record<Band, boolean>[];
  children: React.ReactNode[];
}

/** A group of entries with a heading. The heading is shown at each screen width at which one of the entries is shown. */
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

/** The page size depends on the screen width: renders one pagination for each page size, and CSS shows the one that applies. */
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
