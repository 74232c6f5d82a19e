import { SearchBar } from '../../sections/search-bar';
import styles from './blog-header.module.css';

interface Props {
  title: React.ReactNode;
  search: React.ComponentProps<typeof SearchBar>;
  /** A title that holds what somebody typed may be long. */
  long?: boolean;
}

/** The title, and the search bar at its right. */
export function BlogHeader({ title, search, long = false }: Props) {
  return (
    <div className={`split ${styles.head}`}>
      <h1 data-long={long || undefined}>{title}</h1>
      <SearchBar {...search} />
    </div>
  );
}
