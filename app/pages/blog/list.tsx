import { useEffect, useRef } from 'react';
import { type Band, bands, type PageSizes, paginate } from '../../lib/paginate';
import { Pagination } from '../../ui/pagination';
import styles from './list.module.css';

/** What makes CSS show an entry at the widths at which it is on the page. */
export function entryProps(on: Record<Band, boolean>) {
  return {
    className: styles.entry,
    'data-narrow': on.narrow || undefined,
    'data-exact': on.exact || undefined,
    'data-wide': on.wide || undefined,
  };
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

/** A new page of a list takes the focus to the list's start; the link that was used may be gone. */
export function useFocusOnChange(page: number) {
  const start = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    start.current?.focus({ preventScroll: true });
  }, [page]);
  return start;
}
