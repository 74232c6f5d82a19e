import { type Band, bands, type PageSizes, paginate } from '../../lib/paginate';
import { Pagination } from '../../ui/pagination';
import styles from './paged-list.module.css';

/** What makes CSS show an entry at the widths at which it is on the page. */
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
  /** The only part of the list needs no visible heading. */
  alone: boolean;
  /** At which widths each entry is on the page. */
  on: Record<Band, boolean>[];
  children: React.ReactNode[];
}

/** A part of a list under its own heading, which stands wherever one of its entries does. */
export function ListGroup({ name, alone, on, children }: GroupProps) {
  const any = (band: Band) => on.some((entry) => entry[band]);
  return (
    <div {...entryProps({ narrow: any('narrow'), exact: any('exact'), wide: any('wide') })}>
      <div className={alone ? 'visually-hidden' : `datum ${styles.name}`}>
        <h2>{name}</h2>
      </div>
      {children.map((child, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frame belongs to the place, the child carries its own key
        <div key={i} {...entryProps(on[i] ?? { narrow: false, exact: false, wide: false })}>
          {child}
        </div>
      ))}
    </div>
  );
}

interface PagesProps {
  label: string;
  count: number;
  sizes: PageSizes;
  wanted: number;
  href: (page: number) => string;
}

/** The number of pages depends on the width too: one row of numbers for each page size, and CSS shows the right one. */
export function ListPages({ label, count, sizes, wanted, href }: PagesProps) {
  return (
    <div className={`${styles.pages} needs-scripts no-print`}>
      {bands.map((band) => (
        <div key={band} {...entryProps({ narrow: band === 'narrow', exact: band === 'exact', wide: band === 'wide' })}>
          <Pagination label={label} {...paginate(count, sizes[band], wanted)} href={href} />
        </div>
      ))}
    </div>
  );
}
