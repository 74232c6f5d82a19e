import { ArrowLeft, ArrowRight } from 'lucide';
import { pageNumbers } from '../lib/paginate';
import { Anchor } from './anchor';
import { Icon } from './icon';
import styles from './pagination.module.css';

export interface PaginationWords {
  label: string;
  previous: string;
  next: string;
  /** Label of a link to a page; {page} is replaced with the number. */
  page: string;
}

interface Props {
  words: PaginationWords;
  page: number;
  pages: number;
  href: (page: number) => string;
}

export function Pagination({ words, page, pages, href }: Props) {
  return (
    <nav className={`flex gap-2 num ${styles.pages}`} aria-label={words.label}>
      <Step to={page > 1 ? href(page - 1) : undefined} label={words.previous} drawing={ArrowLeft} />
      <div className={`flex gap-2 ${styles.numbers}`}>
        {pageNumbers(page, pages).map((n, i) =>
          n === null ? (
            <span key={i === 1 ? 'before' : 'after'} aria-hidden="true">
              …
            </span>
          ) : (
            <Anchor
              key={n}
              href={href(n)}
              aria-current={n === page ? 'page' : undefined}
              aria-label={words.page.replace('{page}', String(n))}
            >
              {n}
            </Anchor>
          ),
        )}
      </div>
      <Step to={page < pages ? href(page + 1) : undefined} label={words.next} drawing={ArrowRight} />
    </nav>
  );
}

/** A link to the page before and one to the page after, for a list whose pages have no numbers. */
export function PageArrows({
  words,
  previous,
  next,
}: {
  words: Omit<PaginationWords, 'label' | 'page'>;
  previous?: string;
  next?: string;
}) {
  return (
    <div className={`flex ${styles.pages}`}>
      <Step to={previous} label={words.previous} drawing={ArrowLeft} />
      <Step to={next} label={words.next} drawing={ArrowRight} />
    </div>
  );
}

function Step({ to, label, drawing }: { to: string | undefined; label: string; drawing: typeof ArrowLeft }) {
  const icon = <Icon drawing={drawing} className="icon" />;
  return to ? (
    <Anchor href={to} aria-label={label}>
      {icon}
    </Anchor>
  ) : (
    <button type="button" disabled aria-label={label}>
      {icon}
    </button>
  );
}
