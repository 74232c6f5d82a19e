import { SearchBar } from '../../sections/search-bar';
import styles from './blog-header.module.css';

interface Props {
  title: React.ReactNode;
  search: React.ComponentProps<typeof SearchBar>;
  /** For titles that contain the query or category of the search, which may be long. */
  long?: boolean;
}

export function BlogHeader({ title, search, long = false }: Props) {
  return (
    <div className={`split ${styles.head}`}>
      <h1 data-long={long || undefined}>{title}</h1>
      <SearchBar {...search} />
    </div>
  );
}
